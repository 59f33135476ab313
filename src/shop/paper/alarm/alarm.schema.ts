import { Schema } from 'mongoose';
import type { Alarm } from './alarm.types.js';

/** `goneAt` says when the record leaves the store. */
export type AlarmRecord = Omit<Alarm, 'id'> & { _id: string; goneAt: Date };

export const AlarmSchema = new Schema<AlarmRecord>(
  {
    _id: String,
    shopId: String,
    key: String,
    kind: String,
    printerId: String,
    jobId: { type: String, default: null },
    text: String,
    state: String,
    live: Boolean,
    openedAt: Date,
    acknowledgedAt: { type: Date, default: null },
    acknowledgedBy: { type: String, default: '' },
    clearedAt: { type: Date, default: null },
    mailed: [Number],
    goneAt: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'print_alarms' },
);
// The same trouble rings once, whoever notices it.
AlarmSchema.index({ shopId: 1, key: 1 }, { unique: true, partialFilterExpression: { live: true } });
// What a desk shows, and what the sweep of all shops looks at.
AlarmSchema.index({ live: 1, shopId: 1 });
// After 30 days nobody asks.
AlarmSchema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
