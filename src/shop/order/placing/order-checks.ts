import { Injectable } from '@nestjs/common';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { Cents } from '../../../shared/money.js';
import type { PaymentMethod, PostalAddress } from '../../basket/basket.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Order } from '../order.types.js';

/** What an order of the shop says of its guest. */
export interface CheckedGuest {
  phone: string;
  email: string;
  address: PostalAddress | null;
}

/** What it comes to, and how it is paid. */
export interface CheckedOrder {
  phone: string;
  /** Missing where it is not known any more. */
  address?: PostalAddress | null;
  payableCents: Cents;
  fulfilment: Fulfilment;
  way: PaymentMethod;
}

export interface OrderCheck {
  /** Refuses by throwing what the guest is told. */
  allow(shop: Shop, guest: CheckedGuest): Promise<void>;
  /** Why the desk calls before it accepts; null: it need not. Throws where paying online is asked for instead. */
  callFirst(shop: Shop, order: CheckedOrder): Promise<Order['callFirst']>;
}

/** Whoever knows something about guests has a say before their order is written. */
@Injectable()
export class OrderChecks {
  private readonly checks: OrderCheck[] = [];

  add(check: OrderCheck): void {
    this.checks.push(check);
  }

  async allow(shop: Shop, guest: CheckedGuest): Promise<void> {
    for (const check of this.checks) await check.allow(shop, guest);
  }

  async callFirst(shop: Shop, order: CheckedOrder): Promise<Order['callFirst']> {
    let why: Order['callFirst'] = null;
    for (const check of this.checks) why = (await check.callFirst(shop, order)) ?? why;
    return why;
  }
}
