import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Variant } from '../menu/menu.types.js';

/** A dish whose sizes may cost something else from now on. */
export interface Repricing {
  id: string;
  createdAt: Date;
  before: readonly Variant[];
  after: readonly Variant[];
}

/** What a size cost on one way of ordering, and when it stopped to. */
export interface FormerPrice {
  id: string;
  shopId: string;
  productId: string;
  variantId: string;
  fulfilment: Fulfilment;
  cents: number;
  from: Date;
  to: Date;
}
