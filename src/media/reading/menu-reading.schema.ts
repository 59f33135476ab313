import { Schema } from 'mongoose';
import type { MenuReading } from './menu-reading.types.js';

/** `active` is set only while it is read. */
export type MenuReadingRecord = Omit<MenuReading, 'id'> & { _id: string; active?: true };

export const MenuReadingSchema = new Schema<MenuReadingRecord>(
  {
    _id: String,
    shopId: String,
    kind: String,
    name: String,
    state: String,
    texts: [String],
    read: Number,
    rows: [Schema.Types.Mixed],
    cancelled: Boolean,
    tries: Number,
    problem: { type: String, default: null },
    isCut: Boolean,
    blankPages: [Number],
    createdAt: Date,
    active: Boolean,
  },
  { versionKey: false, strict: 'throw', collection: 'menu_readings' },
);
// The page shows the latest.
MenuReadingSchema.index({ shopId: 1, createdAt: -1 }, { name: 'latest' });
// One at a time in each shop.
MenuReadingSchema.index(
  { shopId: 1, active: 1 },
  { name: 'running', unique: true, partialFilterExpression: { active: true } },
);
// The sweeps: of those whose job was lost, and of those nobody wants any more.
MenuReadingSchema.index({ state: 1, createdAt: 1 }, { name: 'unfinished' });
MenuReadingSchema.index({ createdAt: 1 }, { name: 'old' });
