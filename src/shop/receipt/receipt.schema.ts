import { Schema } from 'mongoose';
import type { Receipt } from './receipt.types.js';

export type ReceiptRecord = Omit<Receipt, 'id'> & { _id: string };

const { Mixed } = Schema.Types;

/** Only ever added to. */
export const ReceiptSchema = new Schema<ReceiptRecord>(
  {
    _id: String,
    shopId: String,
    orderId: String,
    kind: String,
    series: String,
    seq: Number,
    issuedAt: Date,
    body: Mixed,
  },
  { collection: 'documents', versionKey: false, strict: 'throw', minimize: false },
);

// Two receipts of a series never share a number.
ReceiptSchema.index({ shopId: 1, series: 1, seq: 1 }, { unique: true, name: 'seq' });
// An order has one invoice, however often it is asked for.
ReceiptSchema.index({ shopId: 1, orderId: 1, kind: 1 }, { unique: true, name: 'kind' });
