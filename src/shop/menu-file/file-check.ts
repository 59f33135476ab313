import { newId } from '../../shared/ids.js';
import { limitsOf, planNameOf, type Subscription } from '../subscription/plans.js';
import { categoryProblem, DishCheck } from './dish-check.js';
import type { ImportReview } from './import.types.js';
import { addsTo, leastDishesOf, reviewOf } from './import-review.rules.js';
import { readMenuFile } from './menu-file-reader.js';
import { type MenuPlan, planOf, removalsOf, stepsOf } from './menu-plan.rules.js';
import type { WholeMenu } from './menu-source.service.js';
import type { MenuStep } from './steps/menu-steps.types.js';
import type { TableProblem } from './table/menu-table.types.js';

export interface FileToCheck {
  name: string;
  bytes: Uint8Array;
  shopId: string;
  subscription: Subscription | null;
  menu: WholeMenu;
  now: Date;
}

export interface CheckedFile {
  review: ImportReview;
  writing: MenuStep[];
  removing: MenuStep[];
}

/** What a file says, and what it would change about the menu. Takes seconds for a long one. */
export function checkFile({ name, bytes, shopId, subscription, menu, now }: FileToCheck): CheckedFile {
  const { file, ...reading } = readMenuFile(name, bytes);
  const { table, notes } = reading;
  const { categories, products, around } = menu;
  const broken = reading.problems.length > 0;
  const plan = planOf(broken ? { ...table, rows: [] } : table, {
    shopId,
    categories,
    products,
    around,
    now,
    newId: () => newId(now.getTime()),
  });
  const problems = broken ? reading.problems : [...plan.problems, ...problemsOf(plan, menu, subscription)];
  const review = reviewOf({
    file,
    plan,
    products,
    problems,
    notes,
    limit: limitsOf(subscription).products,
    rows: table.rows.length,
    around: { ...around, categories: [...categories, ...plan.newCategories] },
  });
  if (problems.length > 0) return { review, writing: [], removing: [] };
  return { review, writing: stepsOf(plan, products), removing: removalsOf(plan, products).steps };
}

function problemsOf(plan: MenuPlan, menu: WholeMenu, subscription: Subscription | null): TableProblem[] {
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
  return [
    ...clean.flatMap((planned) => check.problemsOf(planned)),
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
