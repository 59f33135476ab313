import { Schema } from 'mongoose';
import type { Payment } from './payment.types.js';

export type PaymentRecord = Omit<Payment, 'id'> & { _id: string };

const { Mixed } = Schema.Types;

export const PaymentSchema = new Schema<PaymentRecord>(
  {
    _id: String,
    shopId: String,
    for: Mixed,
    share: Mixed,
    service: String,
    round: Number,
    account: String,
    chargeId: String,
    reference: String,
    amountCents: Number,
    state: String,
    version: Number,
    capture: String,
    clientSecret: String,
    returnUrl: String,
    means: String,
    failure: String,
    mismatch: String,
    capturedCents: Number,
    captureFailed: Boolean,
    captureTries: Number,
    stuckTries: Number,
    refunds: [Mixed],
    disputes: [Mixed],
    test: Boolean,
    attempts: [Mixed],
    hintedAt: Date,
    hints: Number,
    dueAt: Date,
    failedTries: Number,
    busyUntil: Date,
    createdAt: Date,
    capturedAt: Date,
    sold: Mixed,
    log: [Mixed],
  },
  { collection: 'payments', versionKey: false, strict: 'throw', minimize: false },
);

// What an order or a tab is paid with; two taps at once begin one charge.
PaymentSchema.index({ shopId: 1, 'for.id': 1, service: 1, round: 1 }, { unique: true, name: 'round' });
// The calls of the services name a charge.
PaymentSchema.index(
  { shopId: 1, service: 1, chargeId: 1 },
  { unique: true, name: 'charge', partialFilterExpression: { chargeId: { $gt: '' } } },
);
// What is to be looked at next, of every restaurant.
PaymentSchema.index({ dueAt: 1 }, { name: 'due', partialFilterExpression: { dueAt: { $gt: new Date(0) } } });
// Refunds and disputes that were made at the service itself.
PaymentSchema.index(
  { capturedAt: 1 },
  { name: 'captured', partialFilterExpression: { capturedAt: { $gt: new Date(0) } } },
);

export const toPayment = ({ _id, ...payment }: PaymentRecord): Payment => ({ id: _id, ...payment });
