import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import type { Fulfilment } from '../delivery/fulfilment.types.js';
import type { PastPrice } from '../pricing/reference-price.rules.js';
import type { Product, Variant } from './catalog.types.js';
import { PriceHistoryRepository } from './price-history.repository.js';
import { endedPrices, pastPricesOf, pricedSince } from './price-history.rules.js';

/** What dishes have cost: a reduction must name the lowest price of the 30 days before it. */
@Injectable()
export class PriceHistory {
  constructor(
    private readonly prices: PriceHistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes down what ends with this change; nothing when every price stays. */
  async note(shopId: string, before: Product, after: Pick<Product, 'variants'>): Promise<void> {
    const ended = endedPrices(before, after);
    if (ended.length === 0) return;
    const former = await this.prices.list(shopId, before.id);
    const to = this.clock.now();
    await this.prices.add(
      ended.map((price) => ({
        ...price,
        id: newId(to.getTime()),
        shopId,
        productId: before.id,
        from: pricedSince(former, price, before.createdAt),
        to,
      })),
    );
  }

  /** Every price of a size on one way of ordering, the one of today last. */
  async of(shopId: string, product: Product, variant: Variant, fulfilment: Fulfilment): Promise<PastPrice[]> {
    return pastPricesOf(await this.prices.list(shopId, product.id), product, variant, fulfilment);
  }
}
