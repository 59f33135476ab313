import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { OrderDraft } from '../../shop/basket/basket.types.js';
import { doorOf } from '../../shop/basket/door.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { OrderedTooOften } from '../shop/storefront.errors.js';

const HOUR = 3_600;
/** Each order sends its mails, whoever has typed in this address. */
const PER_MAILBOX = { points: 20, seconds: HOUR };
const PER_PHONE = { points: 30, seconds: HOUR };
/** A dormitory or an office orders behind one door. */
const PER_DOOR = { points: 60, seconds: HOUR };

interface Ordering {
  draft: OrderDraft;
  phone: string;
  email: string;
}

/** Who orders far more than anybody eats calls instead. Counted by what the order names, never by the network it comes from. */
@Injectable()
export class OrderLimits {
  constructor(private readonly limits: RateLimits) {}

  async check(shop: Shop, { draft, phone, email }: Ordering): Promise<void> {
    const door = draft.fulfilment === 'delivery' && draft.address ? doorOf(draft.address) : '';
    if (!(await this.limits.allows('order-mailbox', email.toLowerCase(), PER_MAILBOX)))
      throw new OrderedTooOften('mailbox');
    if (phone && !(await this.limits.allows('order-phone', `${shop.id} ${phone}`, PER_PHONE)))
      throw new OrderedTooOften('phone');
    if (door && !(await this.limits.allows('order-door', `${shop.id} ${door}`, PER_DOOR)))
      throw new OrderedTooOften('door');
  }
}
