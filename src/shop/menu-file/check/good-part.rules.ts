import type { MenuPlan } from '../menu-plan.rules.js';
import type { PlannedDish } from '../rows/planned-dish.rules.js';
import type { TableProblem } from '../table/menu-table.types.js';

/** The dishes of which every row is right. A dish is taken whole or not at all, and a category only with a dish. */
export function goodPart(plan: MenuPlan, problems: readonly TableProblem[]): MenuPlan {
  const blamed = new Set(problems.map(({ line }) => line));
  const isBlamed = ({ rows }: PlannedDish) => rows.some(({ line }) => blamed.has(line));
  const placed = new Set(plan.dishes.flatMap(({ rows }) => rows.map(({ line }) => line)));
  // A bad row that was put to no dish may be a size of any of them, so no dish loses a size then.
  const strays = [...blamed].some((line) => line !== null && !placed.has(line));
  const bad = badCategories(plan, problems);
  const dishes = plan.dishes.filter(
    (planned) => !(isBlamed(planned) || bad.has(planned.dish.categoryId) || (strays && losesSize(planned))),
  );
  const used = new Set(dishes.map(({ dish }) => dish.categoryId));
  const lines = new Set(dishes.flatMap(({ rows }) => rows.map(({ line }) => line)));
  return {
    dishes,
    newCategories: plan.newCategories.filter(({ id }) => used.has(id)),
    problems: [],
    notes: plan.notes.filter(({ line }) => line === null || lines.has(line)),
  };
}

/** How many rows of the file these dishes are. */
export const rowsOf = ({ dishes }: Pick<MenuPlan, 'dishes'>): number =>
  dishes.reduce((sum, { rows }) => sum + rows.length, 0);

/** A new category that cannot be made keeps out all its dishes, though only the first of them is blamed. */
function badCategories({ dishes, newCategories }: MenuPlan, problems: readonly TableProblem[]): Set<string> {
  const lines = new Set(problems.filter(({ column }) => column === 'category').map(({ line }) => line));
  const fresh = new Set(newCategories.map(({ id }) => id));
  return new Set(
    dishes
      .filter(({ dish, rows }) => fresh.has(dish.categoryId) && rows.some(({ line }) => lines.has(line)))
      .map(({ dish }) => dish.categoryId),
  );
}

const losesSize = ({ before, dish }: PlannedDish): boolean =>
  before?.variants.some(({ id }) => !dish.variants.some((size) => size.id === id)) ?? false;
