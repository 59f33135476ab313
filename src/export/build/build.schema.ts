import { Schema } from 'mongoose';
import type { Build, BuildState } from './build.types.js';

export type BuildRecord = Omit<Build, 'id' | 'state'> & {
  _id: string;
  /** `built` is what `published` was called before there was an upload. */
  state: BuildState | 'built';
  /** Set while it is waited for, so that the store refuses a second one. */
  running?: true;
};

export const BuildSchema = new Schema<BuildRecord>(
  {
    _id: String,
    shopId: String,
    state: String,
    requestedBy: String,
    requestedAt: Date,
    startedAt: Date,
    finishedAt: Date,
    files: Number,
    bytes: Number,
    problem: String,
    problemCode: String,
    restores: String,
    replacesOther: Boolean,
    run: String,
    attempts: Number,
    progress: Schema.Types.Mixed,
    upload: Schema.Types.Mixed,
    notes: { type: [String], default: undefined },
    running: Boolean,
  },
  { collection: 'builds', versionKey: false, strict: 'throw' },
);

// The latest builds of a shop.
BuildSchema.index({ shopId: 1, requestedAt: -1 }, { name: 'latest' });
// The sweep of builds that were requested and never queued.
BuildSchema.index({ state: 1, requestedAt: 1 }, { name: 'unfinished' });
// One at a time, however many ask at once.
BuildSchema.index({ shopId: 1 }, { name: 'one', unique: true, partialFilterExpression: { running: true } });
