import { describe, expect, it, test } from '@jest/globals';
import {
  authorizationOf,
  cookieIn,
  delaysOf,
  fresher,
  isEnding,
  isFresh,
  LONGEST_TIMER_MS,
  lifetimeOf,
  SESSION_REFRESH_MS,
  subjectOf,
} from './token.rules';

const NOON = Date.UTC(2026, 10, 20, 11);
const MINUTE = 60_000;

/** An access token of ten minutes. */
function aToken(issuedMs = NOON): string {
  const claims = { sub: 'ü', iat: issuedMs / 1_000, exp: (issuedMs + 10 * MINUTE) / 1_000 };
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

describe('an access token', () => {
  test('says when it was issued and when it ends', () => {
    expect(lifetimeOf(aToken())).toEqual({ issuedMs: NOON, expiresMs: NOON + 10 * MINUTE });
  });

  test('says whose it is', () => {
    const token = `h.${Buffer.from('{"sub":"lucia"}').toString('base64url')}.s`;
    expect([token, 'a.b.c', '', null].map(subjectOf)).toEqual(['lucia', null, null, null]);
  });

  it.each(['', 'a', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"iat":"1"}')}.c`])('%j is none', (token) => {
    expect(lifetimeOf(token)).toBeNull();
    expect(isEnding(token, NOON)).toBe(false);
    expect(isFresh(token, NOON)).toBe(false);
  });

  it.each([
    [0, false],
    [8, false],
    [9.5, true],
    [20, true],
  ])('after %d minutes is about to end: %p', (minutes, ending) => {
    expect(isEnding(aToken(), NOON + minutes * MINUTE)).toBe(ending);
  });

  it.each([
    [0, true],
    [0.4, true],
    [0.5, false],
    [6, false],
  ])('after %d minutes is fresh enough for another tab: %p', (minutes, fresh) => {
    expect(isFresh(aToken(), NOON + minutes * MINUTE)).toBe(fresh);
  });

  test('gives way to a newer one of another tab', () => {
    const [older, newer] = [aToken(), aToken(NOON + MINUTE)];
    expect([fresher(older, newer), fresher(newer, older)]).toEqual([newer, newer]);
    expect([fresher(null, older), fresher(older, null), fresher(null, null)]).toEqual([older, older, null]);
  });

  test('is sent with the prefix the server asks for, or bare', () => {
    expect(authorizationOf('t', 'Bearer')).toBe('Bearer t');
    expect(authorizationOf('t', 'Token')).toBe('Token t');
    expect(authorizationOf('t', '')).toBe('t');
  });
});

describe('timers', () => {
  test('refresh the session every six minutes', () => {
    expect(SESSION_REFRESH_MS).toBe(360_000);
  });

  it.each([
    [0, 0],
    [-5, 0],
    [1_000, 1_000],
    [2_147_483_647, 2_147_483_647],
    [30 * 24 * 3_600_000, 2_147_483_647],
  ])('that should run for %d ms run for %d ms', (asked, ms) => {
    const now = Date.parse('2026-07-20T12:00:00Z');
    expect(delaysOf({ expiresAt: new Date(now + asked).toISOString() }, now)).toEqual([ms]);
    expect(LONGEST_TIMER_MS).toBe(2 ** 31 - 1);
  });

  it('of the refresh token end a minute before it does', () => {
    const now = Date.parse('2026-07-20T12:00:00Z');
    const ends = { expiresAt: '2026-07-20T12:10:00Z', refreshExpiresAt: '2026-07-21T12:00:00Z' };
    expect(delaysOf(ends, now)).toEqual([600_000, 86_340_000]);
  });
});

it.each([
  ['access=abc', 'abc'],
  ['a=1; access=abc; b=2', 'abc'],
  ['myaccess=1', null],
  ['access=', null],
  ['', null],
])('in the cookies "%s" the token is %s', (cookies, token) => {
  expect(cookieIn(cookies, 'access')).toBe(token);
});
