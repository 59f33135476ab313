import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { toBoardOrder } from './board/board-order.rules.js';
import { OrderRepository } from './order.repository.js';
import type { Order } from './order.types.js';

/** The board hears of it at once, and the worker by the same words: it reads what was written. */
@Injectable()
export class OrderNews {
  constructor(
    private readonly orders: OrderRepository,
    private readonly live: Live,
    private readonly clock: Clock,
  ) {}

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
    for (const { at } of order.outbox) if (at > now) this.tellLater(order, at.getTime() - now.getTime());
  }

  /**
   * As long as a step can be taken back, nothing follows from it, and guests see the step before. When this process dies
   * first, the worker looks by itself.
   */
  private tellLater({ shopId, id }: Order, waitMs: number): void {
    const tell = async () => this.changed(await this.orders.get(shopId, id));
    setTimeout(() => void tell().catch(() => undefined), waitMs).unref();
  }
}
