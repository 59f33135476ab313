import { FULFILMENTS } from '../../../shared/fulfilment.types.js';
import { ageFor, legalAgeOf } from '../../menu/alcohol.rules.js';
import { PLAIN_DISH } from '../../menu/menu.rules.js';
import type { Product } from '../../menu/menu.types.js';
import type { TaxClass } from '../../pricing/pricing.types.js';
import {
  type ColumnKey,
  DISH_COLUMNS,
  type DishColumn,
  type MenuRow,
  type TableProblem,
} from '../table/menu-table.types.js';
import { quoted } from './cell-words.rules.js';
import { type Around, DISH_CELLS } from './dish-cells.rules.js';
import type { DishRows } from './dish-rows.rules.js';
import { isAsBefore, sizesFrom, type WishedSize } from './dish-sizes.rules.js';

/** A dish as the file wishes it. */
export interface WishedDish {
  before: Product | null;
  dish: Product;
  sizes: WishedSize[];
  rows: MenuRow[];
}

export interface Wishing {
  shopId: string;
  columns: readonly ColumnKey[];
  around: Around;
  now: Date;
  newId: () => string;
  /** What most dishes of a category are taxed as. */
  taxOf: (categoryId: string) => TaxClass;
}

/** Left empty these say nothing; everything else that is empty is empty on the menu as well. */
const SILENT: readonly DishColumn[] = ['category', 'tax'];

export function wishedDish(
  { before, rows }: DishRows,
  wishing: Wishing,
): { wish: WishedDish; problems: TableProblem[] } {
  const { sizes, problems } = sizesFrom(rows, before, wishing);
  // The file says the most in the row of the first size; who deletes that row means the size, not the description.
  const tellsAll = !before || sizes.some(({ size }) => size.id === before.variants[0]?.id);
  const base = before ?? freshDish(wishing);
  let dish = base;
  for (const column of DISH_COLUMNS.filter((key) => wishing.columns.includes(key))) {
    const { text, line, against } = saidOf(rows, column);
    if (against) problems.push(against);
    if (before ? isAsBefore(text, DISH_CELLS[column].write(before, wishing.around)) : text === '') continue;
    if (text === '' && (SILENT.includes(column) || !tellsAll)) continue;
    const meaning = DISH_CELLS[column].read(text, dish, wishing.around);
    if ('problem' in meaning) problems.push({ line, column, message: meaning.problem });
    else dish = { ...dish, ...meaning.value };
  }
  if (dish.categoryId === '' && problems.every(({ column }) => column !== 'category'))
    problems.push({ line: rows[0]?.line ?? null, column: 'category', message: 'Die Kategorie fehlt.' });
  if (!before && !saidOf(rows, 'tax').text) dish = { ...dish, taxClass: taxOf(dish, wishing) };
  const minAge = ageOf(dish, base, saidOf(rows, 'minAge').text !== '');
  return {
    wish: { before, dish: { ...dish, minAge, variants: sizes.map(({ size }) => size) }, sizes, rows },
    problems,
  };
}

/** Alcohol is a drink and tobacco no food, whatever they stand beside. */
function taxOf({ alcoholType, categoryId }: Product, wishing: Wishing): TaxClass {
  if (alcoholType === 'none') return wishing.taxOf(categoryId);
  return alcoholType === 'tobacco' ? 'nonfood' : 'drink';
}

/** An age that only followed from the kind follows the new kind as well. */
const ageOf = ({ alcoholType, minAge }: Product, base: Product, isSaid: boolean): Product['minAge'] =>
  !isSaid && base.minAge === legalAgeOf(base.alcoholType)
    ? legalAgeOf(alcoholType)
    : ageFor(alcoholType, minAge);

/** What the rows of a dish say together: whoever says something, says it for all; two may not disagree. */
function saidOf(rows: readonly MenuRow[], column: DishColumn) {
  const said = rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '');
  const [first = rows[0]] = said;
  const text = first?.cells[column] ?? '';
  const other = said.find(({ cells }) => cells[column]?.trim() !== text.trim());
  const against: TableProblem | null = other
    ? {
        line: other.line,
        column,
        message: `Hier steht ${quoted(other.cells[column] ?? '')}, in Zeile ${first?.line} aber ${quoted(text)}. Beide Zeilen gehören zu einer Speise.`,
      }
    : null;
  return { text: said.length === 0 ? '' : text, line: first?.line ?? null, against };
}

const freshDish = ({ shopId, now, newId }: Wishing): Product => ({
  ...PLAIN_DISH,
  id: newId(),
  shopId,
  version: 1,
  categoryId: '',
  position: 0,
  number: '',
  name: '',
  description: '',
  taxClass: 'food',
  variants: [],
  optionGroupIds: [],
  allergens: null,
  additives: [],
  depositCents: 0,
  minAge: 0,
  fulfilments: [...FULFILMENTS],
  createdAt: now,
  updatedAt: now,
});
