import type { OpeningSettings, WhenRefusal } from '../opening-hours/opening-hours.types.js';
import type { PricedBasket } from '../pricing/pricing.types.js';
import type { PaymentMethod } from './basket.types.js';

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

const ON_SITE: readonly PaymentMethod[] = ['cash', 'cardOnSite'];

/** Why this shop cannot take this basket right now; null when it can. */
export function rejectionOf(
  basket: Pick<PricedBasket, 'belowMinimum'>,
  payment: PaymentMethod,
  { settings, when, delivery, onSite }: Circumstances,
): Rejection | null {
  if (!settings.shopEnabled) return 'disabled';
  if (settings.menuOnly) return 'menuOnly';
  if (when) return when;
  if (delivery) return delivery;
  if (!onSite || !ON_SITE.includes(payment)) return 'paymentNotOffered';
  return basket.belowMinimum ? 'belowMinimum' : null;
}
