import { addDays, berlinClock } from '../../../shared/berlin-time.js';
import type { Voucher } from '../voucher.types.js';

const WITHDRAWAL_DAYS = 14;

/** The last day on which the purchase can be withdrawn from; the day of the purchase does not count. */
export const withdrawableUntil = (soldAt: Date): string => addDays(berlinClock(soldAt).date, WITHDRAWAL_DAYS);

/** Nobody has to decide: in time, and nothing of it was redeemed. */
export const goesBackByItself = (
  {
    state,
    balanceCents,
    valueCents,
    soldAt,
  }: Pick<Voucher, 'state' | 'balanceCents' | 'valueCents' | 'soldAt'>,
  receivedAt: Date,
): boolean =>
  (state === 'active' || state === 'blocked') &&
  balanceCents === valueCents &&
  berlinClock(receivedAt).date <= withdrawableUntil(soldAt);
