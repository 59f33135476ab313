import type { Product } from '../menu/menu.types.js';
import type { DishChange, ImportReview, ShownProblem } from './import.types.js';
import { changedKeysOf, type MenuPlan, removalsOf } from './menu-plan.rules.js';
import { type Around, DISH_CELLS } from './rows/dish-cells.rules.js';
import type { PlannedDish } from './rows/planned-dish.rules.js';
import { SIZE_CELLS } from './rows/size-cells.rules.js';
import { labelOf } from './table/menu-columns.rules.js';
import type { FileFacts } from './table/menu-table.types.js';
import { DISH_COLUMNS, SIZE_COLUMNS, type TableProblem } from './table/menu-table.types.js';

const MAX_LISTED = 300;

interface Reviewed {
  file: FileFacts;
  rows: number;
  plan: MenuPlan;
  products: readonly Product[];
  around: Around;
  problems: readonly TableProblem[];
  notes: readonly TableProblem[];
  /** null: unlimited. */
  limit: number | null;
}

export function reviewOf({
  file,
  rows,
  plan,
  products,
  around,
  problems,
  notes,
  limit,
}: Reviewed): ImportReview {
  const changed = plan.dishes.filter((planned) => changedKeysOf(planned).length > 0);
  const added = changed.filter(({ before }) => !before).length;
  const { missing, needed } = removalsOf(plan, products);
  const after = products.length + added;
  return {
    file,
    rows,
    problems: inOrder(problems).slice(0, MAX_LISTED).map(shown),
    problemCount: problems.length,
    notes: inOrder([...notes, ...plan.notes, ...taxNote(plan.dishes)])
      .slice(0, MAX_LISTED)
      .map(shown),
    added,
    changed: changed.length - added,
    unchanged: plan.dishes.length - changed.length,
    newCategories: plan.newCategories.map(({ name }) => name),
    changes: changed.slice(0, MAX_LISTED).map((planned) => changeOf(planned, around)),
    missing: missing.slice(0, MAX_LISTED).map(({ name }) => name),
    missingCount: missing.length,
    needed: needed.map(({ name }) => name),
    fitsOnlyWithout: limit !== null && added > 0 && after > limit,
  };
}

/** Of a file with bad rows. A dish in one of them only seems to be missing, so nothing is said of missing dishes. */
export const partialReview = (review: ImportReview, goodRows: number): ImportReview => ({
  ...review,
  goodRows,
  missing: [],
  missingCount: 0,
  needed: [],
});

/** How many dishes the menu would have at the least. */
export const leastDishesOf = (plan: MenuPlan, products: readonly Product[]): number =>
  plan.dishes.length + removalsOf(plan, products).needed.length;

export const addsTo = ({ dishes }: MenuPlan): boolean => dishes.some(({ before }) => !before);

const inOrder = (problems: readonly TableProblem[]): TableProblem[] =>
  [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));

const shown = ({ line, column, message }: TableProblem): ShownProblem => ({
  line,
  column: column && labelOf(column),
  message,
});

function taxNote(dishes: readonly PlannedDish[]): TableProblem[] {
  const silent = dishes.filter(
    ({ before, rows }) => !before && rows.every(({ cells }) => !cells.tax?.trim()),
  );
  if (silent.length === 0) return [];
  const whose = silent.length === 1 ? 'Eine neue Speise hat' : `${silent.length} neue Speisen haben`;
  return [
    {
      line: null,
      column: 'tax',
      message: `${whose} keine Steuerklasse; es gilt die der Kategorie, sonst „Speise“.`,
    },
  ];
}

function changeOf({ before, dish, sizes, rows }: PlannedDish, around: Around): DishChange {
  const line = rows[0]?.line ?? 0;
  if (!before) return { line, name: dish.name, kind: 'added', parts: [] };
  const ofDish = DISH_COLUMNS.map((key) => ({
    column: labelOf(key),
    before: DISH_CELLS[key].write(before, around),
    after: DISH_CELLS[key].write(dish, around),
  }));
  const ofSizes = sizes.flatMap(({ size }) => sizeParts(before, size));
  const gone = before.variants
    .filter(({ id }) => !dish.variants.some((size) => size.id === id))
    .map(({ name }) => ({ column: labelOf('size'), before: name, after: '' }));
  const parts = [...ofDish, ...ofSizes, ...gone].filter((part) => part.before !== part.after);
  return { line, name: before.name, kind: 'changed', parts };
}

function sizeParts(before: Product, size: Product['variants'][number]) {
  const was = before.variants.find(({ id }) => id === size.id);
  return SIZE_COLUMNS.map((key) => ({
    column: size.name === '' || key === 'size' ? labelOf(key) : `${labelOf(key)} ${size.name}`,
    before: was ? SIZE_CELLS[key].write(was) : '',
    after: SIZE_CELLS[key].write(size),
  }));
}
