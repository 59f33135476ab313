import { LIVE_EVENTS, type LiveEvent } from '../../../src/platform/live/live.types';

export interface StreamMessage {
  id: string | null;
  event: string;
  data: string;
}

/** The server speaks at least every 15 s; a stream that is silent for longer than this is dead. */
export const SILENCE_MS = 40_000;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Doubles with each failure; the share (0 to 1) spreads the tablets that lost the same server. */
export const pauseAfter = (failures: number, share: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE_MS) * (0.5 + share / 2);

/** Cuts what has arrived into whole messages and gives back the rest that is still open. */
export function messagesIn(received: string): { messages: StreamMessage[]; rest: string } {
  const blocks = received.split(/\r?\n\r?\n/);
  const rest = blocks.pop() ?? '';
  return { messages: blocks.map(messageIn).filter((message) => message !== null), rest };
}

/** Null for a heartbeat, which is a comment only. */
function messageIn(block: string): StreamMessage | null {
  const fields = block.split(/\r?\n/).map(fieldIn);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  if (data.length === 0) return null;

  const last = (wanted: string) => fields.findLast(([name]) => name === wanted)?.[1];
  return { id: last('id') ?? null, event: last('event') ?? 'message', data: data.join('\n') };
}

function fieldIn(line: string): [name: string, value: string] {
  const at = line.indexOf(':');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')];
}

export function eventIn({ data }: StreamMessage): LiveEvent | null {
  try {
    const event = JSON.parse(data);
    return LIVE_EVENTS.includes(event?.name) ? event : null;
  } catch {
    return null;
  }
}

/** Ids are the time in milliseconds and a number within it: '1732700000000-0'. */
export function isAfter(id: string, other: string): boolean {
  const [ms = 0, number = 0] = id.split('-').map(Number);
  const [otherMs = 0, otherNumber = 0] = other.split('-').map(Number);
  return ms === otherMs ? number > otherNumber : ms > otherMs;
}
