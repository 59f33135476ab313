import { Schema } from 'mongoose';

/** One document a restaurant, under its id: what its codes lead to beside its own pages. */
export interface QrBookRecord {
  _id: string;
  reviewUrl: string;
}

export const QrBookSchema = new Schema<QrBookRecord>(
  { _id: String, reviewUrl: String },
  { collection: 'qr_books', versionKey: false, strict: 'throw' },
);
