import { Schema } from 'mongoose';
import type { TextProposal, TextTask } from './text-task.types.js';

/** `active` is set only while a task runs. */
export type TextTaskRecord = Omit<TextTask, 'id'> & { _id: string; active?: true };
export type TextProposalRecord = Omit<TextProposal, 'id'> & { _id: string };

const KEPT_SECONDS = 90 * 86_400;
const options = { versionKey: false, strict: 'throw' } as const;

export const TextTaskSchema = new Schema<TextTaskRecord>(
  {
    _id: String,
    shopId: String,
    kind: String,
    state: String,
    total: Number,
    written: Number,
    skipped: Number,
    cancelled: Boolean,
    tries: Number,
    problem: { type: String, default: null },
    createdAt: Date,
    finishedAt: { type: Date, default: null },
    active: Boolean,
  },
  { ...options, collection: 'text_tasks' },
);
// The page shows the latest of its kind.
TextTaskSchema.index({ shopId: 1, kind: 1, createdAt: -1 }, { name: 'latest' });
// One at a time in each shop.
TextTaskSchema.index(
  { shopId: 1, active: 1 },
  { name: 'running', unique: true, partialFilterExpression: { active: true } },
);
// The sweep of tasks whose job was lost.
TextTaskSchema.index({ state: 1, createdAt: 1 }, { name: 'unfinished' });
TextTaskSchema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });

export const TextProposalSchema = new Schema<TextProposalRecord>(
  {
    _id: String,
    shopId: String,
    kind: String,
    place: Object,
    owner: String,
    german: String,
    text: String,
    leftOut: [String],
    picture: { type: String, default: null },
    createdAt: Date,
    position: Number,
  },
  { ...options, collection: 'text_proposals' },
);
// The review reads them in the order in which they were written.
TextProposalSchema.index({ shopId: 1, kind: 1, createdAt: 1, position: 1 }, { name: 'review' });
TextProposalSchema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });
