import type { DiscountRule } from '../discount.types.js';

/** A rule as a restaurant keeps it: a code, a series of codes, or a campaign. */
export interface Offer extends DiscountRule {
  shopId: string;
  version: number;
  enabled: boolean;
  /** What guests type; null for a campaign and for a series. */
  code: string | null;
  /** How many codes were drawn for it, each good for one order; 0 where guests share one. */
  series: number;
  /** So often over all, and so often by one guest; null: as often as they like. */
  totalLimit: number | null;
  guestLimit: number | null;
  /** Dishes are shown with the price they have with it; missing: they are not. */
  showPrices?: boolean;
  /** Since when it takes off what it does now, and when it last stopped before; missing in older ones. */
  since?: Date;
  ranUntil?: Date | null;
  createdAt: Date;
}

/** What a restaurant decides about an offer. */
export type OfferInput = Omit<Offer, 'id' | 'shopId' | 'version' | 'createdAt' | 'since' | 'ranUntil'>;
