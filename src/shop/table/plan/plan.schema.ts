import { Schema } from 'mongoose';
import type { FloorPlan } from './plan.types.js';

export type PlanRecord = Omit<FloorPlan, 'shopId'> & { _id: string };

/** One document a restaurant, under its id. */
export const PlanSchema = new Schema<PlanRecord>(
  {
    _id: String,
    version: Number,
    rooms: [Schema.Types.Mixed],
    tables: [Schema.Types.Mixed],
    askFirst: Boolean,
    deposit: Boolean,
  },
  { collection: 'tables', versionKey: false, strict: 'throw', minimize: false },
);
