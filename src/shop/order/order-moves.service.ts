import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { promiseOf } from '../basket/handover.rules.js';
import { nextEvent } from './event-chain.js';
import { OrderCannotMove } from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import { canMove } from './order.rules.js';
import type { Order, OrderHappening, OrderState, RejectReason } from './order.types.js';
import { OrderNews } from './order-news.js';
import { noticeOf } from './order-notice.js';

export interface Step {
  to: OrderState;
  by: string;
  minutes?: number;
  rejection?: { reason: RejectReason; text: string };
  /** For those who may take this step from some states only. */
  from?: readonly OrderState[];
}

/** The life of an order, one step after the other. */
@Injectable()
export class OrderMoves {
  constructor(
    private readonly orders: OrderRepository,
    private readonly news: OrderNews,
    private readonly clock: Clock,
  ) {}

  /** Two tablets, one order: the first to move it wins, the second gets an error. */
  async move(shopId: string, id: string, step: Step): Promise<Order> {
    const order = await this.orders.get(shopId, id);
    if (order.state === step.to) return order;

    const now = this.clock.now();
    const happening: OrderHappening = { kind: 'moved', to: step.to };
    const note = step.rejection?.reason ?? '';
    const event = nextEvent(order.events, { happening, at: now, by: step.by, note });
    const notice = noticeOf({ shopId, orderId: id }, happening, event);
    const set = changesOf(step, order, now);
    const moved =
      canMove(order.state, step.to) &&
      (step.from?.includes(order.state) ?? true) &&
      (await this.orders.move(shopId, id, order.version, { to: step.to, event, notice, set }));
    if (!moved) throw new OrderCannotMove();

    const after = {
      ...order,
      ...set,
      state: step.to,
      version: order.version + 1,
      events: [...order.events, event],
      outbox: [notice],
    };
    this.news.moved(after);
    return after;
  }
}

const changesOf = ({ minutes, rejection }: Step, order: Order, now: Date) => ({
  ...(minutes !== undefined && { promisedAt: promiseOf(order, minutes, now) }),
  ...(rejection && { rejection }),
});
