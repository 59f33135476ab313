import { Schema } from 'mongoose';
import type { Block, CallBack } from './block-list.types.js';

export type BlockRecord = Omit<Block, 'id'> & { _id: string };
export type CallBackRecord = CallBack & { _id: string };

const OPTIONS = { versionKey: false, strict: 'throw', minimize: false } as const;

export const BlockSchema = new Schema<BlockRecord>(
  {
    _id: String,
    shopId: String,
    kind: String,
    hash: String,
    hint: String,
    reason: String,
    by: String,
    createdAt: Date,
    expiresAt: Date,
  },
  { ...OPTIONS, collection: 'blocks' },
);

// Every order asks for its three hashes; the same once more is one entry.
BlockSchema.index({ shopId: 1, hash: 1 }, { unique: true, name: 'hash' });
// Entries whose time is over.
BlockSchema.index({ expiresAt: 1 }, { name: 'over' });

/** One for each shop that has ever said so. */
export const CallBackSchema = new Schema<CallBackRecord>(
  { _id: String, aboveCents: Number, first: Boolean, payOnline: Boolean },
  { ...OPTIONS, collection: 'callbacks' },
);
