import { Schema } from 'mongoose';

/** That somebody has ordered, by a keyed hash of phone or mail: it says whether, not who. */
export interface GuestMarkRecord {
  _id: string;
  shopId: string;
  mark: string;
  orderId: string;
  at: Date;
}

const TWO_YEARS_SECONDS = 2 * 365 * 86_400;

export const GuestMarkSchema = new Schema<GuestMarkRecord>(
  { _id: String, shopId: String, mark: String, orderId: String, at: Date },
  { collection: 'discount_guests', versionKey: false, strict: 'throw' },
);

// Whether, and when last.
GuestMarkSchema.index({ shopId: 1, mark: 1, at: -1 }, { name: 'mark' });
GuestMarkSchema.index({ shopId: 1, orderId: 1 }, { name: 'order' });
GuestMarkSchema.index({ at: 1 }, { expireAfterSeconds: TWO_YEARS_SECONDS, name: 'over' });
