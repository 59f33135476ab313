import { Injectable } from '@nestjs/common';
import { Cipher } from '../../../platform/cipher/cipher.js';
import { Callers } from '../../order/callers/callers.service.js';
import { GuestCopies } from '../../order/contact/guest-copies.js';
import { eachAlone } from '../../order/following/follow-together.js';
import { isPlaced } from '../../order/happening.rules.js';
import type { Order, OrderHappened } from '../../order/order.types.js';
import { OrderFollowers } from '../../order/order-followers.service.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { DiscountGuest } from '../discount.types.js';
import type { GuestMark } from '../redeem/redemption.types.js';
import { GuestMarkRepository } from './guest-mark.repository.js';

/** How a guest can be reached; '' where they did not say. */
export interface NamedGuest {
  phone: string;
  email: string;
}

/** Whether somebody has ordered before, though their contact is erased by now. */
@Injectable()
export class KnownGuests {
  constructor(
    private readonly marks: GuestMarkRepository,
    private readonly callers: Callers,
    private readonly cipher: Cipher,
    followers: OrderFollowers,
    copies: GuestCopies,
  ) {
    copies.add(async (shopId, orderId, why) => {
      if (why === 'asked') await marks.forget(shopId, orderId);
    });
    followers.add({
      name: 'known guests',
      rank: 60,
      follow: (order, happened) => this.follow(order, happened),
      followMany: async (many) => {
        const placed = many.filter(({ happened }) => isPlaced(happened));
        await this.marks.note(placed.map(({ order }) => this.markedOf(order)));
        const rest = many.filter((one) => !placed.includes(one));
        return eachAlone(rest, ({ order, happened }) => this.follow(order, happened));
      },
    });
  }

  async factsOf(shop: Shop, guest: NamedGuest): Promise<DiscountGuest> {
    const [marked, called] = await Promise.all([
      this.marks.listOf(shop.id, this.everyMarkOf(shop.id, guest)),
      this.callers.ordersOf(shop, guest.phone),
    ]);
    const orders = new Map(marked.map(({ orderId, at }) => [orderId, at]));
    for (const { id, placedAt, state } of called)
      if (state !== 'rejected' && state !== 'cancelled') orders.set(id, placedAt);
    const last = Math.max(...[...orders.values()].map((at) => at.getTime()));
    return { orders: orders.size, lastOrderAt: orders.size > 0 ? new Date(last) : null };
  }

  /** As it is written; phone and mail of one guest count apart, so that neither alone is a second chance. */
  marksOf(shopId: string, guest: NamedGuest): GuestMark[] {
    return namesOf(guest).map((name) => {
      const [mark = '', ...former] = this.cipher.fingerprints(name, placeOf(shopId));
      return { mark, former };
    });
  }

  private everyMarkOf(shopId: string, guest: NamedGuest): string[] {
    return namesOf(guest).flatMap((name) => this.cipher.fingerprints(name, placeOf(shopId)));
  }

  private async follow(order: Order, happened: OrderHappened): Promise<void> {
    if (happened.kind !== 'moved') return;
    if (isPlaced(happened)) await this.marks.note([this.markedOf(order)]);
    if (happened.to === 'rejected' || happened.to === 'cancelled')
      await this.marks.forget(order.shopId, order.id);
  }

  private markedOf({ id: orderId, shopId, contact, placedAt: at }: Order) {
    return { shopId, orderId, marks: this.marksOf(shopId, contact).map(({ mark }) => mark), at };
  }
}

const namesOf = ({ phone, email }: NamedGuest): string[] =>
  [phone, email.trim().toLowerCase()].filter(Boolean);
const placeOf = (shopId: string): string => `${shopId}+guest`;
