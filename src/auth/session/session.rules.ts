import type { Family } from './session.types.js';

export const ACCESS_SECONDS = 10 * 60;
export const SESSION_DAYS = 30;
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

/** The family after its newest token was exchanged; thirty more days begin. */
export const exchanged = (family: Family, now: Date): Family => ({
  ...family,
  generation: family.generation + 1,
  exchanges: [
    ...family.exchanges.filter(({ at }) => isRecent(at, now)),
    { generation: family.generation, at: now },
  ],
  expiresAt: sessionEnd(now),
});

export const newFamily = (now: Date): Family => ({
  generation: 1,
  exchanges: [],
  expiresAt: sessionEnd(now),
  revokedAt: null,
});

export const accessEnd = (now: Date): Date => new Date(now.getTime() + ACCESS_SECONDS * SECOND);

const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY);

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= REUSE_SECONDS * SECOND;
