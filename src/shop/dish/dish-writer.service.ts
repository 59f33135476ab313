import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Product } from '../menu/menu.types.js';
import { PriceHistory } from '../price-history/price-history.service.js';
import { ProductRepository, type ProductSets } from './product.repository.js';

/** Saves changes to a dish and records the prices that end with them. */
@Injectable()
export class DishWriter {
  constructor(
    private readonly products: ProductRepository,
    private readonly prices: PriceHistory,
    private readonly clock: Clock,
  ) {}

  /** Null when the dish is no longer of this version. Without a version the last write wins. */
  async change(before: Product, version: number | undefined, sets: ProductSets): Promise<Product | null> {
    const { shopId, id, createdAt, variants } = before;
    const updatedAt = this.clock.now();
    const after = await this.products.change(shopId, id, version, { ...sets, updatedAt });
    if (after) await this.prices.note(shopId, [{ id, createdAt, before: variants, after: after.variants }]);
    return after;
  }
}
