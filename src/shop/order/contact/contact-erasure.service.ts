import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { ContactStillNeeded, OrderCannotMove } from '../order.errors.js';
import { OrderRepository } from '../order.repository.js';
import type { Order } from '../order.types.js';
import { ContactRepository } from './contact.repository.js';
import { canErase, erased } from './contact.rules.js';
import { GuestCopies } from './guest-copies.js';

/** Forgets guests. What the tax office reads stays as it is. */
@Injectable()
export class ContactErasure {
  constructor(
    private readonly orders: OrderRepository,
    private readonly contacts: ContactRepository,
    private readonly copies: GuestCopies,
    private readonly clock: Clock,
  ) {}

  /** Asked twice it is done once. */
  async erase(shopId: string, id: string): Promise<void> {
    const order = await this.orders.get(shopId, id);
    if (order.erasedAt) return;
    if (!canErase(order.state)) throw new ContactStillNeeded();
    if (!(await this.forgetGuestOf(order, 'asked'))) throw new OrderCannotMove(order);
  }

  /** Whatever state the order is in. */
  async forget(shopId: string, id: string): Promise<void> {
    await this.forgetGuestOf(await this.orders.get(shopId, id), 'over');
  }

  /** First the copies on paper and in the stream: should this stop half way, the order is still due. */
  private async forgetGuestOf(order: Order, why: 'asked' | 'over'): Promise<boolean> {
    const { id, shopId, version } = order;
    await this.copies.forget(shopId, id, why);
    return this.contacts.erase(shopId, id, version, erased(order, this.clock.now()));
  }
}
