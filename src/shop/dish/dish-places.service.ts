import { Injectable } from '@nestjs/common';
import { ProductRepository } from './product.repository.js';

/** The category and position of dishes. The caller publishes the change. */
@Injectable()
export class DishPlaces {
  constructor(private readonly products: ProductRepository) {}

  /** The dishes of a category in their order. */
  async idsIn(shopId: string, categoryId: string): Promise<string[]> {
    return (await this.products.listOfCategory(shopId, categoryId)).map(({ id }) => id);
  }

  countByCategory(shopId: string): Promise<Map<string, number>> {
    return this.products.countByCategory(shopId);
  }

  /** Puts the dishes into this category, in this order. */
  place(shopId: string, categoryId: string, ids: string[]): Promise<void> {
    return this.products.place(shopId, categoryId, ids);
  }
}
