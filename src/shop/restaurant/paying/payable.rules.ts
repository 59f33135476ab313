import { FULFILMENTS, type Fulfilment } from '../../../shared/fulfilment.types.js';
import type { Cents } from '../../../shared/money.js';
import { LEAST_ONLINE_CENTS, PAYMENT_METHODS, type PaymentMethod, type PayWay } from '../pay-ways.types.js';
import { paysOnSite } from '../shop.rules.js';
import type { PaymentKeys, Shop } from '../shop.types.js';

export type PayingShop = Pick<Shop, 'settings' | 'paypal' | 'stripe'>;

export const isOnline = (method: PaymentMethod): method is 'stripe' | 'paypal' =>
  method === 'stripe' || method === 'paypal';

/** What a shop offers that has never said anything about it. */
export const USUAL_WAYS: readonly PayWay[] = (['cash', 'cardOnSite'] as const).map((method) => ({
  method,
  fulfilments: [...FULFILMENTS],
  minCents: null,
  maxCents: null,
}));

export const waysOf = ({ settings }: Pick<Shop, 'settings'>): readonly PayWay[] =>
  settings.payWays ?? USUAL_WAYS;

/** How a guest may pay here; without an amount whatever it comes to. */
export const payableWith = (
  shop: PayingShop,
  fulfilment: Fulfilment,
  cents: Cents | null = null,
): PaymentMethod[] =>
  PAYMENT_METHODS.filter(
    (method) =>
      isReady(shop, method) &&
      (cents === null || !isOnline(method) || cents >= LEAST_ONLINE_CENTS) &&
      waysOf(shop).some(
        (way) => way.method === method && way.fulfilments.includes(fulfilment) && isWithin(way, cents),
      ),
  );

/** An online method is connected and offered for something. */
export const offersOnline = (shop: PayingShop): boolean =>
  waysOf(shop).some(
    ({ method, fulfilments }) => isOnline(method) && fulfilments.length > 0 && isReady(shop, method),
  );

/** Money on site goes into a till the operator has vouched for; online it needs keys. */
function isReady({ settings, paypal, stripe }: PayingShop, method: PaymentMethod): boolean {
  if (!isOnline(method)) return paysOnSite(settings);
  return hasKeys(method === 'stripe' ? stripe : paypal);
}

export const hasKeys = ({ public_key, secret_key }: PaymentKeys): boolean =>
  public_key !== '' && secret_key !== '';

const isWithin = ({ minCents, maxCents }: PayWay, cents: Cents | null): boolean =>
  cents === null || (cents >= (minCents ?? 0) && cents <= (maxCents ?? Number.POSITIVE_INFINITY));
