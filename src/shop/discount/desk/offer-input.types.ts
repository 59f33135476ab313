import type { DiscountEffectKind, DiscountScope } from '../discount.types.js';
import type { OfferInput } from '../offer/offer.types.js';

/** Which fields count says `kind`. */
interface SentEffect {
  kind: DiscountEffectKind;
  cents?: number;
  percent?: number;
  maxCents?: number | null;
  pieces?: number;
  buy?: number;
  get?: number;
  parts?: { quantity: number; scope: DiscountScope }[];
}

/** An offer as a page sends it. */
export type SentOffer = Omit<OfferInput, 'effect' | 'code'> & { effect: SentEffect; code?: string | null };
