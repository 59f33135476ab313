import { Schema } from 'mongoose';
import type { Billing } from './billing.types.js';

export type BillingRecord = Omit<Billing, 'shopId'> & { _id: string };

const { Mixed } = Schema.Types;

export const BillingSchema = new Schema<BillingRecord>(
  { _id: String, version: Number, contract: Mixed, begun: Mixed, dueAt: Date },
  { collection: 'billings', versionKey: false, strict: 'throw', minimize: false },
);

// What is to be looked at next, of every restaurant.
BillingSchema.index({ dueAt: 1 }, { name: 'due', partialFilterExpression: { dueAt: { $gt: new Date(0) } } });
