import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { Bin } from '../bin/bin.service.js';
import { BinDesk } from '../bin/bin-desk.service.js';
import { CategoryService } from '../category/category.service.js';
import { DishReversal } from '../dish/bulk/dish-reversal.service.js';
import type { Left } from '../dish/bulk/reversal.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import type { RunStep } from './menu-run.types.js';

type Kind = RunStep['kind'];
type Of<K extends Kind> = Extract<RunStep, { kind: K }>;

/** Undoes the steps of a run, the other way round. Every part of it can be repeated. */
@Injectable()
export class TakingBack {
  constructor(
    private readonly dishes: DishReversal,
    private readonly categories: CategoryService,
    private readonly bin: Bin,
    private readonly desk: BinDesk,
  ) {}

  /** What was added goes first, so that there is room in the plan for what was removed. */
  async run(viewer: Viewer, shop: Shop, steps: readonly RunStep[]): Promise<Left[]> {
    return [
      ...(await this.dishes.removeAdded(viewer, shop.id, of(steps, 'added'))),
      ...(await this.dishes.setBack(shop.id, of(steps, 'changed'))),
      ...(await this.bringBack(viewer, shop, of(steps, 'removed'))),
      ...(await this.removeCategories(viewer, shop.id, of(steps, 'newCategory'))),
    ];
  }

  private async bringBack(viewer: Viewer, shop: Shop, removed: Of<'removed'>[]): Promise<Left[]> {
    const ids = removed.map(({ id }) => id);
    const binned = await this.bin.existing(shop.id, ids);
    const there = await this.dishes.isThere(shop.id, ids);
    const gone = removed.filter(({ id }) => !binned.has(id) && !there.has(id));
    const left = gone.map(({ name }): Left => ({ name, why: 'gone' }));
    if (binned.size === 0) return left;
    const refused = await refusalOf(() => this.desk.restore(viewer, shop, [...binned], { categoryId: null }));
    if (!refused) return left;
    const why = refused === 'CATEGORY_GONE' ? 'category' : 'room';
    const kept = removed.filter(({ id }) => binned.has(id));
    return [...left, ...kept.map(({ name }): Left => ({ name, why }))];
  }

  /** With dishes in it a category stays. */
  private async removeCategories(
    viewer: Viewer,
    shopId: string,
    added: Of<'newCategory'>[],
  ): Promise<Left[]> {
    const left: Left[] = [];
    for (const { id, name } of added) {
      const refused = await refusalOf(() => this.categories.remove(viewer, shopId, id, null));
      if (refused === 'CATEGORY_NOT_EMPTY') left.push({ name, why: 'used' });
    }
    return left;
  }
}

const of = <K extends Kind>(steps: readonly RunStep[], kind: K): Of<K>[] =>
  steps.filter((step): step is Of<K> => step.kind === kind);

/** The code of a refusal; null when nobody refused. */
async function refusalOf(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
