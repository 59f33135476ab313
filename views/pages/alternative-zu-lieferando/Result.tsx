import { formatEuro } from '../../../src/shared/money';
import type { Plan } from '../../../src/shop/subscription/plans';
import { CallToAction } from '../../components/site/CallToAction';
import classes from './Calculator.module.css';
import { breakEvenCents, type Comparison, perYear } from './commission.rules';

interface ResultProps {
  comparison: Comparison;
  plan: Plan;
  commissionPercent: number;
}

export function Result({ comparison, plan, commissionPercent }: ResultProps) {
  const {
    movedCents,
    orders,
    commissionPerOrderCents,
    commissionCents,
    tresenCents,
    savedCents,
    savedPerYearCents,
  } = comparison;
  const cheaper = savedCents >= 0;
  const most = Math.max(commissionCents, tresenCents, 1);
  const limit = plan.limits.ordersPerMonth;

  return (
    <div className={classes.result}>
      <p className={classes.saved}>
        <span>Unterschied im Jahr</span>
        <strong>{formatEuro(Math.abs(savedPerYearCents))}</strong>
        <span>{cheaper ? 'zugunsten des Festpreises' : 'zugunsten der Provision'}</span>
      </p>
      <dl className={classes.bars}>
        <Bar name="Provision im Monat" cents={commissionCents} most={most} />
        <Bar name={`Tresen ${plan.name} im Monat`} cents={tresenCents} most={most} own />
      </dl>
      <p className={classes.hint}>
        Gerechnet mit {formatEuro(movedCents)} Umsatz ({orders} Bestellungen), die im Monat über deine eigene
        Seite kommen; je Bestellung wären das {formatEuro(commissionPerOrderCents)} Provision. Im Jahr sind
        das {formatEuro(perYear(commissionCents))} Provision gegenüber {formatEuro(perYear(tresenCents))}.
      </p>
      <p className={classes.hint}>{breakEvenSentence(commissionPercent, tresenCents)}</p>
      {limit !== null && orders > limit && (
        <p className={classes.warning}>
          Der Tarif {plan.name} reicht bis {limit} Bestellungen im Monat. Rechne hier mit Starter.
        </p>
      )}
      <CallToAction fullWidth />
    </div>
  );
}

function Bar({ name, cents, most, own }: { name: string; cents: number; most: number; own?: boolean }) {
  return (
    <div className={classes.bar} data-own={own}>
      <dt>{name}</dt>
      <dd>{formatEuro(cents)}</dd>
      <progress value={cents} max={most} aria-hidden />
    </div>
  );
}

function breakEvenSentence(commissionPercent: number, tresenCents: number): string {
  const enough = breakEvenCents(commissionPercent, tresenCents);
  if (enough === null) return 'Ohne Provision bleibt nur der Festpreis.';
  if (enough === 0) return 'Dieser Tarif kostet nichts.';
  return `Ab ${formatEuro(enough)} Umsatz im Monat auf der eigenen Seite deckt die Provision, die dort nicht anfällt, den Festpreis.`;
}
