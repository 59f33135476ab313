import type { Offer } from '../offer/offer.types.js';

/** A price beside a dish is a promise to everybody: only for what anybody gets with that one dish. */
export const mayShowPrices = ({
  kind,
  effect,
  conditions,
  totalLimit,
  guestLimit,
}: Pick<Offer, 'kind' | 'effect' | 'conditions' | 'totalLimit' | 'guestLimit'>): boolean =>
  kind === 'campaign' &&
  effect.kind === 'percent' &&
  effect.maxCents === null &&
  conditions.minimumCents === 0 &&
  conditions.fulfilments.length === 0 &&
  !conditions.firstOrder &&
  conditions.awayWeeks === null &&
  totalLimit === null &&
  guestLimit === null;
