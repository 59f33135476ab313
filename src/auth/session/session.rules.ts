import type { Family, Session } from './session.types.js';

export const ACCESS_SECONDS = 10 * 60;
export const SESSION_DAYS = 30;
/** Then everybody signs in again, however often the session was used. */
const LONGEST_DAYS = 180;
/** How long a typed password counts on a tablet that was taken over with a PIN. */
const PROVEN_MINUTES = 15;
const REUSE_SECONDS = 30;

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/**
 * exchange: the token gets its successor. repeat: two tabs asked with the same token, both get the newest one.
 * stolen: somebody kept an old token. over: the session ended or the token never was ours.
 */
export type Decision = 'exchange' | 'repeat' | 'stolen' | 'over';

/** What a refresh token of this generation is worth right now. */
export function decide(family: Family, presented: number, now: Date): Decision {
  if (family.revokedAt !== null || family.expiresAt <= now) return 'over';
  if (presented > family.generation) return 'over';
  if (presented === family.generation) return 'exchange';
  return family.exchanges.some((exchange) => exchange.generation === presented && isRecent(exchange.at, now))
    ? 'repeat'
    : 'stolen';
}

/** The family after its newest token was exchanged; thirty more days begin, up to the longest a session may last. */
export const exchanged = (family: Family, now: Date): Family => ({
  ...family,
  generation: family.generation + 1,
  exchanges: [
    ...family.exchanges.filter(({ at }) => isRecent(at, now)),
    { generation: family.generation, at: now },
  ],
  expiresAt: sooner(sessionEnd(now), daysAfter(family.createdAt, LONGEST_DAYS)),
});

export const newFamily = (now: Date): Family => ({
  generation: 1,
  exchanges: [],
  createdAt: now,
  expiresAt: sessionEnd(now),
  revokedAt: null,
});

export const accessEnd = (now: Date): Date => new Date(now.getTime() + ACCESS_SECONDS * SECOND);

/** Whether this session may do what a PIN alone must not. */
export const isProven = ({ byPin, provenAt }: Pick<Session, 'byPin' | 'provenAt'>, now: Date): boolean =>
  !byPin || (provenAt !== null && now.getTime() - provenAt.getTime() < PROVEN_MINUTES * 60 * SECOND);

const sessionEnd = (now: Date): Date => daysAfter(now, SESSION_DAYS);

const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY);

const sooner = (a: Date, b: Date): Date => (a < b ? a : b);

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= REUSE_SECONDS * SECOND;
