import type { DiscountMiss } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';

/** One seat of an offer that only so many may have, taken by an order. */
export interface Redemption {
  id: string;
  shopId: string;
  offerId: string;
  orderId: string;
  /** Whose seats are counted: everybody's, those of one guest, those of one code. */
  of: string;
  seat: number;
  at: Date;
  /** The order is written. */
  kept: boolean;
}

/** So many seats there are, and one of them is wanted. */
export interface SeatWish {
  offerId: string;
  of: string;
  seats: number;
}

/** An offer that may act on a basket, with the code that brought it. */
export interface ActingOffer {
  offer: Offer;
  code: string | null;
  /** Nobody can have it any more; null: they can. */
  miss: DiscountMiss | null;
}
