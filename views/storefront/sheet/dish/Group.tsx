import type { ReactNode } from 'react';
import { Icon } from '../../lib/Icon';
import { useSentences } from '../../lib/words/Voice';

interface Props {
  id: string;
  name: string;
  lang?: string;
  /** How many must be chosen; 0 leaves it open. */
  required: number;
  done: boolean;
  /** What is said of a question that may stay open. */
  optional?: string;
  /** The button was pressed before it was answered. */
  missing?: boolean;
  children: ReactNode;
}

/** A question with its mark: what must be answered is seen before anybody reads. */
export function Group({ id, name, lang, required, done, optional, missing, children }: Props) {
  const { sheet } = useSentences();
  const must = done ? sheet.required(required) : sheet.requiredOpen;
  const mark = required > 0 ? must : optional;
  return (
    <fieldset className="group" id={`frage-${id}`} aria-describedby={missing ? `fehlt-${id}` : undefined}>
      <legend className="visually-hidden">
        <span lang={lang}>{name}</span>, {mark}
      </legend>
      <div className="group__head" aria-hidden="true">
        <b lang={lang}>{name}</b>
        {required > 0 ? (
          <span className={done ? 'must must--done' : 'must must--open'}>
            {done && <Icon name="check" />}
            {must}
          </span>
        ) : (
          <span className="must">{optional}</span>
        )}
      </div>
      {missing && (
        <p className="fault" id={`fehlt-${id}`} role="alert">
          <Icon name="alert" />
          {sheet.chooseHere}
        </p>
      )}
      {children}
    </fieldset>
  );
}
