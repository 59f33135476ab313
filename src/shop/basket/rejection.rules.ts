import type { WhenRefusal } from '../opening-hours/opening-hours.types.js';
import type { PricedBasket } from '../pricing/pricing.types.js';
import { isPaidByVoucher } from '../pricing/voucher.rules.js';
import { isOnline } from '../restaurant/paying/payable.rules.js';
import type { CallLimits, ShopSettings } from '../restaurant/shop.types.js';
import type { PaymentMethod } from './basket.types.js';

export type DeliveryRefusal = 'addressMissing' | 'otherPlace' | 'outsideArea' | 'areaNotServed';
export type Rejection =
  | 'disabled'
  | 'menuOnly'
  | 'belowMinimum'
  | 'paymentNotOffered'
  | 'tooLarge'
  | DeliveryRefusal
  | WhenRefusal;

/** What else is asked besides the basket; `when` and `delivery` have been asked already. */
export interface Circumstances {
  settings: Pick<ShopSettings, 'shopEnabled' | 'menuOnly' | 'callLimits'>;
  when: WhenRefusal | null;
  delivery: DeliveryRefusal | null;
  /** How this basket may be paid. */
  ways: readonly PaymentMethod[];
}

export interface Judged extends Pick<PricedBasket, 'belowMinimum' | 'payableCents' | 'voucherCents'> {
  lines: readonly { quantity: number }[];
}

/** Why this shop cannot take this basket right now; null when it can. */
export function rejectionOf(
  basket: Judged,
  payment: PaymentMethod,
  { settings, when, delivery, ways }: Circumstances,
): Rejection | null {
  if (!settings.shopEnabled) return 'disabled';
  if (settings.menuOnly) return 'menuOnly';
  if (when) return when;
  if (delivery) return delivery;
  if (!ways.includes(payment) && !isPaidByVoucher(basket)) return 'paymentNotOffered';
  if (!isOnline(payment) && isTooLarge(basket, settings.callLimits)) return 'tooLarge';
  return basket.belowMinimum ? 'belowMinimum' : null;
}

/** Who has not paid yet and wants that much calls. */
const isTooLarge = ({ lines, payableCents }: Judged, most: CallLimits): boolean =>
  lines.length > most.lines ||
  payableCents > most.cents ||
  lines.some(({ quantity }) => quantity > most.pieces);
