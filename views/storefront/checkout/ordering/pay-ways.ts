import { LEAST_ONLINE_CENTS } from '../../../../src/shop/restaurant/pay-ways.types';
import type { StartInfo, StartPayWay } from '../../../../src/storefront/shop/start-info.view';

export type Method = StartPayWay['method'];

export interface OfferedWay {
  method: Method;
  /** Why not at this price; null when it can be chosen. */
  limit: { kind: 'from' | 'upTo'; cents: number } | null;
}

/** How this basket may be paid, in the order of the restaurant; without a price nothing is ruled out yet. */
export function offeredFor(start: StartInfo, fulfilment: string, payableCents: number | null): OfferedWay[] {
  const ways = start.payWays.filter(({ fulfilments }) => (fulfilments as string[]).includes(fulfilment));
  return ways.map((way) => ({
    method: way.method,
    limit: payableCents === null ? null : limitOf(way, payableCents),
  }));
}

/** What the guest has chosen as long as it is offered here at all; else the first that can be taken. */
export function chosenOf(offered: readonly OfferedWay[], wanted: Method | null): Method {
  const isThere = wanted !== null && offered.some(({ method }) => method === wanted);
  if (isThere) return wanted;
  return (offered.find(({ limit }) => limit === null) ?? offered[0])?.method ?? 'cash';
}

function limitOf({ method, minCents, maxCents }: StartPayWay, cents: number): OfferedWay['limit'] {
  const isOnline = method === 'stripe' || method === 'paypal';
  const least = Math.max(minCents ?? 0, isOnline ? LEAST_ONLINE_CENTS : 0);
  if (cents < least) return { kind: 'from', cents: least };
  return maxCents !== null && cents > maxCents ? { kind: 'upTo', cents: maxCents } : null;
}
