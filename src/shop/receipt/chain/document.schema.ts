import { Schema } from 'mongoose';
import type { FiscalDocument } from '../receipt.types.js';

export type DocumentRecord = Omit<FiscalDocument, 'id'> & { _id: string };

const { Mixed } = Schema.Types;

/** Only ever added to. */
export const DocumentSchema = new Schema<DocumentRecord>(
  {
    _id: String,
    shopId: String,
    orderId: String,
    kind: String,
    cause: String,
    series: String,
    seq: Number,
    chainSeq: Number,
    prevHash: String,
    hash: String,
    issuedAt: Date,
    body: Mixed,
  },
  { collection: 'documents', versionKey: false, strict: 'throw', minimize: false },
);

// Two documents of a series never share a number.
DocumentSchema.index({ shopId: 1, series: 1, seq: 1 }, { unique: true, name: 'seq' });
// Nor two of a restaurant a place in its chain.
DocumentSchema.index({ shopId: 1, chainSeq: 1 }, { unique: true, name: 'chain' });
// What has happened is documented once, however often somebody asks.
DocumentSchema.index({ shopId: 1, cause: 1 }, { unique: true, name: 'cause' });
DocumentSchema.index({ shopId: 1, orderId: 1 }, { name: 'order' });
DocumentSchema.index({ shopId: 1, issuedAt: 1 }, { name: 'issued' });

export const toDocument = ({ _id, ...document }: DocumentRecord): FiscalDocument => ({
  id: _id,
  ...document,
});
