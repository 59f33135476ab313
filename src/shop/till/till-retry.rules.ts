import { HOUR_MS, MINUTE_MS } from '../../shared/berlin-time.js';
import type { TillNotice, TillState, TillTry } from './till.types.js';

/** A till may be closed over a long weekend. */
export const KEEP_TRYING_MS = 72 * HOUR_MS;
const TRIES_KEPT = 10;
const GONE = 410;

const PAUSES_MS = [
  10_000,
  30_000,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  6 * HOUR_MS,
];

/** How long after this many tries the next one comes. */
export const pauseAfter = (attempts: number): number =>
  PAUSES_MS[Math.min(Math.max(attempts, 1), PAUSES_MS.length) - 1]!;

export const isTaken = ({ status }: Pick<TillTry, 'status'>): boolean => status >= 200 && status < 300;

/** What becomes of a notice after a try. */
export function afterTry(
  notice: Pick<TillNotice, 'attempts' | 'tries' | 'until'>,
  made: TillTry,
): Pick<TillNotice, 'state' | 'attempts' | 'tries' | 'nextAt'> {
  const attempts = notice.attempts + 1;
  const tries = [...notice.tries, made].slice(-TRIES_KEPT);
  const nextAt = new Date(made.at.getTime() + pauseAfter(attempts));
  return { state: stateAfter(made, nextAt > notice.until), attempts, tries, nextAt };
}

/** Whoever answers that the address is gone for good is believed. */
function stateAfter(made: TillTry, isOver: boolean): TillState {
  if (isTaken(made)) return 'sent';
  return made.status === GONE || isOver ? 'failed' : 'waiting';
}
