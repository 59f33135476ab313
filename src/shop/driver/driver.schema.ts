import { Schema } from 'mongoose';
import type { Driver, Tour } from './driver.types.js';

/** `called` is the name as two people share it, as long as they are here; drivers of older versions lack it. */
export type DriverRecord = Omit<Driver, 'id'> & { _id: string; called?: string };
/** `carries` names the orders whose stops are open; tours of older versions lack it. */
export type TourRecord = Omit<Tour, 'id'> & { _id: string; carries?: string[] };

const OPTIONS = { versionKey: false, strict: 'throw', minimize: false } as const;

export const DriverSchema = new Schema<DriverRecord>(
  { _id: String, shopId: String, name: String, createdAt: Date, goneAt: Date, called: String },
  { ...OPTIONS, collection: 'drivers' },
);

// Whom the desk can send.
DriverSchema.index({ shopId: 1, goneAt: 1, name: 1 }, { name: 'names' });

// The same name once more is the same person, however many tablets say it at once.
DriverSchema.index(
  { shopId: 1, called: 1 },
  { unique: true, partialFilterExpression: { called: { $gt: '' } }, name: 'called' },
);

export const TourSchema = new Schema<TourRecord>(
  {
    _id: String,
    shopId: String,
    version: Number,
    driverId: String,
    driverName: String,
    businessDay: String,
    linkHash: String,
    startedAt: Date,
    endsAt: Date,
    endedAt: Date,
    stops: [Schema.Types.Mixed],
    carries: { type: [String], default: undefined },
  },
  { ...OPTIONS, collection: 'tours' },
);

// What the driver opens.
TourSchema.index({ linkHash: 1 }, { unique: true, name: 'link' });
// The list of a day, and which orders are on the road.
TourSchema.index({ shopId: 1, businessDay: 1 }, { name: 'day' });
// What nobody has ended.
TourSchema.index({ endedAt: 1, startedAt: 1 }, { name: 'open' });
// No order is in two cars, whoever sends it from where at the same moment.
TourSchema.index(
  { carries: 1 },
  { unique: true, partialFilterExpression: { carries: { $gt: '' } }, name: 'carries' },
);
