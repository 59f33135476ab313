import { Schema } from 'mongoose';
import type { Adviser } from './adviser.types.js';

export type AdviserRecord = Omit<Adviser, 'shopId'> & { _id: string };

export const AdviserSchema = new Schema<AdviserRecord>(
  { _id: String, email: String, sentMonth: String },
  { collection: 'tax_advisers', versionKey: false, strict: 'throw' },
);
// Who waits for the month that is over, of every restaurant.
AdviserSchema.index({ sentMonth: 1 }, { name: 'sent' });
