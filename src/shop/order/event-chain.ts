import { hash as hashed } from 'node:crypto';
import { inOrder } from '../../shared/in-order.js';
import type { OrderEvent, OrderHappening, StoredEvent } from './order.types.js';

const START = '0'.repeat(64);

interface Step {
  happening: OrderHappening;
  at: Date;
  by: string;
  note?: string;
}

/** The next link of an order's history: a changed event breaks every hash after it. */
export function nextEvent(events: readonly OrderEvent[], { happening, at, by, note = '' }: Step): OrderEvent {
  const seq = events.length;
  const previousHash = events.at(-1)?.hash ?? START;
  const hash = hashOf({ ...happening, seq, at, by, note, previousHash });
  return { ...happening, seq, at, by, note, previousHash, hash };
}

/** Whether nobody has touched what was written. */
export const isUnbroken = (events: readonly StoredEvent[]): boolean =>
  events.every((event, index) => {
    const previousHash = events[index - 1]?.hash ?? START;
    return event.seq === index && event.previousHash === previousHash && hashOf(event) === event.hash;
  });

type Unhashed = Pick<StoredEvent, 'seq' | 'at' | 'by' | 'note' | 'previousHash'> & Content;

interface Content {
  kind?: string;
  to?: string;
  hash?: string;
}

const hashOf = ({ seq, at, by, note, previousHash, ...rest }: Unhashed): string =>
  hashed('sha256', JSON.stringify([seq, contentOf(rest), at.toISOString(), by, note, previousHash]));

/** A move counts by its state alone, as it did when orders could do nothing else: old histories stay unbroken. */
function contentOf({ hash, ...happening }: Content): unknown {
  if (!happening.kind || happening.kind === 'moved') return happening.to;
  return Object.entries(happening).sort(([a], [b]) => inOrder(a, b));
}
