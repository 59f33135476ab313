import { Schema } from 'mongoose';
import type { TextDay } from './texts.types.js';

export type TextDayRecord = TextDay & { _id: string; at: Date };

const KEPT_SECONDS = 400 * 86_400;

export const TextDaySchema = new Schema<TextDayRecord>(
  {
    _id: String,
    shopId: String,
    date: String,
    used: { type: Number, default: 0 },
    promptTokens: { type: Number, default: 0 },
    completionTokens: { type: Number, default: 0 },
    at: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'text_days' },
);
// What a restaurant used, day by day.
TextDaySchema.index({ shopId: 1, date: -1 });
TextDaySchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
