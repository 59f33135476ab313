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
import { isAsBefore, type PlannedSize, sizesFrom } from './dish-sizes.rules.js';

/** A dish as it will be after the import. */
export interface PlannedDish {
  before: Product | null;
  dish: Product;
  sizes: PlannedSize[];
  rows: MenuRow[];
}

interface Planning {
  shopId: string;
  columns: readonly ColumnKey[];
  /** An empty cell leaves what is on the menu: the table comes from paper, not from us. */
  fromPaper: boolean;
  around: Around;
  now: Date;
  newId: () => string;
  /** The tax class of most dishes in a category. */
  taxOf: (categoryId: string) => TaxClass;
}

/** An empty cell of these columns changes nothing; in every other column it clears the value. */
const SILENT: readonly DishColumn[] = ['category', 'tax'];

export function planDish(
  { before, rows }: DishRows,
  planning: Planning,
): { planned: PlannedDish; problems: TableProblem[]; notes: TableProblem[] } {
  const { sizes, problems, notes } = sizesFrom(rows, before, planning);
  // The row of the first size describes the dish; deleting that row removes the size, not the description.
  const isDescribed = !before || sizes.some(({ size }) => size.id === before.variants[0]?.id);
  const base = before ?? freshDish(planning);
  let dish = base;
  for (const column of DISH_COLUMNS.filter((key) => planning.columns.includes(key))) {
    const { text, line, against } = statedIn(rows, column);
    if (against) problems.push(against);
    if (before ? isAsBefore(text, DISH_CELLS[column].write(before, planning.around)) : text === '') continue;
    if (text === '' && (planning.fromPaper || SILENT.includes(column) || !isDescribed)) continue;
    const meaning = DISH_CELLS[column].read(text, dish, planning.around);
    if ('problem' in meaning) problems.push({ line, column, message: meaning.problem });
    else dish = { ...dish, ...meaning.value };
  }
  if (dish.categoryId === '' && problems.every(({ column }) => column !== 'category'))
    problems.push({ line: rows[0]?.line ?? null, column: 'category', message: 'Die Kategorie fehlt.' });
  if (!before && !statedIn(rows, 'tax').text) dish = { ...dish, taxClass: taxOf(dish, planning) };
  const minAge = ageOf(dish, base, statedIn(rows, 'minAge').text !== '');
  return {
    planned: { before, dish: { ...dish, minAge, variants: sizes.map(({ size }) => size) }, sizes, rows },
    problems,
    notes,
  };
}

/** Alcohol is taxed as a drink and tobacco as non-food, whatever else the category holds. */
function taxOf({ alcoholType, categoryId }: Product, planning: Planning): TaxClass {
  if (alcoholType === 'none') return planning.taxOf(categoryId);
  return alcoholType === 'tobacco' ? 'nonfood' : 'drink';
}

/** An age limit that followed from the kind of alcohol follows a change of the kind. */
const ageOf = ({ alcoholType, minAge }: Product, base: Product, isStated: boolean): Product['minAge'] =>
  !isStated && base.minAge === legalAgeOf(base.alcoholType)
    ? legalAgeOf(alcoholType)
    : ageFor(alcoholType, minAge);

/** The value that the rows of a dish agree on: any row may state it for all, but two must not differ. */
function statedIn(rows: readonly MenuRow[], column: DishColumn) {
  const stated = rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '');
  const [first = rows[0]] = stated;
  const text = first?.cells[column] ?? '';
  const other = stated.find(({ cells }) => cells[column]?.trim() !== text.trim());
  const against: TableProblem | null = other
    ? {
        line: other.line,
        column,
        message: `Hier steht ${quoted(other.cells[column] ?? '')}, in Zeile ${first?.line} aber ${quoted(text)}. Beide Zeilen gehören zu einer Speise.`,
      }
    : null;
  return { text: stated.length === 0 ? '' : text, line: first?.line ?? null, against };
}

const freshDish = ({ shopId, now, newId }: Planning): Product => ({
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
