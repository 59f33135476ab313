import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { newId } from '../../shared/ids.js';
import type { Cents } from '../../shared/money.js';
import type { Product, Variant } from '../menu/menu.types.js';
import { type PastPrice, referencePriceOf } from '../pricing/reference-price.rules.js';
import { PriceHistoryRepository } from './price-history.repository.js';
import { endedPrices, pastPricesOf, pricedSince } from './price-history.rules.js';
import type { FormerPrice, Repricing } from './price-history.types.js';
import { type PriceTimeline, priceTimelinesOf } from './price-timeline.rules.js';

/** What dishes have cost: a reduction must state the lowest price of the 30 days before it. */
@Injectable()
export class PriceHistory {
  constructor(
    private readonly prices: PriceHistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** Records the prices that end with these changes; nothing when no price changes. */
  async note(shopId: string, changes: readonly Repricing[]): Promise<void> {
    const dishes = changes.filter(({ before, after }) => endedPrices(before, after).length > 0);
    if (dishes.length === 0) return;
    const former = byDish(
      await this.prices.list(
        shopId,
        dishes.map(({ id }) => id),
      ),
    );
    const to = this.clock.now();
    const ended = dishes.flatMap(({ id: productId, createdAt, before, after }) =>
      endedPrices(before, after).map((price) => ({
        ...price,
        id: newId(to.getTime()),
        shopId,
        productId,
        to,
        from: pricedSince(former.get(productId) ?? [], price, createdAt),
      })),
    );
    await this.prices.add(ended);
  }

  /** For the editor of the dish. The price of two halves follows from the dishes they are of, so it has no history. */
  async timelinesOf(shopId: string, product: Product): Promise<PriceTimeline[]> {
    if (product.halves) return [];
    return priceTimelinesOf(product, await this.prices.list(shopId, [product.id]), this.clock.now());
  }

  /** The lowest price of the 30 days before that day, by size and way; null where nothing was sold then. */
  async lowestBefore(
    shopId: string,
    products: readonly Product[],
    day: string,
  ): Promise<(variantId: string, fulfilment: Fulfilment) => Cents | null> {
    const former = byDish(
      await this.prices.list(
        shopId,
        products.map(({ id }) => id),
      ),
    );
    const sizes = new Map(
      products.flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }])),
    );
    return (variantId, fulfilment) => {
      const size = sizes.get(variantId);
      if (!size) return null;
      const { product, variant } = size;
      return referencePriceOf(pastPricesOf(former.get(product.id) ?? [], product, variant, fulfilment), day);
    };
  }

  /** Every price of a size for one fulfilment, the current one last. */
  async of(shopId: string, product: Product, variant: Variant, fulfilment: Fulfilment): Promise<PastPrice[]> {
    return pastPricesOf(await this.prices.list(shopId, [product.id]), product, variant, fulfilment);
  }
}

function byDish(prices: readonly FormerPrice[]): Map<string, FormerPrice[]> {
  const dishes = new Map<string, FormerPrice[]>();
  for (const price of prices) {
    const known = dishes.get(price.productId);
    if (known) known.push(price);
    else dishes.set(price.productId, [price]);
  }
  return dishes;
}
