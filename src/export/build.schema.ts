import { Schema } from 'mongoose';
import type { Build } from './build.types.js';

export type BuildRecord = Omit<Build, 'id'> & { _id: string };

export const BuildSchema = new Schema<BuildRecord>(
  {
    _id: String,
    shopId: String,
    state: String,
    requestedBy: String,
    requestedAt: Date,
    finishedAt: Date,
    files: Number,
    bytes: Number,
    problem: String,
  },
  { collection: 'builds', versionKey: false, strict: 'throw' },
);

// The latest builds of a shop, and the one that is still to be written.
BuildSchema.index({ shopId: 1, requestedAt: -1 }, { name: 'latest' });
// The sweep of builds that were requested and never queued.
BuildSchema.index({ state: 1, requestedAt: 1 }, { name: 'unfinished' });
