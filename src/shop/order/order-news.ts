import { Injectable } from '@nestjs/common';
import { Live } from '../../platform/live/live.js';
import { Outbox } from '../../platform/queue/outbox.js';
import { toBoardOrder } from './board-order.rules.js';
import { followingJobsOf } from './order.jobs.js';
import { OrderRepository } from './order.repository.js';
import type { Order } from './order.types.js';

const SOURCE = 'orders';

/** The board hears of it at once and the queue right after; what gets lost here the sweep and a reload bring back. */
@Injectable()
export class OrderNews {
  constructor(
    orders: OrderRepository,
    private readonly live: Live,
    private readonly outbox: Outbox,
  ) {
    outbox.register({
      name: SOURCE,
      pending: (limit) => orders.listUnsent(limit),
      pull: (sent) => orders.pullSent(sent),
      jobsOf: followingJobsOf,
    });
  }

  placed(order: Order): void {
    this.publish('order.placed', order);
  }

  moved(order: Order): void {
    this.publish('order.moved', order);
  }

  /** Not waited for: the answer to the guest depends on the written order alone. */
  private publish(name: 'order.placed' | 'order.moved', order: Order): void {
    const { id: ownerId, shopId, outbox: entries } = order;
    void this.live.publish(shopId, name, toBoardOrder(order));
    void this.outbox.relay(SOURCE, { ownerId, shopId, entries });
  }
}
