import { Button } from '@mantine/core';
import { formatTime } from '../../../../src/shared/berlin-time';
import { Problem } from '../../../components/states/Problem';
import { Euro } from '../../../components/tables/Euro';
import classes from './Total.module.css';
import type { PhoneOrderState } from './usePhoneOrder';

/** Stays in sight however long the order gets. */
export function Total({ order }: { order: PhoneOrderState }) {
  const { quote, busy, problem, place, basket, missing } = order;
  const { sums, refusal } = quote;
  const empty = basket.lines.length === 0;
  const said = missing ?? problem ?? (empty ? null : refusal);
  return (
    <section className={classes.total} aria-label="Summe">
      {said && <Problem>{said}</Problem>}
      <div className={classes.sum}>
        <div className={classes.parts}>
          {sums && !empty && <Parts order={order} />}
          <p className={classes.payable} data-asking={quote.asking || undefined}>
            <span>Gesamt</span>
            <b>
              <Euro cents={empty ? 0 : (sums?.payableCents ?? 0)} />
            </b>
          </p>
        </div>
        <Button size="lg" loading={busy} onClick={() => place()} className={classes.place}>
          Bestellen <kbd className={classes.key}>Strg ↵</kbd>
        </Button>
      </div>
    </section>
  );
}

function Parts({ order: { quote, way, when, minutes } }: { order: PhoneOrderState }) {
  const sums = quote.sums!;
  const parts = [
    sums.discountCents > 0 && { label: 'Rabatt', cents: -sums.discountCents },
    sums.feesCents > 0 && { label: way === 'delivery' ? 'Lieferung' : 'Gebühren', cents: sums.feesCents },
    sums.depositCents > 0 && { label: 'Pfand', cents: sums.depositCents },
  ].filter((part) => part !== false);
  const at = minutes !== null && when === 'asap' ? null : formatTime(new Date(sums.handoverAt));
  return (
    <p className={classes.extra}>
      {parts.map(({ label, cents }) => (
        <span key={label}>
          {label} <Euro cents={cents} />
        </span>
      ))}
      {sums.area && <span>{sums.area}</span>}
      {at && <span>{way === 'delivery' ? `beim Gast um ${at}` : `fertig um ${at}`}</span>}
    </p>
  );
}
