import { addDays } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Cents } from '../../shared/money.js';
import type { Product, Variant } from '../menu/menu.types.js';
import { priceFor } from '../menu/prices.rules.js';
import { referencePriceOf } from '../pricing/reference-price.rules.js';
import { dayOf, endedOf, pastPricesOf, pricedSince } from './price-history.rules.js';
import type { FormerPrice } from './price-history.types.js';

/** The prices of a size over time, for its editor. */
export interface PriceTimeline {
  variantId: string;
  /** Fulfilments whose prices have always been the same share one timeline. */
  ways: Fulfilment[];
  /** The current one first; it has no end. */
  prices: { cents: Cents; from: string; to: string | null }[];
  /** Of the last 30 days, today included: what a reduction starting tomorrow would be compared with. */
  lowestCents30: Cents | null;
}

type Priced = Pick<Product, 'variants' | 'fulfilments' | 'createdAt'>;

export const priceTimelinesOf = (
  product: Priced,
  former: readonly FormerPrice[],
  now: Date,
): PriceTimeline[] =>
  product.variants.flatMap((variant) =>
    product.fulfilments
      .map((fulfilment) => timelineOf(product, variant, fulfilment, former, now))
      .reduce<PriceTimeline[]>(together, []),
  );

function timelineOf(
  product: Priced,
  variant: Variant,
  fulfilment: Fulfilment,
  former: readonly FormerPrice[],
  now: Date,
): PriceTimeline {
  const which = { variantId: variant.id, fulfilment };
  const today = {
    cents: priceFor(variant, fulfilment),
    to: null,
    from: dayOf(pricedSince(former, which, product.createdAt)),
  };
  const ended = endedOf(former, which).map(({ cents, from, to }) => ({
    cents,
    from: dayOf(from),
    to: dayOf(to),
  }));
  return {
    variantId: variant.id,
    ways: [fulfilment],
    prices: [today, ...ended.reverse()],
    lowestCents30: referencePriceOf(
      pastPricesOf(former, product, variant, fulfilment),
      addDays(dayOf(now), 1),
    ),
  };
}

function together(timelines: PriceTimeline[], next: PriceTimeline): PriceTimeline[] {
  const same = timelines.find(({ prices }) => JSON.stringify(prices) === JSON.stringify(next.prices));
  if (same) same.ways.push(...next.ways);
  return same ? timelines : [...timelines, next];
}
