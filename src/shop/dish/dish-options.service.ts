import { Injectable } from '@nestjs/common';
import { ProductRepository } from './product.repository.js';

/** Which groups of options dishes ask for. Whoever changes it publishes the change. */
@Injectable()
export class DishOptions {
  constructor(private readonly products: ProductRepository) {}

  forgetGroup(shopId: string, groupId: string): Promise<void> {
    return this.products.forgetOptionGroup(shopId, groupId);
  }
}
