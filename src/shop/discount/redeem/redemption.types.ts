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

/** How a phone number or mail of a guest is known in one shop, and how older keys have written it. */
export interface GuestMark {
  mark: string;
  former: readonly string[];
}

/** So many seats there are, and one of them is wanted. */
export interface SeatWish {
  offerId: string;
  of: string;
  /** The same under other names, taken before a key was changed: they count, and no new one is taken there. */
  former: readonly string[];
  seats: number;
}

/** An offer that may act on a basket, with the code that brought it. */
export interface ActingOffer {
  offer: Offer;
  code: string | null;
  /** Nobody can have it any more; null: they can. */
  miss: DiscountMiss | null;
}
