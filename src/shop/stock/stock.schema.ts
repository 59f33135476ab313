import { Schema } from 'mongoose';
import type { StockRule } from './stock.types.js';

/** What is left of a dish: for good, or of one business day. */
export interface StockRecord {
  _id: string;
  shopId: string;
  productId: string;
  kind: StockRule['kind'];
  /** Empty where pieces are counted for good. */
  day: string;
  left: number;
  /** Which order has how many: giving them back twice gives them back once. */
  taken: { id: string; pieces: number }[];
  /** Orders that are not written yet. */
  holds: { id: string; at: Date }[];
  /** A day's count is of no use a while later. */
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
// The sweep of pieces that no order came for.
StockSchema.index({ 'holds.at': 1 }, { name: 'holds' });
// Counts of days long past.
StockSchema.index({ expiresAt: 1 }, { name: 'past', expireAfterSeconds: 0 });
