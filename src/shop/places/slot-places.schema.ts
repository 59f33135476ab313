import { Schema } from 'mongoose';
import type { Fulfilment } from '../../shared/fulfilment.types.js';

/** What is booked of one slot, for one way of ordering. */
export interface SlotRecord {
  _id: string;
  shopId: string;
  fulfilment: Fulfilment;
  at: Date;
  orders: number;
  items: number;
  /** Who has a place: giving one back twice gives back one. */
  taken: { id: string; items: number }[];
  /** Places whose order is not written yet. */
  holds: { id: string; at: Date }[];
}

const { Mixed } = Schema.Types;

export const SlotSchema = new Schema<SlotRecord>(
  {
    _id: String,
    shopId: String,
    fulfilment: String,
    at: Date,
    orders: Number,
    items: Number,
    taken: [Mixed],
    holds: [Mixed],
  },
  { collection: 'reservations', versionKey: false, strict: 'throw', minimize: false },
);

// The times a guest may choose from.
SlotSchema.index({ shopId: 1, fulfilment: 1, at: 1 }, { name: 'slots' });
// The sweep of places that no order came for.
SlotSchema.index({ 'holds.at': 1 }, { name: 'holds' });
