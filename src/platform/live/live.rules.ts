const ID = /^\d{1,15}-\d{1,10}$/;

/** Events kept per shop. */
export const KEPT = 1_000;
export const BEGINNING = '0-0';

/** What a browser sends back as Last-Event-ID; anything else counts as a fresh start. */
export const isEventId = (text: unknown): text is string => typeof text === 'string' && ID.test(text);

/** Ids are `milliseconds-sequence`; both parts are numbers, so comparing them as text would be wrong. */
export function isAfter(id: string, other: string): boolean {
  const [time = 0, sequence = 0] = id.split('-').map(Number);
  const [otherTime = 0, otherSequence = 0] = other.split('-').map(Number);
  return time === otherTime ? sequence > otherSequence : time > otherTime;
}

/** Whether everything after `lastId` is still there: its own event is, or nothing was dropped since the beginning. */
export function isComplete(lastId: string, oldest: string | null, missed: number): boolean {
  if (lastId === BEGINNING) return missed < KEPT;
  return oldest !== null && !isAfter(oldest, lastId);
}
