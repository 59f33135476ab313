import { Schema } from 'mongoose';
import type { StockRule } from './stock.types.js';

/** How many are left of a dish: in total, or on one business day. */
export interface StockRecord {
  _id: string;
  shopId: string;
  productId: string;
  kind: StockRule['kind'];
  /** Empty where pieces are not counted by day. */
  day: string;
  left: number;
  /** How many each order took, so that returning them twice has the effect of once. */
  taken: { id: string; pieces: number }[];
  /** Orders that are not written yet. */
  holds: { id: string; at: Date }[];
  /** The count of a day is deleted some weeks later. */
  expiresAt: Date | null;
}

const { Mixed } = Schema.Types;

export const StockSchema = new Schema<StockRecord>(
  {
    _id: String,
    shopId: String,
    productId: String,
    kind: String,
    day: String,
    left: Number,
    taken: [Mixed],
    holds: [Mixed],
    expiresAt: { type: Date, default: null },
  },
  { collection: 'stock', versionKey: false, strict: 'throw', minimize: false },
);

// What the menu shows as sold out.
StockSchema.index({ shopId: 1, day: 1 }, { name: 'levels' });
// What an order gives back.
StockSchema.index({ shopId: 1, 'taken.id': 1 }, { name: 'taken' });
// The sweep of pieces taken for orders that were never written.
StockSchema.index({ 'holds.at': 1 }, { name: 'holds' });
// Deletes the counts of past days.
StockSchema.index({ expiresAt: 1 }, { name: 'past', expireAfterSeconds: 0 });
