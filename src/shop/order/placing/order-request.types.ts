import type { OrderDraft } from '../../basket/basket.types.js';
import type { ExpectedPrices } from '../../basket/price-change.rules.js';
import type { GuestContact, Phoned } from '../order.types.js';

/** What a guest sends to order. */
export interface OrderRequest extends ExpectedPrices {
  draft: OrderDraft;
  contact: GuestContact;
  /** The guest said to be old enough for everything in the basket. */
  ageConfirmed: boolean;
  idempotencyKey: string;
  /** Missing where the guest orders in the shop. */
  phoned?: Phoned;
  /** Until it is ready, as it was said on the phone. */
  minutes?: number;
}
