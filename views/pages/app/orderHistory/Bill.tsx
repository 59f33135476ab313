import { formatEuro } from '../../../../src/shared/money';
import type { HistoryOrder } from '../../../../src/shop/history/history.view';
import { VatTable } from '../../../components/tables/VatTable';
import classes from './Order.module.css';

/** What was ordered, what it came to, and the VAT within. */
export const Bill = ({ order: { lines, sums, payableCents, groups } }: { order: HistoryOrder }) => (
  <>
    <table className={classes.bill}>
      <caption className="visually-hidden">Gerichte und Summen</caption>
      <thead>
        <tr>
          <th scope="col">Menge</th>
          <th scope="col">Gericht</th>
          <th scope="col">MwSt.</th>
          <th scope="col">Preis</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a past order stay as they are
          <tr key={index}>
            <td>{line.quantity}</td>
            <th scope="row">
              {line.name} {line.variant && <small>{line.variant}</small>}
              {line.options.length > 0 && (
                <small className={classes.extras}>{line.options.map(withoutSign).join(' · ')}</small>
              )}
              {line.note && <small className={classes.extras}>„{line.note}“</small>}
            </th>
            <td className={classes.rate}>{line.vatRates.map((rate) => `${rate} %`).join(', ')}</td>
            <td>{formatEuro(line.grossCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, cents }) => (
          <tr key={label}>
            <td />
            <th scope="row" colSpan={2}>
              {label}
            </th>
            <td>{formatEuro(cents)}</td>
          </tr>
        ))}
        <tr className={classes.total}>
          <td />
          <th scope="row" colSpan={2}>
            Zu zahlen
          </th>
          <td>{formatEuro(payableCents)}</td>
        </tr>
      </tfoot>
    </table>
    {groups.length > 0 && (
      <div className={classes.vat}>
        <VatTable caption="Darin enthaltene Mehrwertsteuer" groups={groups} />
      </div>
    )}
  </>
);

const withoutSign = (option: string): string => option.replace(/^[-+] /, '');
