import { Schema } from 'mongoose';

/** How often a code was scanned on a day, and nothing of who did. */
export interface ScanRecord {
  _id: string;
  shopId: string;
  /** 'shop', 'table <id>': what it leads to. */
  target: string;
  /** In Berlin. */
  day: string;
  count: number;
  at: Date;
}

const KEPT_SECONDS = 400 * 86_400;

export const ScanSchema = new Schema<ScanRecord>(
  { _id: String, shopId: String, target: String, day: String, count: Number, at: Date },
  { collection: 'qr_scans', versionKey: false, strict: 'throw' },
);

// The page of the codes.
ScanSchema.index({ shopId: 1, day: -1 }, { name: 'days' });
ScanSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS, name: 'over' });
