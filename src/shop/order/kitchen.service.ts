import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { DocketService } from './docket.service.js';
import { isForKitchen } from './happening.rules.js';
import { OrderRepository } from './order.repository.js';
import { columnOf } from './order.rules.js';
import type { Order, OrderHappened } from './order.types.js';

const DOCKETS_EVERY_MS = 20_000;
const MAX_AT_ONCE = 200;

/** The kitchen's paper: a docket for what was accepted, nothing for what was cancelled meanwhile. */
@Injectable()
export class KitchenService {
  constructor(
    private readonly dockets: DocketService,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.every('dockets', DOCKETS_EVERY_MS, () => this.printDue());
  }

  async follow(order: Order, happened: OrderHappened): Promise<void> {
    if (happened.kind === 'changed') return this.correct(order, happened);
    if (happened.kind !== 'moved' || !isForKitchen(happened)) return;
    if (happened.to === 'cancelled') return this.dockets.cancel(order);
    await this.dockets.print(order, this.isEarly(order) ? ['due'] : ['placed', 'accepted', 'due']);
  }

  /** What only some restaurants print: a paper when an order comes in, or when it is ready. */
  async followBeside(order: Order, happened: OrderHappened): Promise<void> {
    if (happened.kind === 'promised') return this.dockets.reschedule(order);
    if (happened.kind !== 'moved') return;
    if (happened.to === 'rejected') return this.dockets.cancel(order);
    if (happened.to === 'ready') return this.dockets.print(order, ['ready']);
    if (happened.to === 'placed' && !this.isEarly(order)) await this.dockets.print(order, ['placed']);
  }

  /** What nobody has accepted by then is printed with the acceptance. */
  async printDue(): Promise<void> {
    for (const order of await this.orders.listDocketsDue(this.clock.now(), MAX_AT_ONCE)) {
      // Whose payment came to nothing is printed once it is settled.
      const column = order.payment.state === 'failed' ? null : columnOf(order.state);
      if (column === 'working' || column === 'done')
        await this.dockets.print(order, ['placed', 'accepted', 'due']);
      else if (column !== null) await this.dockets.print(order, ['placed']);
      await this.orders.clearDocket(order.shopId, order.id);
    }
  }

  /** Whoever holds a docket of it hears what is no longer wanted. */
  private async correct(order: Order, happened: OrderHappened & { kind: 'changed' }): Promise<void> {
    const column = columnOf(order.state);
    const isPrinted = (column === 'working' || column === 'done') && !this.isEarly(order);
    if (isPrinted) await this.dockets.correct(order, happened);
  }

  private isEarly({ docketAt }: Order): boolean {
    return docketAt !== null && docketAt > this.clock.now();
  }
}
