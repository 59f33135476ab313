import { Injectable } from '@nestjs/common';
import { type Counter, RateLimits } from '../../platform/http/rate-limits.js';
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

  /** Counted first, so that a crowd of them is none; what comes to no order is given back, whoever it names. */
  async during<T>(shop: Shop, ordering: Ordering, place: () => Promise<T>): Promise<T> {
    const counters = countersOf(shop, ordering);
    const allowed = await this.limits.allowsEach(counters);
    const counted = counters.filter((_, index) => allowed[index]);
    try {
      const refused = counters[allowed.indexOf(false)];
      if (refused) throw new OrderedTooOften(refused.why);
      return await place();
    } catch (error) {
      await this.limits.giveBack(counted);
      throw error;
    }
  }
}

interface OrderCounter extends Counter {
  why: ConstructorParameters<typeof OrderedTooOften>[0];
}

function countersOf(shop: Shop, { draft, phone, email }: Ordering): OrderCounter[] {
  const door = draft.fulfilment === 'delivery' && draft.address ? doorOf(draft.address) : '';
  const all: OrderCounter[] = [
    { name: 'order-mailbox', key: `${shop.id} ${email.toLowerCase()}`, limit: PER_MAILBOX, why: 'mailbox' },
    { name: 'order-phone', key: phone && `${shop.id} ${phone}`, limit: PER_PHONE, why: 'phone' },
    { name: 'order-door', key: door && `${shop.id} ${door}`, limit: PER_DOOR, why: 'door' },
  ];
  return all.filter(({ key }) => key !== '');
}
