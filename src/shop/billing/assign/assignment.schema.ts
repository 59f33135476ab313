import { Schema } from 'mongoose';

/** What the operator of the server wants: written by `npm run plan`, carried out by the worker. */
export interface AssignmentRecord {
  _id: string;
  slug: string;
  level: number;
  at: Date;
  /** Carried out, or why not. */
  answer: string | null;
  /** It was not carried out. */
  refused?: boolean;
}

export const AssignmentSchema = new Schema<AssignmentRecord>(
  {
    _id: String,
    slug: String,
    level: Number,
    at: Date,
    answer: { type: String, default: null },
    refused: Boolean,
  },
  { collection: 'planassignments', versionKey: false, strict: 'throw', minimize: false },
);

// What nobody has answered yet.
AssignmentSchema.index({ answer: 1, at: 1 }, { name: 'open' });
