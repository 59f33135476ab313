import { expect, it } from '@jest/globals';
import { isOnceTooOften, shownAnswer } from './guest-mails.rules.js';

it.each([
  ['550 5.1.1 <jonas@example.org>: no such user', '550 5.1.1 <jo***@example.org>: no such user'],
  ['554\r\n spam from j@x.example', '554 spam from j***@x.example'],
  ['421 later', '421 later'],
])('%j is shown as %j', (answer, shown) => {
  expect(shownAnswer(answer)).toBe(shown);
});

it('is never longer than a line', () => {
  expect(shownAnswer('x'.repeat(10_000))).toHaveLength(200);
});

it('a guest is told ten times of a new time, always of money, and of everything else as well', () => {
  const told = Array.from({ length: 10 }, (_, minute) => ({
    happening: { kind: 'promised', promisedAt: `2026-11-20T18:${minute + 10}:00Z` } as const,
  }));
  const anew = { kind: 'promised', promisedAt: '2026-11-20T19:00:00Z' } as const;
  expect(isOnceTooOften(told.slice(1), anew)).toBe(false);
  expect(isOnceTooOften(told, anew)).toBe(true);
  expect(isOnceTooOften(told, { kind: 'moved', to: 'ready' })).toBe(false);
  const refunds = Array.from({ length: 30 }, () => ({
    happening: { kind: 'refunded', cents: 100 } as const,
  }));
  expect(isOnceTooOften(refunds, { kind: 'refunded', cents: 100 })).toBe(false);
});
