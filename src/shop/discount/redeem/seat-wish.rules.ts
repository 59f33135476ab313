import type { DiscountMiss } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';
import type { SeatWish } from './redemption.types.js';

/** Who wants it: the guest by their marks, and with which code of a series. */
export interface Taker {
  marks: readonly string[];
  code: string | null;
}

/** What has to be free for an order to have this offer; the miss says what is not. */
export function seatWishesOf(
  { id: offerId, totalLimit, guestLimit, series }: Offer,
  { marks, code }: Taker,
): { wish: SeatWish; miss: DiscountMiss }[] {
  const usedUp = { why: 'usedUp' } as const;
  const usedByGuest = { why: 'usedByGuest' } as const;
  const ofGuest =
    guestLimit === null ? [] : marks.map((mark) => ({ of: `guest:${mark}`, seats: guestLimit }));
  return [
    ...(series > 0 && code !== null
      ? [{ wish: { offerId, of: `code:${code}`, seats: 1 }, miss: usedUp }]
      : []),
    ...(totalLimit === null ? [] : [{ wish: { offerId, of: 'all', seats: totalLimit }, miss: usedUp }]),
    ...ofGuest.map((seats) => ({ wish: { offerId, ...seats }, miss: usedByGuest })),
  ];
}
