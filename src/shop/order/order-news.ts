import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { Outbox } from '../../platform/queue/outbox.js';
import { toBoardOrder } from './board/board-order.rules.js';
import { followingJobsOf } from './order.jobs.js';
import { OrderRepository } from './order.repository.js';
import type { Order, OrderNotice } from './order.types.js';

const SOURCE = 'orders';

/** The board hears of it at once and the queue right after; what gets lost here the sweep and a reload bring back. */
@Injectable()
export class OrderNews {
  constructor(
    private readonly orders: OrderRepository,
    private readonly live: Live,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
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

  /** Money has come in or gone back. */
  paid(order: Order, name: 'order.paid' | 'order.refunded'): void {
    void this.live.publish(order.shopId, name, toBoardOrder(order));
    this.moved(order);
  }

  /** What nobody but the desk hears of. */
  changed(order: Order): void {
    void this.live.publish(order.shopId, 'order.moved', toBoardOrder(order));
  }

  /** Not waited for: the answer to the guest depends on the written order alone. */
  private publish(name: 'order.placed' | 'order.moved', order: Order): void {
    void this.live.publish(order.shopId, name, toBoardOrder(order));
    const now = this.clock.now();
    const due = order.outbox.filter(({ at }) => at <= now);
    if (due.length > 0) void this.relay(order, due);
    for (const notice of order.outbox) if (notice.at > now) this.relayLater(order, notice, now);
  }

  /** As long as a step can be taken back, nothing follows from it. When this process dies first, the sweep relays. */
  private relayLater(order: Order, { id, at }: OrderNotice, now: Date): void {
    const wait = at.getTime() - now.getTime();
    setTimeout(() => void this.relayHeld(order, id).catch(() => undefined), wait).unref();
  }

  private async relayHeld({ shopId, id }: Order, noticeId: string): Promise<void> {
    const order = await this.orders.get(shopId, id);
    const held = order.outbox.filter((notice) => notice.id === noticeId);
    if (held.length === 0) return;
    await this.relay(order, held);
    // Guests saw the step before; from here on it is theirs too.
    this.changed(order);
  }

  private relay({ id: ownerId, shopId }: Order, entries: OrderNotice[]): Promise<void> {
    return this.outbox.relay(SOURCE, { ownerId, shopId, entries });
  }
}
