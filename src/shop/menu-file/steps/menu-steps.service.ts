import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { sameName } from '../../../shared/text.js';
import { ProductRemovalService } from '../../dish/removal/product-removal.service.js';
import type { Product, Variant } from '../../menu/menu.types.js';
import { PriceHistory } from '../../price-history/price-history.service.js';
import { MenuStepsRepository } from './menu-steps.repository.js';
import type { MenuStep } from './menu-steps.types.js';

/** Writes to the menu that belong together: checked first, then applied, or undone. */
@Injectable()
export class MenuStepsService {
  constructor(
    private readonly steps: MenuStepsRepository,
    private readonly prices: PriceHistory,
    private readonly removal: ProductRemovalService,
    private readonly clock: Clock,
  ) {}

  /** The names of what somebody has changed or removed since the steps were planned. */
  async overtaken(shopId: string, steps: readonly MenuStep[], newCategories: string[]): Promise<string[]> {
    const [states, categories] = await Promise.all([
      this.steps.states(shopId, steps),
      this.steps.categoryNames(shopId),
    ]);
    const known = new Set([...newCategories, ...categories.map(({ id }) => id)]);
    const isGone = (id: string | undefined) => id !== undefined && !known.has(id);
    return steps.flatMap((step, at) => {
      if (step.kind === 'addCategory')
        return states[at] === 'open' && categories.some(({ name }) => sameName(name, step.category.name))
          ? [step.category.name]
          : [];
      return states[at] === 'overtaken' || isGone(placeOf(step)) ? [nameOf(step)] : [];
    });
  }

  /** Repeatable. False when somebody has changed something meanwhile; the rest is not applied then. */
  async apply(shopId: string, steps: readonly MenuStep[]): Promise<boolean> {
    const states = await this.steps.states(shopId, steps);
    if (states.includes('overtaken')) return false;
    const open = steps.filter((_, at) => states[at] === 'open');
    const isDone = await this.steps.apply(shopId, open, this.clock.now());
    if (isDone) await this.notePrices(shopId, repriced(open));
    return isDone;
  }

  /** Once the import cannot be undone any more: removed dishes go into the bin, and other dishes stop referring to them. */
  async settle(userId: string, shopId: string, steps: readonly MenuStep[]): Promise<void> {
    const gone = steps.flatMap((step) => (step.kind === 'removeDish' ? [step.dish] : []));
    if (gone.length > 0) await this.removal.settle({ userId }, shopId, gone.map(withoutTokens));
  }

  async undo(shopId: string, steps: readonly MenuStep[]): Promise<void> {
    const undone = await this.steps.undo(shopId, steps, this.clock.now());
    const back = repriced(undone).map(({ id, before, after }) => ({ id, before: after, after: before }));
    await this.notePrices(shopId, back);
  }

  private async notePrices(shopId: string, changes: readonly Repriced[]): Promise<void> {
    if (changes.length === 0) return;
    const ids = changes.map(({ id }) => id);
    const creationDates = await this.steps.createdAt(shopId, ids);
    const dated = changes.flatMap((change) => {
      const createdAt = creationDates.get(change.id);
      return createdAt ? [{ ...change, createdAt }] : [];
    });
    await this.prices.note(shopId, dated);
  }
}

const withoutTokens = ({ searchTokens: _tokens, ...dish }: Product & { searchTokens: string[] }): Product =>
  dish;

interface Repriced {
  id: string;
  before: Variant[];
  after: Variant[];
}

const repriced = (steps: readonly MenuStep[]): Repriced[] =>
  steps.flatMap((step) => {
    if (step.kind !== 'changeDish' || !step.before.variants || !step.after.variants) return [];
    return [{ id: step.id, before: step.before.variants, after: step.after.variants }];
  });

/** The category a dish will be in, which must not have been deleted. */
function placeOf(step: MenuStep): string | undefined {
  if (step.kind === 'changeDish') return step.after.categoryId;
  return step.kind === 'addDish' ? step.dish.categoryId : undefined;
}

function nameOf(step: MenuStep): string {
  if (step.kind === 'changeDish') return step.name;
  return step.kind === 'addCategory' ? step.category.name : step.dish.name;
}
