import { formatEuro } from '../../../../../src/shared/money';
import type { Figures } from '../../../../../src/shop/history/day/day.view';
import { Section } from '../../../../components/frame/Section';
import classes from './Day.module.css';

/** By rate, and what the sum of them leaves out. */
export const VatTable = ({ figures }: { figures: Figures }) => (
  <Section title="Mehrwertsteuer" lead="Je Steuersatz, laut Bestellungen. Das ist kein Kassenabschluss.">
    <table className={classes.vat}>
      <caption className="visually-hidden">Umsatz je Steuersatz</caption>
      <thead>
        <tr>
          {['Satz', 'Netto', 'Steuer', 'Brutto'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.vat.map(({ rate, netCents, vatCents, grossCents }) => (
          <tr key={rate}>
            <th scope="row">{rate} %</th>
            <td>{formatEuro(netCents)}</td>
            <td>{formatEuro(vatCents)}</td>
            <td>{formatEuro(grossCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {besidesOf(figures).map(([label, cents]) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>{formatEuro(cents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  </Section>
);

const besidesOf = ({ staffTipCents, voucherCents, refundedCents }: Figures): [string, number][] =>
  (
    [
      ['Trinkgeld fürs Team (ohne Steuer)', staffTipCents],
      ['Mit Gutschein bezahlt', -voucherCents],
      ['Erstattet', -refundedCents],
    ] as [string, number][]
  ).filter(([, cents]) => cents !== 0);
