import type { Fulfilment } from '../delivery/fulfilment.types.js';

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
