import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { formatEuro } from '../../../../../src/shared/money';
import type { TrialView } from '../../../../../src/shop/discount/trial/trial.view';
import classes from './Trial.module.css';
import type { TrialState } from './useTrial';

/** Which rule gave what, which did not and why, and what the guest pays. */
export function TrialResult({ trial: { result, problem, busy } }: { trial: TrialState }) {
  return (
    <div className={classes.result} aria-live="polite" aria-busy={busy}>
      {problem && (
        <p className={classes.problem}>
          <IconInfoCircle size={18} aria-hidden />
          {problem}
        </p>
      )}
      {!result && !problem && busy && <p className={classes.lead}>Wird gerechnet …</p>}
      {result && (
        <>
          <Rules result={result} />
          <Sums result={result} />
        </>
      )}
    </div>
  );
}

function Rules({ result: { given, missed, refusal } }: { result: TrialView }) {
  // The rule that is being edited comes first, whatever became of it.
  const ownFirst = <T extends { own: boolean }>(all: readonly T[]) =>
    [...all].sort((a, b) => Number(b.own) - Number(a.own));
  return (
    <ul className={classes.rules}>
      {ownFirst(given).map(({ id, label, cents, own }) => (
        <li key={id} data-given>
          <IconCheck size={18} aria-hidden />
          <span>
            <b>{nameOf(label, own)}</b>{' '}
            {cents > 0 ? `spart ${formatEuro(cents)}` : 'gilt, sobald die Liefergebühr feststeht'}
          </span>
        </li>
      ))}
      {ownFirst(missed).map(({ id, label, why, own }) => (
        <li key={id} data-own={own || undefined}>
          <IconX size={18} aria-hidden />
          <span>
            <b>{nameOf(label, own)}</b> {why}
          </span>
        </li>
      ))}
      {refusal && (
        <li>
          <IconInfoCircle size={18} aria-hidden />
          <span>Der Shop nimmt das dann nicht an: {refusal}</span>
        </li>
      )}
    </ul>
  );
}

const nameOf = (label: string, own: boolean): string => (own ? label || 'Diese Regel' : `„${label}“`);

function Sums({ result }: { result: TrialView }) {
  const { goodsCents, given, feesCents, depositCents, payableCents } = result;
  // Free delivery shows in the fee that is not there.
  const taken = given.filter(({ cents, kind }) => cents > 0 && kind !== 'freeDelivery');
  return (
    <dl className={classes.sums}>
      <Row name="Warenwert" value={formatEuro(goodsCents)} />
      {taken.map(({ id, label, cents }) => (
        <Row key={id} name={label || 'Diese Regel'} value={`−${formatEuro(cents)}`} off />
      ))}
      {feesCents > 0 && <Row name="Lieferung" value={formatEuro(feesCents)} />}
      {depositCents > 0 && <Row name="Pfand" value={formatEuro(depositCents)} />}
      <div className={classes.total}>
        <dt>Gast zahlt</dt>
        <dd>{formatEuro(payableCents)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ name, value, off }: { name: string; value: string; off?: boolean }) => (
  <div data-off={off || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
