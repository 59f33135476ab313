import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { cleanText } from '../../shared/text.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf, planNameOf } from '../subscription/plans.js';
import { categoryProblem, DishCheck } from './dish-check.js';
import { ImportRepository } from './import.repository.js';
import type { ImportReview, MenuImport } from './import.types.js';
import { type ImportView, reviewOnly, toImportView } from './import.view.js';
import { addsTo, leastDishesOf, reviewOf } from './import-review.rules.js';
import { type MenuPlan, planOf, removalsOf, stepsOf } from './menu-plan.rules.js';
import { MenuReading } from './menu-reading.service.js';
import { MenuSource, type WholeMenu } from './menu-source.service.js';
import type { MenuStep } from './steps/menu-steps.types.js';
import type { FileFacts, TableProblem, TableReading } from './table/menu-table.types.js';

/** The number of steps that are written, or undone, at once. */
const PART = 100;

/** The dry run: reports all errors and all changes, and saves the steps for the import. */
@Injectable()
export class MenuCheckService {
  constructor(
    private readonly files: MenuReading,
    private readonly source: MenuSource,
    private readonly imports: ImportRepository,
    private readonly clock: Clock,
  ) {}

  async checkFile(viewer: Viewer, shop: Shop, name: string, bytes: Uint8Array): Promise<ImportView> {
    const shown = cleanText(name, { max: 120 }) || 'Datei';
    const { file, ...reading } = await this.files.read(shop.id, shown, bytes);
    return this.check(viewer, shop, file, reading);
  }

  /** The table may come from a file or from any other reader of menus. */
  async check(viewer: Viewer, shop: Shop, file: FileFacts, reading: TableReading): Promise<ImportView> {
    const menu = await this.source.of(shop.id);
    const { table } = reading;
    const broken = reading.problems.length > 0;
    const plan = planOf(broken ? { ...table, rows: [] } : table, this.now(shop.id, menu));
    const problems = broken ? reading.problems : [...plan.problems, ...problemsOf(plan, menu, shop)];
    const { products, around } = menu;
    const { products: limit } = limitsOf(shop.subscription);
    const review = reviewOf({
      file,
      plan,
      products,
      problems,
      limit,
      notes: reading.notes,
      rows: table.rows.length,
      around: { ...around, categories: [...menu.categories, ...plan.newCategories] },
    });
    if (problems.length > 0) return reviewOnly(review);
    return this.keep(viewer, shop.id, review, stepsOf(plan, products), removalsOf(plan, products).steps);
  }

  private now(shopId: string, { categories, products, around }: WholeMenu) {
    const now = this.clock.now();
    return { shopId, categories, products, around, now, newId: () => newId(now.getTime()) };
  }

  private async keep(
    { userId }: Viewer,
    shopId: string,
    review: ImportReview,
    writing: MenuStep[],
    removing: MenuStep[],
  ): Promise<ImportView> {
    if (writing.length + removing.length === 0) return reviewOnly(review);
    const [write, remove] = [inParts(writing), inParts(removing)];
    const checked: MenuImport = {
      id: newId(),
      shopId,
      state: 'checked',
      requestedBy: userId,
      createdAt: this.clock.now(),
      review,
      writeParts: write.length,
      removeParts: remove.length,
      removeMissing: false,
      written: 0,
      cancelled: false,
      tries: 0,
      outcome: null,
      problem: null,
      finishedAt: null,
    };
    await this.imports.dropChecked(shopId);
    await this.imports.add(checked, [...write, ...remove]);
    return toImportView(checked);
  }
}

function problemsOf(plan: MenuPlan, menu: WholeMenu, { subscription }: Shop): TableProblem[] {
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

const inParts = (steps: readonly MenuStep[]): MenuStep[][] =>
  Array.from({ length: Math.ceil(steps.length / PART) }, (_, at) => steps.slice(at * PART, (at + 1) * PART));
