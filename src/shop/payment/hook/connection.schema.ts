import { Schema } from 'mongoose';
import type { PayConnection } from './connection.types.js';

export type ConnectionRecord = PayConnection & { _id: string };

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
    calls: [Mixed],
  },
  { collection: 'payconnections', versionKey: false, strict: 'throw', minimize: false },
);

// The calls of the services.
ConnectionSchema.index(
  { 'hook.hash': 1 },
  { unique: true, name: 'hook', partialFilterExpression: { 'hook.hash': { $gt: '' } } },
);
