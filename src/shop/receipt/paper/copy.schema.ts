import { Schema } from 'mongoose';

/** How often a document was handed out; beside the document, which nobody touches. */
export interface CopyRecord {
  _id: string;
  shopId: string;
  count: number;
}

export const CopySchema = new Schema<CopyRecord>(
  { _id: String, shopId: String, count: Number },
  { collection: 'document_copies', versionKey: false, strict: 'throw' },
);
