import { Fault, faultOf } from '../lib/Field';

interface Props {
  name: string;
  label: string;
  value: string;
  error?: string;
  change: (text: string) => void;
  left: () => void;
}

/** An amount in euros that the guest types, where none of those offered fits. */
export const OwnAmount = ({ name, label, value, error, change, left }: Props) => (
  <div className="field own">
    <label className="field__label" htmlFor={name}>
      {label}
    </label>
    <span className="own__box">
      <input
        id={name}
        name={name}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? faultOf(name) : undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={left}
      />
      <span aria-hidden="true">€</span>
    </span>
    {error && <Fault name={name}>{error}</Fault>}
  </div>
);
