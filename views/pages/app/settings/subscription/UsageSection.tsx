import { formatBytes } from '../../../../../src/shared/bytes';
import type { SubscriptionPage, UsageBar } from '../../../../../src/shop/billing/billing.view';
import { Section } from '../../../../components/frame/Section';
import classes from './Subscription.module.css';

/** How much of the plan is used. */
export function UsageSection({ page: { usage } }: { page: SubscriptionPage }) {
  return (
    <Section title="Nutzung">
      <ul className={classes.usage}>
        {usage.map((bar) => (
          <Bar key={bar.label} {...bar} />
        ))}
      </ul>
    </Section>
  );
}

function Bar({ label, used, most, unit }: UsageBar) {
  const shown = (count: number) => (unit === 'bytes' ? formatBytes(count) : String(count));
  if (most === null)
    return (
      <li>
        <span>{label}</span>
        <span className={classes.amount}>
          {used === null ? 'ohne Grenze' : `${shown(used)}, ohne Grenze`}
        </span>
      </li>
    );
  const value = used ?? 0;
  const fill = value > most ? 'over' : value === most ? 'full' : undefined;

  return (
    <li>
      <span>{label}</span>
      <span className={classes.amount}>
        {shown(value)} von {shown(most)}
      </span>
      <meter
        className={classes.bar}
        data-fill={fill}
        aria-label={label}
        max={Math.max(1, most)}
        value={most === 0 ? 1 : Math.min(value, most)}
      >
        {shown(value)} von {shown(most)}
      </meter>
    </li>
  );
}
