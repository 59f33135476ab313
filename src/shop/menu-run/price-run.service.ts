import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Viewer } from '../../platform/http/viewer.js';
import { newId } from '../../shared/ids.js';
import { DishBulkService } from '../dish/bulk/dish-bulk.service.js';
import type { DishChange } from '../dish/bulk/reversal.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { priceTitle } from './menu-run.rules.js';
import type { RunStep } from './menu-run.types.js';
import { MenuRuns } from './menu-runs.service.js';

/** Changes the prices of many dishes so that it can be taken back. */
@Injectable()
export class PriceRunService {
  constructor(
    private readonly dishes: DishBulkService,
    private readonly runs: MenuRuns,
    private readonly clock: Clock,
  ) {}

  /** The id of the run; null when no price changed. It is kept before the first price changes, and once more as it came out. */
  async raise(
    viewer: Viewer,
    shop: Shop,
    ids: string[],
    percent: number,
    roundTo: number,
  ): Promise<string | null> {
    const at = this.clock.now();
    const about = { shopId: shop.id, kind: 'prices', at, by: viewer.userId } as const;
    const run = { ...about, id: newId(at.getTime()), title: priceTitle(percent) };
    await this.runs.keep(run, stepsOf(await this.dishes.plannedPrices(shop, ids, percent, roundTo)));
    const changed = await this.dishes.raisePrices(viewer, shop, ids, percent, roundTo);
    await this.runs.keep(run, stepsOf(changed));
    return changed.length > 0 ? run.id : null;
  }
}

const stepsOf = (changes: readonly DishChange[]): RunStep[] =>
  changes.map((change) => ({ kind: 'changed', ...change }));
