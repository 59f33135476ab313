import { parseEuro } from '../../../shared/money.js';
import { menuCsv } from '../table/menu-csv.rules.js';

/** The columns of a menu that was read from paper. Allergens are none of them: they stay as they are, not checked. */
const READ_COLUMNS = ['category', 'number', 'name', 'description', 'size', 'price'] as const;
export type ReadCells = Record<(typeof READ_COLUMNS)[number], string>;

/** As a file for the import, which is told to keep what is on the menu where a cell is empty. */
export const readMenuCsv = (rows: readonly ReadCells[]): string =>
  menuCsv({ columns: [...READ_COLUMNS], rows: rows.map((cells, at) => ({ line: at + 2, cells })) });

/** What a row needs before it can be taken over; null when it has it. */
export function missingIn({ category, name, price }: ReadCells): 'name' | 'category' | 'price' | null {
  if (name.trim() === '') return 'name';
  if (category.trim() === '') return 'category';
  return parseEuro(price) === null ? 'price' : null;
}
