import { Schema } from 'mongoose';
import type { VoucherSale } from './voucher-sale.types.js';

export type VoucherSaleRecord = Omit<VoucherSale, 'id'> & { _id: string };

const { Mixed } = Schema.Types;

export const VoucherSaleSchema = new Schema<VoucherSaleRecord>(
  {
    _id: String,
    shopId: String,
    token: String,
    state: String,
    version: Number,
    cents: Number,
    keepCents: Number,
    buyer: Mixed,
    forName: String,
    greeting: String,
    toEmail: String,
    sendOn: String,
    speech: Mixed,
    payment: Mixed,
    payBy: Date,
    createdAt: Date,
    paidAt: Date,
    toldAt: Date,
    mailAt: Date,
    idempotencyKey: String,
  },
  { collection: 'voucher_sales', versionKey: false, strict: 'throw', minimize: false },
);

// The page of the buyer.
VoucherSaleSchema.index({ token: 1 }, { unique: true, name: 'token' });
// Two taps on the same button are one sale.
VoucherSaleSchema.index({ shopId: 1, idempotencyKey: 1 }, { unique: true, name: 'key' });
// What nobody has paid in time, of every restaurant.
VoucherSaleSchema.index(
  { payBy: 1 },
  { name: 'unpaid', partialFilterExpression: { payBy: { $gt: new Date(0) } } },
);
// Paid, and not everybody knows yet.
VoucherSaleSchema.index({ state: 1, toldAt: 1 }, { name: 'untold' });
// Mails for a later day.
VoucherSaleSchema.index(
  { mailAt: 1 },
  { name: 'mails', partialFilterExpression: { mailAt: { $gt: new Date(0) } } },
);

export const toSale = ({ _id, ...sale }: VoucherSaleRecord): VoucherSale => ({ id: _id, ...sale });
