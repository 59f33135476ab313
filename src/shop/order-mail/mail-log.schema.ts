import { Schema } from 'mongoose';
import type { LoggedMail } from './mail-log.types.js';

export type LoggedMailRecord = Omit<LoggedMail, 'id'> & { _id: string };

export const MailLogSchema = new Schema<LoggedMailRecord>(
  {
    _id: String,
    shopId: String,
    orderId: String,
    key: String,
    subject: String,
    to: String,
    state: String,
    queuedAt: Date,
    at: Date,
    answer: String,
    by: String,
    happening: Schema.Types.Mixed,
  },
  { collection: 'ordermails', versionKey: false, strict: 'throw', minimize: false },
);

// The mails of an order, and the one that has just left.
MailLogSchema.index({ shopId: 1, orderId: 1, key: 1 }, { unique: true, name: 'order' });
