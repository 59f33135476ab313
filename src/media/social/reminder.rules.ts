import { formatShortDay, formatTime, MINUTE_MS } from '../../shared/berlin-time.js';
import type { PlannedPost } from './social.types.js';

const LONGEST_WAIT_MINUTES = 120;
const LATE_MS = 15 * MINUTE_MS;

/** 'Mo., 23.11. um 17:00 Uhr' */
export const plannedFor = (at: Date): string => `${formatShortDay(at)} um ${formatTime(at)} Uhr`;

/** A worker that was away tells of what was due meanwhile, and must not say that it is time now. */
export const isLate = ({ plannedAt }: Pick<PlannedPost, 'plannedAt'>, now: Date): boolean =>
  now.getTime() - plannedAt.getTime() >= LATE_MS;

/** A reminder that keeps failing waits twice as long each time, so that those of others get their turn. */
export function nextTry({ failures = 0 }: Pick<PlannedPost, 'failures'>, now: Date) {
  const minutes = Math.min(2 ** failures, LONGEST_WAIT_MINUTES);
  return { failures: failures + 1, retryAt: new Date(now.getTime() + minutes * MINUTE_MS) };
}
