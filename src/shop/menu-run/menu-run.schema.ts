import { Schema } from 'mongoose';
import type { MenuRun, RunPart } from './menu-run.types.js';

export type MenuRunRecord = Omit<MenuRun, 'id'> & { _id: string };
export type RunPartRecord = RunPart & { _id: string };

const options = { versionKey: false, strict: 'throw', minimize: false } as const;

export const MenuRunSchema = new Schema<MenuRunRecord>(
  {
    _id: String,
    shopId: String,
    kind: String,
    title: String,
    at: Date,
    by: String,
    changed: Number,
    added: Number,
    removed: Number,
    takenBackAt: { type: Date, default: null },
    left: [Schema.Types.Mixed],
    leftCount: Number,
  },
  { ...options, collection: 'menu_runs' },
);
// The page lists a shop's runs, the latest first; a new one pushes out the oldest.
MenuRunSchema.index({ shopId: 1, at: -1 }, { name: 'latest' });

export const RunPartSchema = new Schema<RunPartRecord>(
  { _id: String, runId: String, shopId: String, number: Number, steps: [Schema.Types.Mixed] },
  { ...options, collection: 'menu_run_parts' },
);
// Taking a run back reads its parts in order.
RunPartSchema.index({ shopId: 1, runId: 1, number: 1 }, { name: 'parts' });
