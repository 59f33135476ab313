import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/berlin-time.js';
import type { OrderState } from '../../order/order.types.js';
import type { Refund } from '../payment.types.js';

const SECOND = 1_000;
/** What no call has told we find out by ourselves. */
export const LOOK_EVERY_MS = 5 * MINUTE_MS;
/** What is that young has been looked at often, whatever version took it. */
export const LOOKED_BACK_MS = 30 * DAY_MS;
/** A guest may call money back at PayPal for so long, at a bank for less. */
const CALLED_BACK_MS = 180 * DAY_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
/** So long before nobody waits for it any more it is looked at once more: it may be paid, and no call has told. */
const LAST_LOOK_MS = 20 * SECOND;

/** The older a payment is, the less happens to it. */
const GAPS: readonly { below: number; gap: number }[] = [
  { below: HOUR_MS, gap: LOOK_EVERY_MS },
  { below: 4 * HOUR_MS, gap: 15 * MINUTE_MS },
  { below: DAY_MS, gap: HOUR_MS },
  { below: LOOKED_BACK_MS, gap: 6 * HOUR_MS },
  { below: CALLED_BACK_MS, gap: 3 * DAY_MS },
];

/** When a payment is looked at again by the clock; null when it is too old. `since` is when it was taken, or begun. */
export function nextLookAt(
  now: Date,
  since: Date,
  { state, payBy }: { state: OrderState; payBy?: Date | null },
): Date | null {
  const age = now.getTime() - since.getTime();
  const gap = GAPS.find(({ below }) => age < below)?.gap;
  if (gap === undefined) return null;
  const last = state === 'awaitPayment' && payBy ? payBy.getTime() - LAST_LOOK_MS : 0;
  const next = now.getTime() + gap;
  return new Date(last > now.getTime() ? Math.min(next, last) : next);
}

/** The service is away: again after 5, 10, 20 seconds and so on. */
export const retryAfterMs = (failedTries: number): number =>
  Math.min(5 * SECOND * 2 ** Math.min(Math.max(failedTries - 1, 0), 12), LONGEST_WAIT_MS);

/** After so many somebody is told; we go on by ourselves, with growing gaps. */
export const REFUNDS_BEFORE_HELP = 3;
const REFUND_GAPS_MS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS];
/** A month of tries: no account is empty that long and filled again. */
const MOST_REFUND_TRIES = 14;

/** When the same may be tried again after what has failed; null: never by itself. */
export function refundAgainAt(refunds: readonly Pick<Refund, 'state' | 'at'>[]): Date | null {
  const failed = refunds.filter(({ state }) => state === 'failed');
  const last = failed.at(-1);
  if (failed.length >= MOST_REFUND_TRIES) return null;
  if (!last || failed.length < REFUNDS_BEFORE_HELP) return new Date(0);
  const gap = REFUND_GAPS_MS[failed.length - REFUNDS_BEFORE_HELP] ?? 3 * DAY_MS;
  return new Date(last.at.getTime() + gap);
}
