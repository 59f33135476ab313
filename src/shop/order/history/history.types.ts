import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { PaymentMethod } from '../../basket/basket.types.js';
import type { COUNTED_SUMS } from '../board/day-figures.types.js';
import type { Contact, Order, OrderEvent, OrderState } from '../order.types.js';
import type { OrderPayment, PayState } from '../paying/order-payment.types.js';

type Unsealed<Event> = Event extends unknown ? Omit<Event, 'by' | 'previousHash' | 'hash'> : never;

/** What of an order a line of the list is made of: nothing of what was ordered, which is most of it. */
export interface OrderOutline
  extends Pick<
    Order,
    | 'id'
    | 'number'
    | 'businessDay'
    | 'state'
    | 'fulfilment'
    | 'tableCode'
    | 'wantedAt'
    | 'placedAt'
    | 'promisedAt'
    | 'erasedAt'
    | 'rejection'
    | 'cancellation'
    | 'phoned'
  > {
  events: Unsealed<OrderEvent>[];
  contact: Pick<Contact, 'name' | 'address'>;
  payment: Pick<OrderPayment, 'way' | 'state' | 'note' | 'test' | 'cashCents' | 'refundedCents'>;
  sums: Pick<Order['sums'], (typeof COUNTED_SUMS)[number]>;
}

/** Which orders somebody looks back at; null: whatever it is. */
export interface HistoryQuestion {
  /** Business days, both counted in. */
  from: string;
  to: string;
  states: readonly OrderState[] | null;
  way: Fulfilment | null;
  payment: PaymentMethod | null;
  /** How it stands with the money. */
  money: PayState | null;
  /** Who has taken part in it, by the id of their account. */
  by: string | null;
  /** A number, words of a name, an address or a dish, digits of a phone. */
  search: string;
  /** What the store cannot tell; each one is looked at. */
  only?: ((order: OrderOutline) => boolean) | null;
}

/** Where a page ends: no two orders of a shop share it. */
export interface HistoryPlace {
  day: string;
  number: number;
}
