import { describe, expect, it, test } from '@jest/globals';
import { changes, failureOf, isRetried, opensSession, pauseBefore, retriesOf, toastOf } from './api.rules';

describe('a retry', () => {
  it.each([
    ['GET', 0],
    ['HEAD', 0],
    ['PUT', 0],
    ['DELETE', 0],
    ['POST', 1],
    ['PATCH', 1],
  ] as const)('%s is repeated %i times', (method, times) => {
    expect(retriesOf(method)).toBe(times);
  });

  const retried = [408, 409, 425, 429, 500, 502, 503, 504];
  it.each(retried)('follows status %i', (status) => {
    expect(isRetried(status)).toBe(true);
  });

  it.each([200, 201, 400, 401, 403, 404, 410, 412, 413, 422, 501])('does not follow status %i', (status) => {
    expect(isRetried(status)).toBe(false);
  });

  test('follows a lost connection like a broken server', () => {
    expect(isRetried(0)).toBe(true);
  });

  it.each([
    [null, 400],
    ['2', 2_000],
    ['3600', 5_000],
    ['soon', 400],
    ['-1', 400],
  ])('asked to wait for %s waits %i ms', (asked, ms) => {
    expect(pauseBefore(asked)).toBe(ms);
  });

  test('is only safe because everything that changes something carries a key', () => {
    expect((['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const).filter(changes)).toEqual([
      'POST',
      'PATCH',
      'PUT',
      'DELETE',
    ]);
  });
});

describe('a failed call', () => {
  const raw = new Error('fetch failed');

  test('speaks in the words of the server', () => {
    const body = { code: 'SHOP_CLOSED', headline: 'Geschlossen', message: 'Wir öffnen um 17 Uhr.' };
    expect(failureOf({ status: 409, body, error: raw })).toEqual({
      success: false,
      status: 409,
      ...body,
      error: raw,
    });
  });

  test('without words of the server takes those of the error', () => {
    expect(failureOf({ status: 502, body: '<html>', error: raw })).toMatchObject({
      code: 'UNKNOWN',
      headline: 'Fehler',
      message: 'fetch failed',
    });
  });

  it.each([null, undefined, {}, { message: '' }, 'text', 7])(
    'with nothing to say (%j) is an unknown error',
    (body) => {
      expect(failureOf({ status: 500, body, error: null })).toMatchObject({
        code: 'UNKNOWN',
        headline: 'Fehler',
        message: 'Ein unbekannter Fehler ist aufgetreten.',
      });
    },
  );

  test('keeps the sentence for each field and what the server adds', () => {
    const body = { fields: { name: 'Bitte einen Namen eingeben.' }, data: { version: 4 } };
    expect(failureOf({ status: 400, body, error: null })).toMatchObject(body);
  });

  test('reads headline, colon, message', () => {
    expect(toastOf(failureOf({ status: 500, body: null, error: null }))).toBe(
      'Fehler: Ein unbekannter Fehler ist aufgetreten.',
    );
  });
});

it.each([
  ['/api/auth/login', true],
  ['/api/auth/refresh', true],
  ['/api/auth/reset/confirm', true],
  ['/api/auth/session', false],
  ['/api/auth/loginHistory', false],
  ['/api/order/list', false],
])('a 401 of %s says nothing about the session: %p', (path, opens) => {
  expect(opensSession(path)).toBe(opens);
});
