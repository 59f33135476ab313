import { Schema } from 'mongoose';
import type { PlanInvoice } from './invoice.types.js';

export type PlanInvoiceRecord = Omit<PlanInvoice, 'paymentId'> & { _id: string };

/** Only ever added to; when it was mailed is noted beside. */
export const PlanInvoiceSchema = new Schema<PlanInvoiceRecord>(
  {
    _id: String,
    shopId: String,
    seq: Number,
    issuedAt: Date,
    body: Schema.Types.Mixed,
    mailedAt: Date,
  },
  { collection: 'planinvoices', versionKey: false, strict: 'throw', minimize: false },
);

// Two invoices never share a number.
PlanInvoiceSchema.index({ seq: 1 }, { unique: true, name: 'seq' });
// The invoices of a restaurant.
PlanInvoiceSchema.index({ shopId: 1, seq: 1 }, { name: 'shop' });
