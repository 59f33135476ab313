import type { OrderDraft } from '../../basket/basket.types.js';
import type { Quote } from '../../basket/quote.types.js';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Order } from '../order.types.js';

/** An order that is about to be written, or is. */
export interface OrderRef {
  shopId: string;
  orderId: string;
}

export interface ReservationWish extends OrderRef {
  shop: Shop;
  draft: OrderDraft;
  quote: Quote;
}

export interface Hold<T> extends OrderRef {
  taken: T;
}

/** Something an order needs and others want too. It is taken before the order is written, and kept by it. */
export interface Reservation<T> {
  name: string;
  /** Taken in this order and given back in reverse: places have 10, stock has 20. */
  rank: number;
  /** null: nothing of it is limited for this order. 'refused': somebody else was quicker. */
  take(wish: ReservationWish): Promise<T | null | 'refused'>;
  /** What the order remembers of it. */
  notedOn?(taken: T): Partial<Pick<Order, 'slotAt'>>;
  /** The order is written. */
  confirm(order: OrderRef, taken: T): Promise<void>;
  /** Twice gives back once. */
  release(order: OrderRef, taken: T): Promise<void>;
  /** What a written order has of it; null for nothing. */
  takenBy(order: Order): T | null;
  /** The order became smaller: what it no longer needs goes back. Twice gives back once. */
  shrink?(order: Order): Promise<void>;
  /** The order is over: nothing of it can come back. */
  settle?(order: OrderRef): Promise<void>;
  /** Taken before then and not confirmed: a process may have died in between. Of every restaurant. */
  heldBefore(before: Date, limit: number): Promise<Hold<T>[]>;
}
