import { addDays, berlinClock } from '../../shared/berlin-time.js';
import { FULFILMENTS, type Fulfilment } from '../../shared/fulfilment.types.js';
import type { Product, Variant } from '../menu/menu.types.js';
import { priceFor } from '../menu/prices.rules.js';
import type { PastPrice } from '../pricing/reference-price.rules.js';
import type { FormerPrice } from './price-history.types.js';

type PriceOf = Pick<FormerPrice, 'variantId' | 'fulfilment' | 'cents'>;

/** The prices that ended, for every fulfilment; those of a removed size have ended too. */
export const endedPrices = (before: readonly Variant[], after: readonly Variant[]): PriceOf[] =>
  before.flatMap((variant) => {
    const now = after.find(({ id }) => id === variant.id);
    return FULFILMENTS.map((fulfilment) => ({
      variantId: variant.id,
      fulfilment,
      cents: priceFor(variant, fulfilment),
    })).filter(({ fulfilment, cents }) => !now || priceFor(now, fulfilment) !== cents);
  });

/** Since when the current price applies: since the last one ended, or since the dish was created. */
export function pricedSince(
  former: readonly FormerPrice[],
  { variantId, fulfilment }: Pick<FormerPrice, 'variantId' | 'fulfilment'>,
  createdAt: Date,
): Date {
  const ends = former
    .filter((price) => price.variantId === variantId && price.fulfilment === fulfilment)
    .map(({ to }) => to.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : createdAt;
}

/** A price that stood only this long was a typing error; nobody was seriously offered it. */
const MISTYPED_MS = 10 * 60_000;

/** Every price of a size for one fulfilment with its days, the current one last. */
export function pastPricesOf(
  former: readonly FormerPrice[],
  { createdAt }: Pick<Product, 'createdAt'>,
  variant: Variant,
  fulfilment: Fulfilment,
): PastPrice[] {
  const which = { variantId: variant.id, fulfilment };
  const ended = endedOf(former, which).map(({ cents, from, to }) => ({
    cents,
    reduced: false,
    from: dayOf(from),
    to: dayAfter(to),
  }));
  const since = dayOf(pricedSince(former, which, createdAt));
  return [...ended, { cents: priceFor(variant, fulfilment), from: since, to: null, reduced: false }];
}

/** The former prices of a size for one fulfilment, the latest last. */
export const endedOf = (
  former: readonly FormerPrice[],
  { variantId, fulfilment }: Pick<FormerPrice, 'variantId' | 'fulfilment'>,
): FormerPrice[] =>
  former
    .filter((price) => price.variantId === variantId && price.fulfilment === fulfilment)
    .filter(({ from, to }) => to.getTime() - from.getTime() >= MISTYPED_MS)
    .sort((a, b) => a.to.getTime() - b.to.getTime());

export const dayOf = (at: Date): string => berlinClock(at).date;

/** A price that ended at noon still applied on that day. */
const dayAfter = (to: Date): string => {
  const { date, minute } = berlinClock(to);
  return minute === 0 ? date : addDays(date, 1);
};
