import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { cleanText } from '../../shared/text.js';
import type { Shop } from '../restaurant/shop.types.js';
import { limitsOf } from '../subscription/plans.js';
import { dishProblems } from './check/dish-problems.js';
import { goodPartOf } from './check/good-part.js';
import { rowsOf } from './check/good-part.rules.js';
import type { FileToPlan } from './file-plan.js';
import { FilePlanProcess } from './file-plan-process.js';
import { ImportRepository } from './import.repository.js';
import type { ImportReview, MenuImport } from './import.types.js';
import { type ImportView, reviewOnly, toImportView } from './import.view.js';
import { partialReview, reviewOf } from './import-review.rules.js';
import { type MenuPlan, removalsOf, stepsOf } from './menu-plan.rules.js';
import { MenuSource, type WholeMenu } from './menu-source.service.js';
import type { MenuStep } from './steps/menu-steps.types.js';

/** The number of steps that are written, or undone, at once. */
const PART = 100;

type FileToCheck = Pick<FileToPlan, 'name' | 'bytes' | 'fromPaper'>;

/** The dry run: reports all errors and all changes, and saves the steps for the import: of all rows, or of the good ones. */
@Injectable()
export class MenuCheckService {
  constructor(
    private readonly process: FilePlanProcess,
    private readonly source: MenuSource,
    private readonly imports: ImportRepository,
    private readonly clock: Clock,
  ) {}

  async checkFile(viewer: Viewer, shop: Shop, { name, bytes, fromPaper }: FileToCheck): Promise<ImportView> {
    const { id: shopId, subscription } = shop;
    const menu = await this.source.of(shopId);
    const { file, rows, notes, plan, ...read } = await this.process.plan({
      name: cleanText(name, { max: 120 }) || 'Datei',
      bytes,
      shopId,
      menu,
      fromPaper,
      now: this.clock.now(),
    });
    const broken = read.problems.length > 0;
    const problems = broken
      ? read.problems
      : [...plan.problems, ...(await dishProblems(plan, menu, subscription))];
    const about = { menu, file, rows, problems, notes, limit: limitsOf(subscription).products };
    const { products } = menu;
    if (problems.length === 0)
      return this.keep(
        viewer,
        shopId,
        reviewIn(about, plan),
        stepsOf(plan, products),
        removalsOf(plan, products).steps,
      );
    const part = broken ? null : await goodPartOf(plan, problems, menu, subscription);
    const steps = part ? stepsOf(part, products) : [];
    const review = part && partialReview(reviewIn(about, part), rowsOf(part));
    if (!review || steps.length === 0 || review.fitsOnlyWithout) return reviewOnly(reviewIn(about, plan));
    return this.keep(viewer, shopId, review, steps, []);
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

type About = Pick<Parameters<typeof reviewOf>[0], 'file' | 'rows' | 'problems' | 'notes' | 'limit'> & {
  menu: WholeMenu;
};

const reviewIn = ({ menu, ...about }: About, plan: MenuPlan): ImportReview =>
  reviewOf({
    ...about,
    plan,
    products: menu.products,
    around: { ...menu.around, categories: [...menu.categories, ...plan.newCategories] },
  });

const inParts = (steps: readonly MenuStep[]): MenuStep[][] =>
  Array.from({ length: Math.ceil(steps.length / PART) }, (_, at) => steps.slice(at * PART, (at + 1) * PART));
