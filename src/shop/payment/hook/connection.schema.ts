import { Schema } from 'mongoose';
import type { PayConnection } from './connection.types.js';

/** `hasOld`: what the clock looks for. */
export type ConnectionRecord = PayConnection & { _id: string; hasOld?: boolean };

const { Mixed } = Schema.Types;

export const ConnectionSchema = new Schema<ConnectionRecord>(
  {
    _id: String,
    shopId: String,
    service: String,
    keysMark: String,
    verdict: Mixed,
    checkedAt: Date,
    hook: Mixed,
    hookBusyUntil: Date,
    old: [Mixed],
    hasOld: Boolean,
    calls: [Mixed],
  },
  { collection: 'payconnections', versionKey: false, strict: 'throw', minimize: false },
);

// The calls of the services.
ConnectionSchema.index(
  { 'hook.hash': 1 },
  { unique: true, name: 'hook', partialFilterExpression: { 'hook.hash': { $gt: '' } } },
);
// What was registered with keys that have left, of every restaurant.
ConnectionSchema.index({ hasOld: 1 }, { name: 'old', partialFilterExpression: { hasOld: true } });
