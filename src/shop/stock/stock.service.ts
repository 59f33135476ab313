import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { StockRepository } from './stock.repository.js';
import { dayOf, FOR_GOOD, leftOf, levelKey } from './stock.rules.js';
import type { Countable, StockLevels, StockTake } from './stock.types.js';

/** Counted pieces: taken before an order is written, kept with it, returned when the order is cancelled. */
@Injectable()
export class StockService {
  constructor(
    private readonly stock: StockRepository,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

  async levelsOf(shopId: string, businessDay: string): Promise<StockLevels> {
    const records = await this.stock.levels(shopId, [FOR_GOOD, businessDay]);
    return new Map(records.map(({ productId, kind, left }) => [levelKey(productId, kind), left]));
  }

  /** Takes all or nothing; false when another order got the last piece. */
  async take(
    shopId: string,
    orderId: string,
    takes: readonly StockTake[],
    businessDay: string,
  ): Promise<boolean> {
    const now = this.clock.now();
    // All orders take dishes in the same sequence, so that two baskets never block each other.
    for (const [index, take] of [...takes].sort(byProduct).entries()) {
      const day = dayOf(take.rule, businessDay);
      const left = await this.stock.take(shopId, { orderId, day, take }, now);
      if (left === false) {
        if (index > 0) await this.release(shopId, orderId);
        return false;
      }
      if (left === 0) await this.tellMenu(shopId);
    }
    return true;
  }

  confirm(shopId: string, orderId: string): Promise<void> {
    return this.stock.confirm(shopId, orderId);
  }

  settle(shopId: string, orderId: string): Promise<void> {
    return this.stock.settle(shopId, orderId);
  }

  /** The whole of it, or all but what the order keeps. */
  async release(
    shopId: string,
    orderId: string,
    kept: ReadonlyMap<string, number> = new Map(),
  ): Promise<void> {
    const returned = await this.stock.release(shopId, orderId, kept);
    if (returned.some(({ left, back }) => left > 0 && left - back <= 0)) await this.tellMenu(shopId);
  }

  /** For good, or for the rest of the business day. */
  async setLevel(shopId: string, product: Countable, businessDay: string, left: number): Promise<void> {
    const { id: productId, stock: rule } = product;
    if (!rule) return;
    const take = { productId, rule, pieces: 0 };
    const counted = await this.stock.set(shopId, { take, day: dayOf(rule, businessDay) }, left);
    const before = counted ?? leftOf(product, new Map()) ?? 1;
    if (before > 0 !== left > 0) await this.tellMenu(shopId);
  }

  heldBefore(before: Date, limit: number): Promise<{ shopId: string; orderId: string }[]> {
    return this.stock.heldBefore(before, limit);
  }

  /** Only when a dish sells out or returns: cached pages must not be rebuilt with every order. */
  private async tellMenu(shopId: string): Promise<void> {
    await this.live.publish(shopId, 'menu.changed', {});
  }
}

const byProduct = (a: StockTake, b: StockTake): number => a.productId.localeCompare(b.productId);
