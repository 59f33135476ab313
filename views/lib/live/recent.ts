import type { LiveEvent } from '../../../src/platform/live/live.types';
import { isAfter } from './live.rules';

const MOST = 50;
/** A page's listeners come with it; whoever is opened on it later has asked the server itself. */
const WITH_PAGE_MS = 5_000;

/** A page as it was made once: each visit has one of its own. */
export interface Shown {
  heardUntil: string | null;
}

const events: LiveEvent[] = [];
const shownSince = new WeakMap<Shown, number>();

export function keep(event: LiveEvent): void {
  events.push(event);
  if (events.length > MOST) events.shift();
}

/**
 * A page that is reached by a click is made while the stream is open already: what was told between its making and its
 * first listeners nobody on it has heard.
 */
export function missedBy(page: Shown): LiveEvent[] {
  const { heardUntil } = page;
  const since = shownSince.get(page) ?? performance.now();
  shownSince.set(page, since);
  if (heardUntil === null || performance.now() - since > WITH_PAGE_MS) return [];
  return events.filter(({ id }) => isAfter(id, heardUntil));
}
