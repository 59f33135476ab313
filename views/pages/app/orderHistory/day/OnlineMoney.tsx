import { formatEuro } from '../../../../../src/shared/money';
import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { PAYMENT_LABEL } from '../../../../../src/shop/history/history.view';
import { Section } from '../../../../components/frame/Section';
import classes from './Day.module.css';

/** What went through a provider. What the house takes itself stands in its till alone. */
export function OnlineMoney({ online }: Pick<Figures, 'online'>) {
  if (online.length === 0) return null;
  return (
    <Section
      title="Online bezahlt"
      lead="Eingezogen und zurückgegeben für diese Bestellungen, ohne Testzahlungen. Das ist kein Kassenabschluss."
    >
      <table className={classes.list}>
        <caption className="visually-hidden">Online bezahlt und zurückgegeben</caption>
        <thead>
          <tr>
            {['Weg', 'Bezahlt', 'Zurück'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {online.map(({ key, orders, paidCents, refundedCents }) => (
            <tr key={key}>
              <th scope="row">
                {PAYMENT_LABEL[key]} <small>{orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`}</small>
              </th>
              <td>{formatEuro(paidCents)}</td>
              <td>{formatEuro(-refundedCents + 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
