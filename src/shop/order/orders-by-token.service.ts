import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { settledOrder } from './happening.rules.js';
import { OrderCannotMove, OrderNotFound, TooLateToCancel } from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import type { Order, OrderState } from './order.types.js';
import { OrderMoves } from './order-moves.service.js';

/** Once the restaurant has accepted, a guest has to ask there. */
const GUESTS_CANCEL: readonly OrderState[] = ['awaitPayment', 'placed'];

/** Orders as their guests reach them: by a token nobody guesses. */
@Injectable()
export class OrdersByToken {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly clock: Clock,
  ) {}

  async byToken(shopId: string, token: string): Promise<Order> {
    const order = await this.findByToken(shopId, token);
    if (!order) throw new OrderNotFound();
    return order;
  }

  /** As its guest may see it: a step that can still be taken back has not happened yet. */
  async findByToken(shopId: string, token: string): Promise<Order | null> {
    const order = await this.orders.findByToken(shopId, token);
    return order && settledOrder(order, this.clock.now());
  }

  /** By its number alone: whoever asks has to know more of it. */
  async byId(shopId: string, id: string): Promise<Order> {
    return settledOrder(await this.orders.get(shopId, id), this.clock.now());
  }

  /** Against an acceptance at the same moment one of both wins; asked twice it is done once. */
  async cancel(shopId: string, token: string): Promise<Order> {
    const { id } = await this.byToken(shopId, token);
    const step = { to: 'cancelled', by: 'guest', from: GUESTS_CANCEL } as const;
    return this.moves.move(shopId, id, step).catch(async (error: unknown) => {
      if (!(error instanceof OrderCannotMove)) throw error;
      const now = await this.byToken(shopId, token);
      if (now.state !== 'cancelled') throw new TooLateToCancel();
      return now;
    });
  }
}
