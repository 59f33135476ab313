import { MINUTE_MS } from '../../shared/berlin-time.js';
import type { PlannedPost } from './social.types.js';

const LONGEST_WAIT_MINUTES = 120;

/** A reminder that keeps failing waits twice as long each time, so that those of others get their turn. */
export function nextTry({ failures = 0 }: Pick<PlannedPost, 'failures'>, now: Date) {
  const minutes = Math.min(2 ** failures, LONGEST_WAIT_MINUTES);
  return { failures: failures + 1, retryAt: new Date(now.getTime() + minutes * MINUTE_MS) };
}
