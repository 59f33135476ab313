import { describe, expect, it } from '@jest/globals';
import { type Decision, decide, exchanged, newFamily } from './session.rules.js';
import type { Family } from './session.types.js';

const start = new Date('2026-03-02T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const DAYS = 24 * 60 * 60;

const fresh = newFamily(start);
const once = exchanged(fresh, start);
const twice = exchanged(once, later(5));

describe('a refresh token', () => {
  const cases: [string, Decision, Family, number, Date][] = [
    ['is exchanged when it is the newest', 'exchange', fresh, 1, later(1)],
    ['is exchanged again and again', 'exchange', twice, 3, later(400)],
    ['used twice within 30 seconds gets the same answer', 'repeat', once, 1, later(30)],
    ['used again after 30 seconds is a theft', 'stolen', once, 1, later(30.001)],
    ['two steps behind, yet young, gets the newest', 'repeat', twice, 1, later(29)],
    ['of an age nobody remembers is a theft', 'stolen', { ...twice, exchanges: [] }, 1, later(6)],
    ['that was never given out is worth nothing', 'over', fresh, 2, later(1)],
    ['is worth nothing once revoked', 'over', { ...once, revokedAt: later(2) }, 2, later(3)],
    ['used twice is worth nothing once revoked', 'over', { ...once, revokedAt: later(2) }, 1, later(3)],
    ['lives for 30 days', 'exchange', fresh, 1, later(30 * DAYS - 1)],
    ['ends after 30 days without use', 'over', fresh, 1, later(30 * DAYS)],
    [
      'starts another 30 days with each use',
      'exchange',
      exchanged(fresh, later(29 * DAYS)),
      2,
      later(58 * DAYS),
    ],
  ];

  it.each(cases)('%s', (_, decision, family, presented, now) => {
    expect(decide(family, presented, now)).toBe(decision);
  });

  it('ends after 180 days, however often it was used', () => {
    const weekly = Array.from({ length: 25 }, (_, week) => later(week * 7 * DAYS)).reduce(exchanged, fresh);
    expect(weekly.expiresAt).toEqual(later(180 * DAYS));
    expect(decide(weekly, weekly.generation, later(180 * DAYS - 1))).toBe('exchange');
    expect(decide(weekly, weekly.generation, later(180 * DAYS))).toBe('over');
  });

  it('remembers only the exchanges of the last 30 seconds', () => {
    const many = [40, 80, 120, 130].reduce((family, at) => exchanged(family, later(at)), fresh);
    expect(many.exchanges.map(({ generation }) => generation)).toEqual([3, 4]);
  });
});
