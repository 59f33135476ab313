import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { OrderCannotMove } from '../order.errors.js';
import { OrderRepository } from '../order.repository.js';
import type { Order } from '../order.types.js';
import { PayingRepository, type PayingWrite } from './paying.repository.js';

const TRIES = 8;

/** How money is written into an order: by whoever looked at it last. */
@Injectable()
export class PayingChanges {
  constructor(
    private readonly orders: OrderRepository,
    private readonly paying: PayingRepository,
    private readonly clock: Clock,
  ) {}

  /** Looks and writes until nobody comes in between; null when there was nothing to write. */
  async apply(
    shopId: string,
    id: string,
    decide: (order: Order, now: Date) => PayingWrite | null,
  ): Promise<Order | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const order = await this.orders.get(shopId, id);
      const write = decide(order, this.clock.now());
      if (!write) return null;
      if (await this.paying.write(shopId, id, order.version, write)) return after(order, write);
    }
    throw new OrderCannotMove(await this.orders.get(shopId, id));
  }
}

/** Nothing has happened to the order; something is known of it. */
export const writeNothing = ({ state }: Pick<Order, 'state'>, set: PayingWrite['set']): PayingWrite => ({
  state,
  set,
  events: [],
  notices: [],
});

const after = (order: Order, { state, set, events, notices }: PayingWrite): Order => ({
  ...order,
  ...set,
  state,
  version: order.version + 1,
  events: [...order.events, ...events],
  outbox: notices,
});
