import { Schema } from 'mongoose';
import type { BinEntry } from './bin.types.js';

export type BinRecord = Omit<BinEntry, 'id'> & { _id: string };

export const BinSchema = new Schema<BinRecord>(
  {
    _id: String,
    shopId: String,
    kind: String,
    name: String,
    detail: String,
    needs: [String],
    lost: { type: [String], default: undefined },
    hash: String,
    content: Schema.Types.Mixed,
    deletedAt: Date,
    deletedBy: { type: String, default: null },
    until: Date,
  },
  { collection: 'bin', versionKey: false, strict: 'throw', minimize: false },
);

// The page of the bin reads a shop's entries, the latest first.
BinSchema.index({ shopId: 1, deletedAt: -1 }, { name: 'page' });
// An upload asks whether the same picture was deleted.
BinSchema.index({ shopId: 1, hash: 1 }, { name: 'hash', partialFilterExpression: { kind: 'picture' } });
// The nightly sweep takes what is over, of all shops.
BinSchema.index({ until: 1 }, { name: 'over' });
