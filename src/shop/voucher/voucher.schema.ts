import { Schema } from 'mongoose';
import type { Voucher } from './voucher.types.js';

export type VoucherRecord = Omit<Voucher, 'id'> & { _id: string };

const { Mixed } = Schema.Types;

export const VoucherSchema = new Schema<VoucherRecord>(
  {
    _id: String,
    shopId: String,
    codeHash: String,
    code: Mixed,
    tail: String,
    valueCents: Number,
    balanceCents: Number,
    state: String,
    version: Number,
    validUntil: String,
    soldAt: Date,
    buyer: Mixed,
    words: [String],
    entries: [Mixed],
    holds: [Mixed],
    test: Boolean,
  },
  { collection: 'vouchers', versionKey: false, strict: 'throw', minimize: false },
);

// A typed code finds its voucher, and no code is given twice.
VoucherSchema.index({ shopId: 1, codeHash: 1 }, { unique: true, name: 'code' });
// What an order was paid with.
VoucherSchema.index({ shopId: 1, 'entries.orderId': 1 }, { name: 'order' });
// The list of the restaurant, the latest first.
VoucherSchema.index({ shopId: 1, soldAt: -1 }, { name: 'sold' });
// Those whose time is over, of every restaurant.
VoucherSchema.index({ state: 1, validUntil: 1 }, { name: 'over' });

export const toVoucher = ({ _id, ...voucher }: VoucherRecord): Voucher => ({ id: _id, ...voucher });
