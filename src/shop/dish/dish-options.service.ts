import { Injectable } from '@nestjs/common';
import { ProductRepository } from './product.repository.js';

/** The option groups that dishes ask for. The caller publishes the change. */
@Injectable()
export class DishOptions {
  constructor(private readonly products: ProductRepository) {}

  forgetGroup(shopId: string, groupId: string): Promise<void> {
    return this.products.forgetOptionGroup(shopId, groupId);
  }
}
