import { guarded, unguarded } from './cell-guard.rules.js';
import { csvFrom, type Separator, separatorOf, sheetIn } from './csv.rules.js';
import { COLUMNS } from './menu-columns.rules.js';
import type { ColumnKey, MenuTable, TableReading } from './menu-table.types.js';
import { excessOf, sheetFrom, TOO_LARGE, tableFrom } from './sheet.rules.js';

const MONEY = new Set(COLUMNS.filter(({ kind }) => kind === 'money').map(({ key }) => key));

/** Amounts stay numbers, so that a table program can calculate with them; texts are guarded against being converted. */
export function menuCsv(table: MenuTable, separator: Separator = ';'): string {
  const [heading = [], ...lines] = sheetFrom(table);
  const cells = lines.map((line) =>
    line.map((cell, at) => (MONEY.has(table.columns[at] as ColumnKey) ? cell : guarded(cell))),
  );
  return csvFrom([heading, ...cells], separator);
}

/** A text says why this is too large to be a menu. */
export function menuFromCsv(text: string): (TableReading & { separator: Separator }) | string {
  const separator = separatorOf(text);
  const sheet = sheetIn(text, separator);
  if (!sheet) return TOO_LARGE;
  const excess = excessOf(sheet);
  if (excess) return excess;
  const { table, ...rest } = tableFrom(sheet);
  return { ...rest, table: bare(table), separator };
}

const bare = ({ columns, rows }: MenuTable): MenuTable => ({
  columns,
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      Object.entries(cells).map(([key, cell]) => [key, MONEY.has(key as ColumnKey) ? cell : unguarded(cell)]),
    ),
  })),
});
