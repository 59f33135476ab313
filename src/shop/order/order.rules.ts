import type { OpeningSettings, WhenRefusal } from '../opening-hours/opening-hours.types.js';
import type { PricedBasket } from '../pricing/pricing.types.js';
import type { OrderState, PaymentWay } from './order.types.js';

const NEXT: Record<OrderState, readonly OrderState[]> = {
  awaitPayment: ['placed', 'cancelled'],
  placed: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'ready', 'underway', 'completed', 'cancelled'],
  preparing: ['ready', 'underway', 'completed', 'cancelled'],
  ready: ['underway', 'completed', 'cancelled'],
  underway: ['completed', 'cancelled'],
  completed: [],
  rejected: [],
  cancelled: [],
};

export const canMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

export const isOver = (state: OrderState): boolean => NEXT[state].length === 0;

/** The columns of the board; what is over, or not yet paid, stands on none. */
export const COLUMNS = ['new', 'working', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

export function columnOf(state: OrderState): Column | null {
  if (state === 'placed') return 'new';
  if (state === 'accepted' || state === 'preparing') return 'working';
  return state === 'ready' || state === 'underway' ? 'done' : null;
}

export type DeliveryRefusal = 'addressMissing' | 'outsideArea' | 'areaNotServed';
export type Rejection =
  | 'disabled'
  | 'menuOnly'
  | 'belowMinimum'
  | 'paymentNotOffered'
  | DeliveryRefusal
  | WhenRefusal;

/** What else is asked besides the basket; `when` and `delivery` have been asked already. */
export interface Circumstances {
  settings: Pick<OpeningSettings, 'shopEnabled' | 'menuOnly'>;
  when: WhenRefusal | null;
  delivery: DeliveryRefusal | null;
  onSite: boolean;
}

const ON_SITE: readonly PaymentWay[] = ['cash', 'cardOnSite'];

/** Why this shop cannot take this basket right now; null when it can. */
export function rejectionOf(
  basket: Pick<PricedBasket, 'belowMinimum'>,
  payment: PaymentWay,
  { settings, when, delivery, onSite }: Circumstances,
): Rejection | null {
  if (!settings.shopEnabled) return 'disabled';
  if (settings.menuOnly) return 'menuOnly';
  if (when) return when;
  if (delivery) return delivery;
  if (!onSite || !ON_SITE.includes(payment)) return 'paymentNotOffered';
  return basket.belowMinimum ? 'belowMinimum' : null;
}
