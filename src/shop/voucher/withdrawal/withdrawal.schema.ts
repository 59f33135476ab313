import { Schema } from 'mongoose';
import type { Withdrawal } from './withdrawal.types.js';

export type WithdrawalRecord = Omit<Withdrawal, 'id'> & { _id: string };

export const WithdrawalSchema = new Schema<WithdrawalRecord>(
  {
    _id: String,
    shopId: String,
    voucherId: String,
    name: String,
    email: String,
    contract: String,
    receivedAt: Date,
    ackAt: Date,
    state: String,
    cents: Number,
    decidedBy: String,
    decidedAt: Date,
    speech: Schema.Types.Mixed,
  },
  { collection: 'withdrawals', versionKey: false, strict: 'throw', minimize: false },
);

// What the restaurant sees, the latest first.
WithdrawalSchema.index({ shopId: 1, receivedAt: -1 }, { name: 'received' });
// What a crash has left undone, of every restaurant.
WithdrawalSchema.index({ state: 1, receivedAt: 1 }, { name: 'state' });

export const toWithdrawal = ({ _id, ...one }: WithdrawalRecord): Withdrawal => ({ id: _id, ...one });
