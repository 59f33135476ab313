import { Schema } from 'mongoose';
import type { ImprintData, LegalText } from './legal.types.js';

export type LegalTextRecord = Omit<LegalText, 'id'> & { _id: string };

/** One for each shop; its id is the shop's. */
export interface ImprintRecord {
  _id: string;
  version: number;
  data: ImprintData;
}

const options = { versionKey: false, strict: 'throw' } as const;

/** Only ever added to: an order of last year points to the text of last year. */
export const LegalTextSchema = new Schema<LegalTextRecord>(
  {
    _id: String,
    shopId: String,
    kind: String,
    version: Number,
    markdown: String,
    publishedAt: Date,
    publishedBy: String,
  },
  { ...options, collection: 'legal_texts' },
);
// The legal pages of a shop and the history of a text; two who publish at once never get the same number.
LegalTextSchema.index({ shopId: 1, kind: 1, version: 1 }, { unique: true });

export const ImprintSchema = new Schema<ImprintRecord>(
  { _id: String, version: Number, data: Schema.Types.Mixed },
  { ...options, collection: 'legal_imprints' },
);
