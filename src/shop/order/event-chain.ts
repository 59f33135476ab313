import { createHash } from 'node:crypto';
import type { OrderEvent, OrderState } from './order.types.js';

const START = '0'.repeat(64);

/** The next link of an order's history: a changed event breaks every hash after it. */
export function nextEvent(
  events: readonly OrderEvent[],
  { to, at, by, note = '' }: { to: OrderState; at: Date; by: string; note?: string },
): OrderEvent {
  const seq = events.length;
  const previousHash = events.at(-1)?.hash ?? START;
  const body = { seq, to, at, by, note, previousHash };
  return { ...body, hash: hashOf(body) };
}

/** Whether nobody has touched what was written. */
export const isUnbroken = (events: readonly OrderEvent[]): boolean =>
  events.every(({ hash, ...body }, index) => {
    const previousHash = events[index - 1]?.hash ?? START;
    return body.seq === index && body.previousHash === previousHash && hashOf(body) === hash;
  });

const hashOf = ({ seq, to, at, by, note, previousHash }: Omit<OrderEvent, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([seq, to, at.toISOString(), by, note, previousHash]))
    .digest('hex');
