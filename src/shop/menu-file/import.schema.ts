import { Schema } from 'mongoose';
import type { ImportPart, MenuImport } from './import.types.js';

/** `active` is set only while an import runs. */
export type ImportRecord = Omit<MenuImport, 'id'> & { _id: string; active?: true };
export type ImportPartRecord = ImportPart & { _id: string; createdAt: Date };

const KEPT_SECONDS = 7 * 86_400;
const options = { versionKey: false, strict: 'throw', minimize: false } as const;

export const ImportSchema = new Schema<ImportRecord>(
  {
    _id: String,
    shopId: String,
    state: String,
    requestedBy: String,
    createdAt: Date,
    review: Schema.Types.Mixed,
    writeParts: Number,
    removeParts: Number,
    removeMissing: Boolean,
    written: Number,
    cancelled: Boolean,
    tries: Number,
    outcome: { type: String, default: null },
    problem: { type: String, default: null },
    finishedAt: { type: Date, default: null },
    active: Boolean,
  },
  { ...options, collection: 'menu_imports' },
);
// The page of the import shows the latest one.
ImportSchema.index({ shopId: 1, createdAt: -1 }, { name: 'latest' });
// One at a time in each shop.
ImportSchema.index(
  { shopId: 1, active: 1 },
  { name: 'running', unique: true, partialFilterExpression: { active: true } },
);
// The sweep of imports whose job was lost.
ImportSchema.index({ state: 1, createdAt: 1 }, { name: 'unfinished' });
ImportSchema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });

export const ImportPartSchema = new Schema<ImportPartRecord>(
  {
    _id: String,
    importId: String,
    shopId: String,
    number: Number,
    steps: [Schema.Types.Mixed],
    createdAt: Date,
  },
  { ...options, collection: 'menu_import_parts' },
);
// A finished import deletes its parts.
ImportPartSchema.index({ shopId: 1, importId: 1, number: 1 }, { name: 'parts' });
ImportPartSchema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });
