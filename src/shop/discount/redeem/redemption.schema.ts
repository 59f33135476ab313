import { Schema } from 'mongoose';
import type { Redemption } from './redemption.types.js';

export type RedemptionRecord = Omit<Redemption, 'id'> & { _id: string };

export const RedemptionSchema = new Schema<RedemptionRecord>(
  {
    _id: String,
    shopId: String,
    offerId: String,
    orderId: String,
    of: String,
    seat: Number,
    at: Date,
    kept: Boolean,
  },
  { collection: 'discount_redemptions', versionKey: false, strict: 'throw' },
);

// No seat is taken twice, however many reach for the last one.
RedemptionSchema.index({ shopId: 1, offerId: 1, of: 1, seat: 1 }, { unique: true, name: 'seat' });
// What an order has taken.
RedemptionSchema.index({ shopId: 1, orderId: 1 }, { name: 'order' });
// Taken and never written, of every restaurant.
RedemptionSchema.index({ at: 1 }, { partialFilterExpression: { kept: false }, name: 'held' });
