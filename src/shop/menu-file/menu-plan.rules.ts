import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { sameName } from '../../shared/text.js';
import { tokensOf } from '../menu/draft/menu-draft.rules.js';
import { PLAIN_DISH } from '../menu/menu.rules.js';
import type { Category, Product } from '../menu/menu.types.js';
import type { TaxClass } from '../pricing/pricing.types.js';
import { quoted } from './rows/cell-words.rules.js';
import { type Around, SETS } from './rows/dish-cells.rules.js';
import { dishRowsOf } from './rows/dish-rows.rules.js';
import { type PlannedDish, planDish } from './rows/planned-dish.rules.js';
import type { DishSets, MenuStep } from './steps/menu-steps.types.js';
import type { MenuTable, TableProblem } from './table/menu-table.types.js';

/** The menu as it is, with what new parts of it need. */
export interface MenuNow {
  shopId: string;
  categories: readonly Category[];
  products: readonly Product[];
  around: Omit<Around, 'categories'>;
  now: Date;
  newId: () => string;
  /** An empty cell leaves what is on the menu. */
  fromPaper?: boolean;
}

export interface MenuPlan {
  dishes: PlannedDish[];
  newCategories: Category[];
  problems: TableProblem[];
  /** What stays otherwise than the table says, and why. */
  notes: TableProblem[];
}

/** What the table asks for, dish by dish, before it is checked. */
export function planOf({ columns, rows }: MenuTable, menu: MenuNow): MenuPlan {
  const { shopId, now, newId, categories, products, fromPaper = false } = menu;
  const fresh = newCategoriesOf(
    rows.map(({ cells }) => cells.category ?? ''),
    menu,
  );
  const around = { ...menu.around, categories: [...categories, ...fresh] };
  const sorted = dishRowsOf(rows, menu);
  const planning = { shopId, columns, fromPaper, around, now, newId, taxOf: taxesOf(products) };
  const planned = sorted.dishes.map((dish) => planDish(dish, planning));
  const dishes = planned.map(({ planned }) => planned);
  const used = new Set(dishes.map(({ dish }) => dish.categoryId));
  return {
    dishes,
    newCategories: fresh.filter(({ id }) => used.has(id)),
    problems: [
      ...sorted.problems,
      ...planned.flatMap(({ problems }) => problems),
      ...numberProblems(dishes, products),
    ],
    notes: planned.flatMap(({ notes }) => notes),
  };
}

function newCategoriesOf(names: readonly string[], { categories, shopId, newId }: MenuNow): Category[] {
  const fresh: Category[] = [];
  const first = Math.max(-1, ...categories.map(({ position }) => position)) + 1;
  for (const name of new Set(names.map((text) => text.replace(/\s+/g, ' ').trim()))) {
    if (name === '' || [...categories, ...fresh].some((other) => sameName(other.name, name))) continue;
    const position = first + fresh.length;
    fresh.push({
      id: newId(),
      shopId,
      version: 1,
      name,
      description: '',
      position,
      image: PLAIN_DISH.image,
      fulfilments: [...FULFILMENTS],
      times: null,
    });
  }
  return fresh;
}

/** A new dish is taxed like most dishes of its category. */
function taxesOf(products: readonly Product[]): (categoryId: string) => TaxClass {
  const counts = new Map<string, Map<TaxClass, number>>();
  for (const { categoryId, taxClass } of products) {
    const those = counts.get(categoryId) ?? new Map();
    counts.set(categoryId, those.set(taxClass, (those.get(taxClass) ?? 0) + 1));
  }
  return (categoryId) => [...(counts.get(categoryId) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'food';
}

/** A number belongs to one dish; two dishes that shared one before the import are not reported. */
export function numberProblems(dishes: readonly PlannedDish[], products: readonly Product[]): TableProblem[] {
  const ids = new Set(dishes.map(({ dish }) => dish.id));
  const all = [...products.filter(({ id }) => !ids.has(id)), ...dishes.map(({ dish }) => dish)];
  const holders = new Map<string, Product[]>();
  for (const dish of all.filter(({ number }) => number !== ''))
    holders.set(dish.number, [...(holders.get(dish.number) ?? []), dish]);
  return dishes.flatMap(({ before, dish, rows }) => {
    const other = holders.get(dish.number)?.find(({ id }) => id !== dish.id);
    if (!other || before?.number === dish.number) return [];
    const message = `Die Nummer ${quoted(dish.number)} hat schon ${quoted(other.name)}.`;
    return [{ line: rows[0]?.line ?? null, column: 'number' as const, message }];
  });
}

/** The fields of a dish that the file changes; the order of a set is no change. */
export function changedKeysOf({ before, dish }: PlannedDish): (keyof Product)[] {
  if (!before) return Object.keys(dish) as (keyof Product)[];
  return (Object.keys(dish) as (keyof Product)[]).filter(
    (key) => before[key] !== dish[key] && textOf(key, before) !== textOf(key, dish),
  );
}

const textOf = (key: keyof Product, dish: Product): string => {
  const value = dish[key];
  return JSON.stringify(SETS.includes(key) && Array.isArray(value) ? [...value].sort() : value);
};

/** New dishes go to the end of their category, in the order of the file. New categories are written last, when complete. */
export function stepsOf({ dishes, newCategories }: MenuPlan, products: readonly Product[]): MenuStep[] {
  const ends = new Map<string, number>();
  for (const { categoryId, position } of products)
    ends.set(categoryId, Math.max(ends.get(categoryId) ?? 0, position + 1));
  const endOf = (categoryId: string): number => {
    const end = ends.get(categoryId) ?? 0;
    ends.set(categoryId, end + 1);
    return end;
  };
  return [
    ...dishes.flatMap((planned) => stepFor(planned, endOf)),
    ...newCategories.map((category) => ({ kind: 'addCategory' as const, category })),
  ];
}

function stepFor(planned: PlannedDish, endOf: (categoryId: string) => number): MenuStep[] {
  const { before, dish } = planned;
  const searchTokens = tokensOf(dish);
  if (!before)
    return [{ kind: 'addDish', dish: { ...dish, position: endOf(dish.categoryId), searchTokens } }];
  const keys = changedKeysOf(planned);
  if (keys.length === 0) return [];
  const moved = keys.includes('categoryId');
  const sets = { ...pick(dish, keys), searchTokens, ...(moved && { position: endOf(dish.categoryId) }) };
  const was = {
    ...pick(before, keys),
    searchTokens: tokensOf(before),
    ...(moved && { position: before.position }),
  };
  return [
    { kind: 'changeDish', id: dish.id, name: before.name, version: before.version, before: was, after: sets },
  ];
}

const pick = (dish: Product, keys: readonly (keyof Product)[]): DishSets =>
  Object.fromEntries(keys.map((key) => [key, dish[key]]));

/** Dishes that are not in the file. Those that combos and halves in the file need are kept. */
export function removalsOf({ dishes }: MenuPlan, products: readonly Product[]) {
  const ids = new Set(dishes.map(({ dish }) => dish.id));
  const missing = products.filter(({ id }) => !ids.has(id));
  const needed = partsOf(dishes.map(({ dish }) => dish));
  const removed = missing.filter(({ id }) => !needed.has(id));
  return {
    missing,
    needed: missing.filter(({ id }) => needed.has(id)),
    steps: removed.map(
      (dish): MenuStep => ({ kind: 'removeDish', dish: { ...dish, searchTokens: tokensOf(dish) } }),
    ),
  };
}

function partsOf(staying: readonly Product[]): Set<string> {
  return new Set(
    staying.flatMap(({ combo, halves }) => [
      ...(combo?.courses ?? []).flatMap(({ choices }) => choices.map(({ productId }) => productId)),
      ...(halves?.productIds ?? []),
    ]),
  );
}
