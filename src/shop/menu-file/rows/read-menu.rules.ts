import { parseEuro } from '../../../shared/money.js';
import { menuCsv } from '../table/menu-csv.rules.js';
import type { ColumnKey } from '../table/menu-table.types.js';

/** The columns of a menu that was read from paper. Allergens are none of them: they stay as they are, not checked. */
const READ_COLUMNS = ['category', 'number', 'name', 'description', 'size', 'price'] as const;
export type ReadCells = Record<(typeof READ_COLUMNS)[number], string>;

const NEEDED: readonly ColumnKey[] = ['category', 'name', 'price'];

/** As a file that the import reads like any other. A column in which nothing stands would empty what is on the menu. */
export function readMenuCsv(rows: readonly ReadCells[]): string {
  const columns = READ_COLUMNS.filter(
    (key) => NEEDED.includes(key) || rows.some((cells) => cells[key].trim() !== ''),
  );
  return menuCsv({ columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })) });
}

/** What a row needs before it can be taken over; null when it has it. */
export function missingIn({ category, name, price }: ReadCells): 'name' | 'category' | 'price' | null {
  if (name.trim() === '') return 'name';
  if (category.trim() === '') return 'category';
  return parseEuro(price) === null ? 'price' : null;
}
