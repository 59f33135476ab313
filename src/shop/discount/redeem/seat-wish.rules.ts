import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { DiscountMiss } from '../discount.types.js';
import type { Offer } from '../offer/offer.types.js';
import type { GuestMark, SeatWish } from './redemption.types.js';

/** Who wants it: the guest by their marks, and with which code of a series. */
export interface Taker {
  marks: readonly GuestMark[];
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
    guestLimit === null
      ? []
      : marks.map(({ mark, former }) => ({
          of: ofGuestMark(mark),
          former: former.map(ofGuestMark),
          seats: guestLimit,
        }));
  return [
    ...(series > 0 && code !== null
      ? [{ wish: { offerId, of: `code:${code}`, former: [], seats: 1 }, miss: usedUp }]
      : []),
    ...(totalLimit === null
      ? []
      : [{ wish: { offerId, of: 'all', former: [], seats: totalLimit }, miss: usedUp }]),
    ...ofGuest.map((seats) => ({ wish: { offerId, ...seats }, miss: usedByGuest })),
  ];
}

/** A table knows nobody's phone or mail, so nothing there can be for certain guests; two codes of a series are one discount. */
export function plainMissOf(
  { id, conditions, guestLimit }: Pick<Offer, 'id' | 'conditions' | 'guestLimit'>,
  fulfilment: Fulfilment,
  before: readonly { offer: Pick<Offer, 'id'> }[],
): DiscountMiss | null {
  const isForSome = conditions.firstOrder || conditions.awayWeeks !== null || guestLimit !== null;
  if (fulfilment === 'table' && isForSome) return { why: 'fulfilment' };
  return before.some(({ offer }) => offer.id === id) ? { why: 'better' } : null;
}

const ofGuestMark = (mark: string): string => `guest:${mark}`;
