import { Schema } from 'mongoose';
import type { PlannedPost } from './social.types.js';

export type SocialPostRecord = Omit<PlannedPost, 'id'> & { _id: string };

/** A year may be planned ahead, and another is looked back on. */
const KEPT_SECONDS = 800 * 86_400;

export const SocialPostSchema = new Schema<SocialPostRecord>(
  {
    _id: String,
    shopId: String,
    version: Number,
    template: String,
    subjectId: String,
    format: String,
    network: String,
    title: String,
    note: String,
    text: String,
    plannedAt: Date,
    doneAt: Date,
    remindedAt: Date,
    retryAt: Date,
    failures: Number,
    createdBy: String,
    createdAt: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'social_posts' },
);
SocialPostSchema.index({ shopId: 1, plannedAt: -1 });
// Who is to be reminded, over all shops.
SocialPostSchema.index({ remindedAt: 1, plannedAt: 1 });
SocialPostSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
