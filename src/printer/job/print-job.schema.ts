import { Schema } from 'mongoose';
import type { PrintJob } from './print-job.types.js';

/** `goneAt` says when the record leaves the store. */
export type PrintJobRecord = Omit<PrintJob, 'id'> & { _id: string; goneAt: Date };

const { Mixed } = Schema.Types;

export const PrintJobSchema = new Schema<PrintJobRecord>(
  {
    _id: String,
    shopId: String,
    printerId: String,
    key: String,
    title: String,
    ticket: Mixed,
    ticketKind: String,
    state: String,
    reason: { type: String, default: null },
    attempts: Number,
    silences: Number,
    refusedMedia: [String],
    deliveries: { type: Mixed, default: () => [] },
    history: { type: Mixed, default: () => [] },
    copyOf: { type: String, default: null },
    repeat: Number,
    repeatNote: { type: String, default: '' },
    createdAt: Date,
    notBefore: { type: Date, default: null },
    expiresAt: Date,
    dueAt: Date,
    retryAt: { type: Date, default: null },
    lateAt: { type: Date, default: null },
    movedFrom: { type: String, default: '' },
    goneAt: Date,
    version: Number,
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'print_jobs' },
);
// The same paper is queued once, however often it is asked for.
PrintJobSchema.index({ shopId: 1, key: 1 }, { unique: true });
// One delivery under way per printer: two polls at once, on two servers, cannot both win.
PrintJobSchema.index({ printerId: 1 }, { unique: true, partialFilterExpression: { state: 'printing' } });
// What a printer gets next, at every poll that finds work.
PrintJobSchema.index({ shopId: 1, printerId: 1, state: 1, _id: 1 });
// The page of the print queue, newest first.
PrintJobSchema.index({ shopId: 1, _id: -1 });
// What the sweep has to look at.
PrintJobSchema.index({ state: 1, dueAt: 1 });
// A reprint counts the papers of its family.
PrintJobSchema.index({ shopId: 1, copyOf: 1 });
// After 30 days nobody asks for a docket.
PrintJobSchema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
