import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { DAY_MS } from '../../../shared/berlin-time.js';
import { OrderedDishesRepository } from './ordered-dishes.repository.js';

const DAYS = 30;

/** What guests of a shop have ordered these days. */
@Injectable()
export class OrderedDishes {
  constructor(
    private readonly orders: OrderedDishesRepository,
    private readonly clock: Clock,
  ) {}

  /** In how many orders each dish stands; empty while there are fewer orders than `atLeast`. */
  async of(shopId: string, atLeast: number): Promise<Map<string, number>> {
    const since = new Date(this.clock.now().getTime() - DAYS * DAY_MS);
    const orders = await this.orders.count(shopId, since, atLeast);
    return orders < atLeast ? new Map() : this.orders.countByDish(shopId, since);
  }
}
