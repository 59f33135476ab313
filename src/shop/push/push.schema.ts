import { Schema } from 'mongoose';
import type { PushSubscription } from './push.types.js';

export type PushSubscriptionRecord = Omit<PushSubscription, 'id'> & { _id: string };

export const PushSubscriptionSchema = new Schema<PushSubscriptionRecord>(
  {
    _id: String,
    shopId: String,
    userId: String,
    sessionId: String,
    sealed: Schema.Types.Mixed,
    createdAt: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'push_subscriptions' },
);
// Everybody who is to be called when an order waits; the oldest go first when there are too many.
PushSubscriptionSchema.index({ shopId: 1, createdAt: -1 });
