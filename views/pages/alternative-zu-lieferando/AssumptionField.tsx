import { useId, useState } from 'react';
import { parseEuro } from '../../../src/shared/money';
import { type Field, shownNumber } from './assumptions';
import classes from './Calculator.module.css';

interface AssumptionFieldProps {
  field: Field;
  value: number;
  onChange: (value: number) => void;
}

/** A number to drag or to type, and below it where it comes from. */
export function AssumptionField({ field, value, onChange }: AssumptionFieldProps) {
  const { label, unit, max, step, hint, source } = field;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const refused = typed !== null && numberWithin(typed, max) === null;

  const type = (text: string) => {
    setTyped(text);
    const number = numberWithin(text, max);
    if (number !== null) onChange(number);
  };

  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.number} data-refused={refused || undefined}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? shownNumber(value)}
          aria-describedby={`${id}-hint`}
          aria-invalid={refused || undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden>{unit}</span>
      </span>
      <input
        type="range"
        className={classes.range}
        aria-label={`${label}, Regler`}
        aria-valuetext={`${shownNumber(value)} ${unit === '€' ? 'Euro' : 'Prozent'}`}
        min={0}
        max={max}
        step={step}
        value={value}
        onChange={(event) => {
          setTyped(null);
          onChange(Number(event.currentTarget.value));
        }}
      />
      <p id={`${id}-hint`} className={classes.hint}>
        {refused ? (
          `Bitte eine Zahl von 0 bis ${shownNumber(max)}.`
        ) : (
          <>
            <strong>Annahme, bitte anpassen.</strong> {hint}
          </>
        )}
        {source && (
          <>
            {' '}
            {source.text} Quelle: <a href={source.href}>{source.link}</a>, {source.read}.
          </>
        )}
      </p>
    </div>
  );
}

function numberWithin(text: string, max: number): number | null {
  const number = parseEuro(text.replace('%', ''));
  return number !== null && number <= max ? number : null;
}
