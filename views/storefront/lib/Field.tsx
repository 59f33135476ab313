import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { useSentences } from './words/Voice';

interface Around {
  name: string;
  label: string;
  /** What is not marked as optional is required. */
  optional?: boolean;
  error?: string;
  hint?: string;
}

type Props = Around & React.InputHTMLAttributes<HTMLInputElement>;

/** A labelled input; what is wrong with it stands right below. */
export function Field({ name, label, optional, error, hint, ...input }: Props) {
  return (
    <Labelled name={name} label={label} optional={optional} error={error} hint={hint}>
      <input {...asking({ name, optional, error, hint })} {...input} />
    </Labelled>
  );
}

type AreaProps = Around & React.TextareaHTMLAttributes<HTMLTextAreaElement>;

export function AreaField({ name, label, optional, error, hint, ...input }: AreaProps) {
  return (
    <Labelled name={name} label={label} optional={optional} error={error} hint={hint}>
      <textarea {...asking({ name, optional, error, hint })} {...input} />
    </Labelled>
  );
}

/** What is wrong with a field or a choice, in words and with a sign. */
export const Fault = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="fault" id={faultOf(name)}>
    <Icon name="alert" />
    <span>{children}</span>
  </span>
);

export const faultOf = (name: string): string => `${name}-fehler`;

const hintOf = (name: string): string => `${name}-hinweis`;

const asking = ({ name, optional, error, hint }: Omit<Around, 'label'>) => ({
  id: name,
  name,
  className: 'input',
  required: !optional,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && faultOf(name), hint && hintOf(name)].filter(Boolean).join(' ') || undefined,
});

function Labelled({ name, label, optional, error, hint, children }: Around & { children: ReactNode }) {
  const { optional: ifYouLike } = useSentences().page;
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {label}
        {optional && <i> {ifYouLike}</i>}
      </label>
      {children}
      {error && <Fault name={name}>{error}</Fault>}
      {hint && (
        <span className="hint" id={hintOf(name)}>
          {hint}
        </span>
      )}
    </div>
  );
}
