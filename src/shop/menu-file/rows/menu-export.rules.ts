import type { Menu, Product, Variant } from '../../menu/menu.types.js';
import { COLUMNS } from '../table/menu-columns.rules.js';
import {
  type ColumnKey,
  DISH_COLUMNS,
  type MenuRow,
  type MenuTable,
  SIZE_COLUMNS,
} from '../table/menu-table.types.js';
import { type Around, DISH_CELLS } from './dish-cells.rules.js';
import { SIZE_CELLS } from './size-cells.rules.js';

/** Repeated for each size, so that a row can still be recognised after sorting or filtering. */
const AGAIN: readonly ColumnKey[] = ['category', 'number', 'name'];

/** The menu as people edit it: a row for each size, in the order of the menu. */
export function tableOf({ categories }: Pick<Menu, 'categories'>, around: Around): MenuTable {
  const dishes = categories.flatMap(({ products }) => products);
  const cells = dishes.flatMap((dish) => dish.variants.map((size, at) => cellsOf(dish, size, at, around)));
  return {
    columns: COLUMNS.map(({ key }) => key),
    rows: cells.map((one, index) => ({ line: index + 2, cells: one })),
  };
}

/** The ids of the dish and of the size, so that a row is recognised even after renaming. */
const rowIdOf = (dish: Product, size: Variant): string => `${dish.id}/${size.id}`;

function cellsOf(dish: Product, size: Variant, at: number, around: Around): MenuRow['cells'] {
  const ofDish = DISH_COLUMNS.filter((key) => at === 0 || AGAIN.includes(key)).map((key) => [
    key,
    DISH_CELLS[key].write(dish, around),
  ]);
  const ofSize = SIZE_COLUMNS.map((key) => [key, SIZE_CELLS[key].write(size)]);
  return { id: rowIdOf(dish, size), ...Object.fromEntries([...ofDish, ...ofSize]) };
}
