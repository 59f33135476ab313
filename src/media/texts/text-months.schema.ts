import { Schema } from 'mongoose';
import type { TextMonth } from './texts.types.js';

export type TextMonthRecord = TextMonth & { _id: string; at: Date };

const KEPT_SECONDS = 400 * 86_400;

export const TextMonthSchema = new Schema<TextMonthRecord>(
  {
    _id: String,
    shopId: String,
    month: String,
    used: { type: Number, default: 0 },
    promptTokens: { type: Number, default: 0 },
    completionTokens: { type: Number, default: 0 },
    at: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'text_months' },
);
// What a restaurant used, month by month.
TextMonthSchema.index({ shopId: 1, month: -1 });
TextMonthSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
