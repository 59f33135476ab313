import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Variant } from '../menu/menu.types.js';

/** A dish whose prices may have changed. */
export interface Repricing {
  id: string;
  createdAt: Date;
  before: readonly Variant[];
  after: readonly Variant[];
}

/** What a size cost for one fulfilment, from when until when. */
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
