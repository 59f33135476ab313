import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { monthsAfter } from '../../restaurant/retention.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Order, OrderState } from '../order.types.js';
import { CallersRepository } from './callers.repository.js';

const MOST = 20;
const FOR_NOTHING: readonly OrderState[] = ['awaitPayment', 'rejected', 'cancelled'];

/** Guests this restaurant still knows, by their number. */
@Injectable()
export class Callers {
  constructor(
    private readonly callers: CallersRepository,
    private readonly clock: Clock,
  ) {}

  /** The number as it is stored, '+493023125123'. What is over the sweep may not have reached yet. */
  async ordersOf({ id, settings }: Shop, phone: string): Promise<Order[]> {
    if (!phone) return [];
    const now = this.clock.now();
    const since = monthsAfter(now, -settings.contactMonths);
    const orders = await this.callers.listOf(id, phone, now, MOST);
    return orders.filter(({ wantedAt, placedAt }) => (wantedAt ?? placedAt) > since);
  }

  /** Which one of its guest this is, as far as the restaurant still knows; what came to nothing is not counted. */
  async nthOf(shop: Shop, order: Order): Promise<{ nth: number; atLeast: boolean } | null> {
    const known = await this.ordersOf(shop, order.contact.phone);
    if (!known.some(({ id }) => id === order.id)) return null;
    const before = known.filter(
      ({ state, placedAt }) => !FOR_NOTHING.includes(state) && placedAt < order.placedAt,
    );
    return { nth: before.length + 1, atLeast: known.length >= MOST };
  }
}
