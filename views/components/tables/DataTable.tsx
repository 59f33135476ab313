import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

export interface Column<T> {
  label: string;
  cell: (row: T) => ReactNode;
  align?: 'right';
  /** Heading of the row: read out with each cell, and the title of its card on a phone. */
  main?: boolean;
}

interface DataTableProps<T> {
  /** What the table lists, for people who cannot see it. */
  caption: string;
  columns: Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Shown in place of the table when there are no rows. */
  empty?: ReactNode;
}

/** A table on wide screens, a list of cards on a phone. */
export function DataTable<T>({ caption, columns, rows, keyOf, empty }: DataTableProps<T>) {
  if (rows.length === 0 && empty) return empty;

  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.label} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<T>({ column: { label, cell, align, main }, row }: { column: Column<T>; row: T }) {
  if (main)
    return (
      <th scope="row" data-align={align} className={classes.main}>
        {cell(row)}
      </th>
    );

  return (
    <td data-align={align} data-label={label}>
      {cell(row)}
    </td>
  );
}
