import type { CSSProperties } from 'react';
import { FULFILMENT_LABEL } from '../../../../../src/shared/fulfilment.types';
import { formatEuro } from '../../../../../src/shared/money';
import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { PAYMENT_LABEL } from '../../../../../src/shop/history/history.view';
import { Section } from '../../../../components/frame/Section';
import { WAY_COLOURS } from './colours';
import classes from './Day.module.css';

const PAYMENT_COLOURS = {
  cash: 'var(--tresen-primary)',
  cardOnSite: '#78d3a0',
  stripe: '#a9b9ff',
  paypal: '#aca9bb',
};

/** How the food left, and how guests wished to pay: what the house takes is booked in its own till. */
export const Shares = ({ figures: { ways, payments, turnoverCents } }: { figures: Figures }) => (
  <Section title="Bestellart und Zahlungswunsch">
    <ShareList
      title="Bestellart"
      total={turnoverCents}
      shares={ways.map(({ key, ...share }) => ({
        ...share,
        label: FULFILMENT_LABEL[key],
        colour: WAY_COLOURS[key],
      }))}
    />
    <ShareList
      title="Zahlungswunsch"
      total={turnoverCents}
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
  total: number;
  shares: readonly { label: string; orders: number; cents: number; colour: string }[];
}

const ShareList = ({ title, total, shares }: ShareListProps) => (
  <div className={classes.shares}>
    <div className={classes.band} aria-hidden>
      {shares.map(({ label, cents, colour }) => (
        <span key={label} style={{ flexGrow: cents, background: colour }} />
      ))}
    </div>
    <table className={classes.list}>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          {['Art', 'Bestellungen', 'Umsatz', 'Anteil'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ label, orders, cents, colour }) => (
          <tr key={label}>
            <th scope="row" className={classes.dotted} style={{ '--colour': colour } as CSSProperties}>
              {label}
            </th>
            <td>{orders}</td>
            <td>{formatEuro(cents)}</td>
            <td className={classes.quiet}>{total > 0 ? Math.round((cents / total) * 100) : 0} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
