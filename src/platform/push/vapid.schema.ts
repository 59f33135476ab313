import { Schema } from 'mongoose';

/** The one pair of keys by which push services know this installation. */
export interface VapidRecord {
  _id: string;
  publicKey: string;
  privateKey: { value: string; iv: string };
}

export const VapidSchema = new Schema<VapidRecord>(
  { _id: String, publicKey: String, privateKey: Schema.Types.Mixed },
  { versionKey: false, strict: 'throw', collection: 'push_keys' },
);
