import { formatEuro } from '../../../src/shared/money';
import classes from './VatTable.module.css';

interface Props {
  caption: string;
  groups: readonly { rate: number; netCents: number; vatCents: number; grossCents: number }[];
  /** What stands beside the taxed sums. */
  beside?: readonly [label: string, cents: number][];
}

export const VatTable = ({ caption, groups, beside = [] }: Props) => (
  <table className={classes.vat}>
    <caption>{caption}</caption>
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
      {groups.map(({ rate, netCents, vatCents, grossCents }) => (
        <tr key={rate}>
          <th scope="row">{rate} %</th>
          <td>{formatEuro(netCents)}</td>
          <td>{formatEuro(vatCents)}</td>
          <td>{formatEuro(grossCents)}</td>
        </tr>
      ))}
    </tbody>
    {beside.length > 0 && (
      <tfoot>
        {beside.map(([label, cents]) => (
          <tr key={label}>
            <th scope="row" colSpan={3}>
              {label}
            </th>
            <td>{formatEuro(cents)}</td>
          </tr>
        ))}
      </tfoot>
    )}
  </table>
);
