import { Schema } from 'mongoose';
import type { FormerPrice } from './price-history.types.js';

export type FormerPriceRecord = Omit<FormerPrice, 'id'> & { _id: string };

/** Append-only: § 11 PAngV asks what a dish cost in the 30 days before a reduction. */
export const PriceHistorySchema = new Schema<FormerPriceRecord>(
  {
    _id: String,
    shopId: String,
    productId: String,
    variantId: String,
    fulfilment: String,
    cents: Number,
    from: Date,
    to: Date,
  },
  { collection: 'price_history', versionKey: false, strict: 'throw' },
);

// The former prices of a dish, and since when its current ones apply.
PriceHistorySchema.index({ shopId: 1, productId: 1, to: 1 }, { name: 'product' });
