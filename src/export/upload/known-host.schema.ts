import { Schema } from 'mongoose';
import type { KnownHost } from './known-host.types.js';

export type KnownHostRecord = Omit<KnownHost, 'shopId'> & { _id: string };

/** One a shop: a restaurant has one web space. */
export const KnownHostSchema = new Schema<KnownHostRecord>(
  { _id: String, server: String, fingerprint: String, seenAt: Date },
  { versionKey: false, strict: 'throw', collection: 'known_hosts' },
);
