import type { ReactNode } from 'react';
import { Fault, faultOf } from '../lib/Field';

interface Props {
  name: string;
  value: boolean;
  children: ReactNode;
  required?: boolean;
  error?: string;
  change: (value: boolean) => void;
}

/** A box to tick; none of them is ever ticked for the guest. */
export function Check({ name, value, children, required, error, change }: Props) {
  return (
    <div>
      <label className="pick">
        <input
          type="checkbox"
          id={name}
          name={name}
          required={required}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? faultOf(name) : undefined}
          onChange={({ target }) => change(target.checked)}
        />
        <span className="pick__text">{children}</span>
      </label>
      {error && <Fault name={name}>{error}</Fault>}
    </div>
  );
}
