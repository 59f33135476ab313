import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Live } from '../../../platform/live/live.js';
import { Batches } from '../../../platform/queue/batches.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { happenedOf } from '../happening.rules.js';
import { followingJobsOf, OUTBOX } from '../order.jobs.js';
import { OrderRepository } from '../order.repository.js';
import type { Order, OrderNotice } from '../order.types.js';
import { type Noticed, OrderFollowers } from '../order-followers.service.js';

const SOURCE = 'orders';
/** Orders of one turn: what the kitchen waits for comes first in the next. */
const MOST = 50;

interface Entry extends Noticed {
  notice: OrderNotice;
}

/**
 * Reads what was written with the orders, many of them at a time, and has everybody follow. What waits for somebody else,
 * and what another version has written, goes through the queue one by one.
 */
@Injectable()
export class OrderOutbox {
  constructor(
    private readonly orders: OrderRepository,
    private readonly followers: OrderFollowers,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    batches: Batches,
    live: Live,
  ) {
    const wake = batches.add(SOURCE, () => this.turn());
    for (const name of ['order.placed', 'order.moved'] as const) live.on(name, wake);
    outbox.register({
      name: SOURCE,
      pull: (sent) => orders.pullSent(sent),
      jobsOf: followingJobsOf,
      wake,
    });
  }

  private async turn(): Promise<'more' | 'done'> {
    const now = this.clock.now();
    const orders = await this.orders.listUnsent(now, MOST);
    const due = orders.flatMap((order) => order.outbox.filter(({ at }) => at <= now).map(entryOf(order)));
    const alone = due.filter((entry) => entry.notice.job !== OUTBOX.name || this.followers.waitsFor(entry));
    // Whatever waits is on its way before the others are begun.
    await Promise.all(alone.map(({ order, notice }) => this.outbox.relay(SOURCE, ownerOf(order, notice))));
    const passed = await this.followers.followTogether(due.filter((entry) => !alone.includes(entry)));
    await this.orders.pullSent(passed.map(({ order, notice }) => sentOf(order, notice)));
    return orders.length === MOST && passed.length + alone.length > 0 ? 'more' : 'done';
  }
}

const entryOf =
  (order: Order) =>
  (notice: OrderNotice): Entry => ({ order, notice, happened: happenedOf(notice.data) });

const ownerOf = ({ id: ownerId, shopId }: Order, notice: OrderNotice) => ({
  ownerId,
  shopId,
  entries: [notice],
});

const sentOf = ({ id: ownerId, shopId }: Order, notice: OrderNotice) => ({
  ownerId,
  shopId,
  entryIds: [notice.id],
});
