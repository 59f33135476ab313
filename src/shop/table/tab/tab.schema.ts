import { Schema } from 'mongoose';
import type { Tab } from './tab.types.js';

export type TabRecord = Omit<Tab, 'id'> & { _id: string };

export const TabSchema = new Schema<TabRecord>(
  {
    _id: String,
    shopId: String,
    tableId: String,
    state: String,
    mergedInto: String,
    openedAt: Date,
    seatedAt: Date,
    seatedBy: String,
    guests: [Schema.Types.Mixed],
    calls: [Schema.Types.Mixed],
    closing: Schema.Types.Mixed,
  },
  { collection: 'tabs', versionKey: false, strict: 'throw', minimize: false },
);

// One party at a table, however many of them scan the code at the same moment.
TabSchema.index(
  { shopId: 1, tableId: 1 },
  { unique: true, name: 'sitting', partialFilterExpression: { state: 'open' } },
);
// All tables of a house.
TabSchema.index({ shopId: 1, state: 1 }, { name: 'states' });
// What a guest's browser opens.
TabSchema.index({ 'guests.tokenHash': 1 }, { name: 'guests' });
