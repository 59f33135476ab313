import { Schema } from 'mongoose';
import type { AuditEntry } from './audit.types.js';

export type AuditRecord = Omit<AuditEntry, 'id'> & { _id: string };

export const AuditSchema = new Schema<AuditRecord>(
  {
    _id: String,
    shopId: String,
    at: Date,
    userId: { type: String, default: null },
    subject: String,
    action: String,
    before: Schema.Types.Mixed,
    after: Schema.Types.Mixed,
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'audit' },
);
// The history of one subject, newest first.
AuditSchema.index({ shopId: 1, subject: 1, at: -1 });
// Everything of a time, for whoever examines the books.
AuditSchema.index({ shopId: 1, at: 1 }, { name: 'time' });
