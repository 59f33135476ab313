import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { StockService } from '../stock/stock.service.js';
import type { StockTake } from '../stock/stock.types.js';
import { OrderRepository } from './order.repository.js';
import type { Order, OrderState } from './order.types.js';

const HOLD_MS = 60_000;
const SWEEP_EVERY_MS = 20_000;
const MOST_AT_ONCE = 200;

/** What an order takes from the stock, from the order's side: only an order knows what becomes of it. */
@Injectable()
export class OrderStock {
  constructor(
    private readonly stock: StockService,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('stock-holds', SWEEP_EVERY_MS, () => this.sweep());
  }

  take(shopId: string, orderId: string, takes: readonly StockTake[], businessDay: string): Promise<boolean> {
    return this.stock.take(shopId, orderId, takes, businessDay);
  }

  confirm(shopId: string, orderId: string): Promise<void> {
    return this.stock.confirm(shopId, orderId);
  }

  release(shopId: string, orderId: string): Promise<void> {
    return this.stock.release(shopId, orderId);
  }

  async follow({ id, shopId }: Order, to: OrderState): Promise<void> {
    if (to === 'rejected' || to === 'cancelled') await this.stock.release(shopId, id);
    if (to === 'completed') await this.stock.settle(shopId, id);
  }

  /** A process may have died between taking and writing. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - HOLD_MS);
    for (const { shopId, orderId } of await this.stock.heldBefore(before, MOST_AT_ONCE)) {
      const isOrdered = await this.orders.exists(shopId, orderId);
      await (isOrdered ? this.stock.confirm(shopId, orderId) : this.stock.release(shopId, orderId));
    }
  }
}
