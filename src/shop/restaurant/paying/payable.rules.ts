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
  return areUsable(method === 'stripe' ? stripe : paypal);
}

/** They are there, and the service has not said no to them. */
const areUsable = (keys: PaymentKeys): boolean => hasKeys(keys) && !keys.refused;

const WAY_LABEL = { stripe: 'Karte online', paypal: 'PayPal' } as const;

/** Why what is offered from now on cannot be; null where it can, or was offered before. */
export function offerProblemOf(
  before: PayingShop,
  after: { payWays?: readonly PayWay[] | null; paypal?: object; stripe?: object },
): string | null {
  const had = waysOf(before);
  const wrong = (after.payWays ?? []).find(
    ({ method, fulfilments }) =>
      isOnline(method) &&
      before[method].refused &&
      !after[method] &&
      fulfilments.some((way) => !had.find((one) => one.method === method)?.fulfilments.includes(way)),
  );
  if (!wrong || !isOnline(wrong.method)) return null;
  return `${WAY_LABEL[wrong.method]} lässt sich noch nicht anbieten: Die hinterlegten Schlüssel stimmen nicht.`;
}

export const hasKeys = ({ public_key, secret_key }: PaymentKeys): boolean =>
  public_key !== '' && secret_key !== '';

/** Every service that is connected works with test keys: no money of this shop is real. */
export function takesTestMoney({ paypal, stripe }: Pick<Shop, 'paypal' | 'stripe'>): boolean {
  const tests = [
    hasKeys(stripe) && stripe.public_key.startsWith('pk_test_'),
    hasKeys(paypal) && paypal.sandbox === true,
  ];
  const connected = [stripe, paypal].filter(hasKeys).length;
  return connected > 0 && tests.filter(Boolean).length === connected;
}

const isWithin = ({ minCents, maxCents }: PayWay, cents: Cents | null): boolean =>
  cents === null || (cents >= (minCents ?? 0) && cents <= (maxCents ?? Number.POSITIVE_INFINITY));
