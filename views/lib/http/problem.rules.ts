import type { Outcome, Problem } from '../vike/page.types';

const NOT_FOUND = 404;
const BROKEN = 500;

/** The statuses Vike accepts; any other refusal of the client shows as not found. */
const KNOWN = [401, 403, 404, 410, 429, 500, 503] as const;
export type KnownStatus = (typeof KNOWN)[number];

export type Step =
  | { kind: 'show' }
  | { kind: 'redirect'; to: string }
  | { kind: 'refuse'; status: KnownStatus; message: string };

/** At a path that Vike has no page for: there is none, or the server's own page of a guest had to be refused. */
export function problemWithoutPage(outcome: Outcome | undefined, path: string): Problem {
  if (!outcome || !('status' in outcome)) return unmatched(path);
  const status = shownStatus(outcome.status);
  return status === NOT_FOUND ? unmatched(outcome.path || path) : problemOf({ status });
}

const unmatched = (path: string): Problem => ({ status: NOT_FOUND, message: `Page not found: ${path}` });

/** Status defaults to 500, the message to what the status says. */
export function problemOf({ status = BROKEN, message }: Partial<Problem>): Problem {
  return { status, message: message || (status === NOT_FOUND ? 'Page Not Found' : 'Internal Server Error') };
}

/** What a page that exists does with the server's decision. */
export function stepFor(outcome: Outcome | undefined, path: string): Step {
  if (outcome && 'props' in outcome) return { kind: 'show' };
  if (outcome && 'redirect' in outcome) return { kind: 'redirect', to: outcome.redirect };
  if (outcome && 'status' in outcome) return refusal(shownStatus(outcome.status), path);
  throw new Error('Unknown route middleware');
}

function refusal(status: KnownStatus, path: string): Step {
  const message = status === NOT_FOUND ? `Page Not Found: ${path}` : problemOf({ status }).message;
  return { kind: 'refuse', status, message };
}

const shownStatus = (status: number): KnownStatus =>
  KNOWN.find((known) => known === status) ?? (status < BROKEN ? NOT_FOUND : BROKEN);
