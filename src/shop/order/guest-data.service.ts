import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Live } from '../../platform/live/live.js';
import { Schedules } from '../../platform/queue/schedule.js';
import { PrinterService } from '../../printer/printer/printer.service.js';
import { ContactRepository } from './contact.repository.js';
import { canErase, erased } from './contact.rules.js';
import { ContactStillNeeded, OrderCannotMove } from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import type { Order } from './order.types.js';

const SWEPT_AT = '03:40';
const MOST_AT_ONCE = 500;

/** Forgets guests: when they ask, and when half a year is over. What the tax office reads stays as it is. */
@Injectable()
export class GuestData {
  constructor(
    private readonly orders: OrderRepository,
    private readonly contacts: ContactRepository,
    private readonly printers: PrinterService,
    private readonly live: Live,
    private readonly clock: Clock,
    schedules: Schedules,
  ) {
    schedules.daily('guest-contacts', SWEPT_AT, () => this.sweep());
  }

  /** Asked twice it is done once. */
  async erase(shopId: string, id: string): Promise<void> {
    const order = await this.orders.get(shopId, id);
    if (order.erasedAt) return;
    if (!canErase(order.state)) throw new ContactStillNeeded();
    if (!(await this.forget(order))) throw new OrderCannotMove();
  }

  /** Also orders that nobody ever finished on the board: after half a year no one is still driving. */
  async sweep(): Promise<void> {
    const due = await this.contacts.listDue(this.clock.now(), MOST_AT_ONCE);
    for (const { shopId, id } of due) await this.forget(await this.orders.get(shopId, id));
    if (due.length === MOST_AT_ONCE) await this.sweep();
  }

  /** First the copies on paper and in the stream: should this stop half way, the order is still due. */
  private async forget(order: Order): Promise<boolean> {
    const { id, shopId, version } = order;
    await this.printers.forget(shopId, id);
    await this.live.forget(shopId, id);
    return this.contacts.erase(shopId, id, version, erased(order, this.clock.now()));
  }
}
