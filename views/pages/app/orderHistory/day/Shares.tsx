import { FULFILMENT_LABEL } from '../../../../../src/shared/fulfilment.types';
import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { PAYMENT_LABEL } from '../../../../../src/shop/history/history.view';
import { Section } from '../../../../components/frame/Section';
import { AmountTable } from './AmountTable';
import { WAY_COLOURS } from './colours';
import classes from './Day.module.css';

const PAYMENT_COLOURS = {
  cash: 'var(--tresen-primary)',
  cardOnSite: '#78d3a0',
  stripe: '#a9b9ff',
  paypal: '#aca9bb',
};

/** How the food left, and how guests wished to pay: what the house takes is booked in its own till. */
export const Shares = ({ figures: { ways, payments } }: { figures: Figures }) => (
  <Section title="Bestellart und Zahlungswunsch">
    <ShareList
      title="Bestellart"
      shares={ways.map(({ key, ...share }) => ({
        ...share,
        label: FULFILMENT_LABEL[key],
        colour: WAY_COLOURS[key],
      }))}
    />
    <ShareList
      title="Zahlungswunsch"
      shares={payments.map(({ key, ...share }) => ({
        ...share,
        label: PAYMENT_LABEL[key],
        colour: PAYMENT_COLOURS[key],
      }))}
    />
  </Section>
);

interface ShareListProps {
  title: string;
  shares: readonly { label: string; orders: number; cents: number; colour: string }[];
}

const ShareList = ({ title, shares }: ShareListProps) => {
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <div className={classes.shares}>
      <div className={classes.band} aria-hidden>
        {shares.map(({ label, cents, colour }) => (
          <span key={label} style={{ flexGrow: cents, background: colour }} />
        ))}
      </div>
      <AmountTable
        caption={title}
        heads={['Art', 'Bestellungen', 'Betrag', 'Anteil']}
        rows={shares.map(({ orders, ...share }) => ({
          ...share,
          count: orders,
          share: `${total > 0 ? Math.round((share.cents / total) * 100) : 0} %`,
        }))}
      />
    </div>
  );
};
