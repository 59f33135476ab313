import { Schema } from 'mongoose';
import type { Offer } from './offer.types.js';

export type OfferRecord = Omit<Offer, 'id'> & { _id: string };

const { Mixed } = Schema.Types;

export const OfferSchema = new Schema<OfferRecord>(
  {
    _id: String,
    shopId: String,
    version: Number,
    kind: String,
    enabled: Boolean,
    label: String,
    code: { type: String, default: null },
    series: Number,
    effect: Mixed,
    scope: Mixed,
    conditions: Mixed,
    combinable: Boolean,
    priority: Number,
    totalLimit: { type: Number, default: null },
    guestLimit: { type: Number, default: null },
    showPrices: Boolean,
    since: Date,
    ranUntil: Date,
    createdAt: Date,
  },
  { collection: 'discounts', versionKey: false, strict: 'throw', minimize: false },
);

// What may act on a basket, and the list of the restaurant.
OfferSchema.index({ shopId: 1, kind: 1, createdAt: -1 }, { name: 'kind' });

export const toOffer = ({ _id, ...offer }: OfferRecord): Offer => ({ id: _id, ...offer });

/** A code that guests can type. */
export interface CodeRecord {
  _id: string;
  shopId: string;
  offerId: string;
  code: string;
  createdAt: Date;
}

export const CodeSchema = new Schema<CodeRecord>(
  { _id: String, shopId: String, offerId: String, code: String, createdAt: Date },
  { collection: 'discount_codes', versionKey: false, strict: 'throw' },
);

// A typed code finds its offer, and means one thing in a restaurant.
CodeSchema.index({ shopId: 1, code: 1 }, { unique: true, name: 'code' });
// The codes of a series.
CodeSchema.index({ shopId: 1, offerId: 1, createdAt: 1 }, { name: 'offer' });
