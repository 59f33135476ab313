import { formatTime, MINUTE_MS } from '../../shared/berlin-time.js';
import type { Order } from './order.types.js';

const SPOKEN_MS = 5 * MINUTE_MS;

/** Nobody says 19:47; the next five minutes keep what was promised. Seconds are no reason: 25 minutes from 12:00:40 are 12:25. */
export function spoken(at: Date): Date {
  const minutes = Math.floor(at.getTime() / MINUTE_MS);
  return new Date(Math.ceil((minutes * MINUTE_MS) / SPOKEN_MS) * SPOKEN_MS);
}

interface SpokenTime {
  german: string;
  english: string;
}

/** 'gegen 19:50 Uhr' */
export function aroundText(at: Date): SpokenTime {
  const time = formatTime(spoken(at));
  return { german: `gegen ${time} Uhr`, english: `around ${time}` };
}

/** A time the guest has chosen is told to the minute, one the restaurant has named is spoken; on every page and in every mail. */
export function promiseText(promisedAt: Date, { wantedAt }: Partial<Pick<Order, 'wantedAt'>>): SpokenTime {
  if (wantedAt?.getTime() !== promisedAt.getTime()) return aroundText(promisedAt);
  const time = formatTime(promisedAt);
  return { german: `um ${time} Uhr`, english: `at ${time}` };
}
