import type { CSSProperties, ReactNode } from 'react';
import { formatEuro } from '../../../../../src/shared/money';
import classes from './Day.module.css';

interface Row {
  label: string;
  /** A dot beside the words. */
  colour?: string;
  /** Under the words. */
  below?: ReactNode;
  count: number;
  cents: number;
  /** A third column. */
  share?: string;
}

interface Props {
  caption: string;
  /** Where a heading says it already. */
  captionHidden?: boolean;
  heads: readonly string[];
  rows: readonly Row[];
}

/** How many, and what they came to. */
export const AmountTable = ({ caption, captionHidden = false, heads, rows }: Props) => (
  <table className={classes.list}>
    <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
    <thead className="visually-hidden">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, colour, below, count, cents, share }) => (
        <tr key={label}>
          <th
            scope="row"
            className={colour && classes.dotted}
            style={colour ? ({ '--colour': colour } as CSSProperties) : undefined}
          >
            {label}
            {below}
          </th>
          <td>{count}</td>
          <td>{formatEuro(cents)}</td>
          {share !== undefined && <td>{share}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
