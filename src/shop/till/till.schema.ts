import { Schema } from 'mongoose';
import type { TillConnection, TillNotice } from './till.types.js';

export type TillConnectionRecord = Omit<TillConnection, 'shopId'> & { _id: string };
/** `goneAt` says when the record leaves the store. */
export type TillNoticeRecord = Omit<TillNotice, 'id'> & { _id: string; goneAt: Date };

const { Mixed } = Schema.Types;

export const TillConnectionSchema = new Schema<TillConnectionRecord>(
  { _id: String, webhook: { type: Mixed, default: null }, keys: { type: Mixed, default: () => [] } },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'till_connections' },
);
// A till says only its key, and a key opens one shop.
TillConnectionSchema.index({ 'keys.hash': 1 });

export const TillNoticeSchema = new Schema<TillNoticeRecord>(
  {
    _id: String,
    shopId: String,
    key: String,
    event: String,
    title: String,
    body: String,
    state: String,
    attempts: Number,
    tries: { type: Mixed, default: () => [] },
    createdAt: Date,
    nextAt: Date,
    until: Date,
    goneAt: Date,
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'till_notices' },
);
// The same thing is told once.
TillNoticeSchema.index({ shopId: 1, key: 1 }, { unique: true });
// What has to be sent, of all shops.
TillNoticeSchema.index({ state: 1, nextAt: 1 });
// The log of a shop, and what a till asks for, one after the other.
TillNoticeSchema.index({ shopId: 1, _id: 1 });
// After 30 days nobody books it any more.
TillNoticeSchema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
