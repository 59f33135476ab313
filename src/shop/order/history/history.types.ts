import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { PaymentMethod } from '../../basket/basket.types.js';
import type { Order, OrderState } from '../order.types.js';
import type { PayState } from '../paying/order-payment.types.js';

/** An order without what was in it, which is most of it. */
export type OrderOutline = Omit<Order, 'lines'>;

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
