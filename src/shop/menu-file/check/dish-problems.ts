import { setImmediate } from 'node:timers/promises';
import { limitsOf, planNameOf, type Subscription } from '../../subscription/plans.js';
import { addsTo, leastDishesOf } from '../import-review.rules.js';
import type { MenuPlan } from '../menu-plan.rules.js';
import type { WholeMenu } from '../menu-source.service.js';
import type { TableProblem } from '../table/menu-table.types.js';
import { categoryProblem, DishCheck } from './dish-check.js';

const AT_ONCE = 20;

/** Between the dishes of a long file others get their turn. */
export async function dishProblems(
  plan: MenuPlan,
  menu: WholeMenu,
  subscription: Subscription | null,
): Promise<TableProblem[]> {
  const planned = new Map(plan.dishes.map(({ dish }) => [dish.id, dish]));
  const check = new DishCheck({
    categories: [...menu.categories, ...plan.newCategories],
    optionGroups: menu.optionGroups,
    ingredients: new Set(menu.around.ingredients.map(({ id }) => id)),
    products: [...menu.products.filter(({ id }) => !planned.has(id)), ...planned.values()],
  });
  const blamed = new Set(plan.problems.map(({ line }) => line));
  const clean = plan.dishes.filter(({ rows, before, dish }) => {
    return dish !== before && rows.every(({ line }) => !blamed.has(line));
  });
  const lineOf = (id: string) =>
    plan.dishes.find(({ dish }) => dish.categoryId === id)?.rows[0]?.line ?? null;
  const found: TableProblem[] = [];
  for (const [at, planned] of clean.entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    found.push(...check.problemsOf(planned));
  }
  return [
    ...found,
    ...plan.newCategories.flatMap((category) => categoryProblem(category, lineOf(category.id))),
    ...limitProblem(plan, menu, limitsOf(subscription).products, planNameOf(subscription)),
  ];
}

function limitProblem(
  plan: MenuPlan,
  { products }: WholeMenu,
  limit: number | null,
  planName: string,
): TableProblem[] {
  const dishes = leastDishesOf(plan, products);
  if (limit === null || dishes <= limit || !addsTo(plan)) return [];
  const message = `Der Tarif „${planName}“ reicht für ${limit} Speisen, mit dieser Datei wären es ${dishes}.`;
  return [{ line: null, column: null, message }];
}
