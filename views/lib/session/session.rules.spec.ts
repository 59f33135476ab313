import { describe, expect, it, test } from '@jest/globals';
import { failureOf } from '../http/api.rules';
import { endsSession, isBroken, type Session, statusOf, tokensOf } from './session.rules';

const lucia: Session = {
  user: { id: 'u1', name: 'Lucia', email: 'lucia@bella.example' },
  shopId: 's1',
  role: 'owner',
  expiresAt: '2026-12-20T12:00:00Z',
};
const failed = (status: number) => failureOf({ status, body: null, error: null });

describe('somebody is', () => {
  test('loading while the session is fetched', () => {
    expect([statusOf(true, null), statusOf(true, lucia)]).toEqual(['loading', 'loading']);
  });
  test('authenticated with session data', () => expect(statusOf(false, lucia)).toBe('authenticated'));
  test('unauthenticated otherwise', () => expect(statusOf(false, null)).toBe('unauthenticated'));
});

describe('the answer to a sign-in', () => {
  test('brings a token and a refresh token', () => {
    const data = { token: 'a', refreshToken: 'b' };
    expect(tokensOf({ success: true, data })).toEqual(data);
  });

  it.each([
    ['text', 'not an object'],
    [null, 'not an object'],
    [{}, 'no string token'],
    [{ data: { token: 7, refreshToken: 'b' } }, 'no string token'],
    [{ data: { token: 'a' } }, 'no string refresh token'],
    [{ data: { token: 'a', refreshToken: {} } }, 'no string refresh token'],
    [{ data: { token: '', refreshToken: 'b' } }, 'no string token'],
  ])('%j is none: %s', (answer, why) => {
    expect(tokensOf(answer)).toContain(why);
  });
});

describe('a session fetch', () => {
  it.each([401, 403, 404, 410])('refused with %i ends the session', (status) => {
    expect(endsSession(failed(status))).toBe(true);
  });

  it.each([0, 408, 429, 500, 503])('that got %i says nothing about the session', (status) => {
    expect(endsSession(failed(status))).toBe(false);
  });
});

it.each([
  [0, true],
  [500, true],
  [401, false],
  [429, false],
])('an auth call with status %i broke down: %p', (status, broken) => {
  expect(isBroken(failed(status))).toBe(broken);
});
