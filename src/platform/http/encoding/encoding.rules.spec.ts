import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodingFor, isPackable, mayTellItsLength, varyOnEncoding } from './encoding.rules.js';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=0.5 , BR ; q=0.4', 'gzip'],
    ['gzip;q=1.0, br;q=1.0', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['identity;q=1, *;q=0', null],
    ['identity;q=1, br;q=0.5', null],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['br, br;q=0', null],
    ['br;q=2, gzip', 'gzip'],
    ['br;q=abc', null],
    ['br;q=, gzip;q=-1', null],
    ['br;q=0.0001, gzip', 'gzip'],
    ['br;level=9', 'br'],
    ['brotli, gzipped, sbr', null],
    [',;,;;q=1,,gzip,', 'gzip'],
    [';q=1', null],
    ['br\u0000, gzip', 'gzip'],
  ])('asked for as %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('is never one that was not named or was refused, whatever stands in the list', () => {
    const name = fc.constantFrom('br', 'gzip', 'x-gzip', 'identity', '*', 'zstd', '', ' br', 'brotli');
    const weight = fc.constantFrom('', ';q=0', ';q=0.3', ';q=1', ';q=', ';q=7', '; q=0.8');
    const list = fc.array(
      fc.tuple(name, weight).map((parts) => parts.join('')),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(list, (parts) => {
        const encoding = encodingFor(parts.join(','));
        const named = parts.map((part) => part.trim().split(';')[0]?.trim());
        const isRefused = parts.some((part) => part.trim() === `${encoding};q=0`);
        return (
          encoding === null ||
          (!isRefused && named.some((one) => one === '*' || one === encoding || one === `x-${encoding}`))
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is found in the longest list that a server takes', () => {
    expect(encodingFor(`${'a;q=0.1,'.repeat(2_000)}gzip`)).toBe('gzip');
  });
});

it.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['application/manifest+json; charset=utf-8', true],
  ['TEXT/JAVASCRIPT', true],
  ['text/event-stream; charset=utf-8', false],
  ['image/webp', false],
  ['application/pdf', false],
  ['application/jsonish', false],
  [undefined, false],
])('%s is packed: %s', (type, answer) => {
  expect(isPackable(type)).toBe(answer);
});

it.each([
  [{}, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ cookie: 'access=x' }, true],
  [{ cookie: 'access=x', 'sec-fetch-site': 'same-origin' }, true],
  [{ cookie: 'access=x', 'sec-fetch-site': 'none' }, true],
  [{ cookie: 'access=x', 'sec-fetch-site': 'cross-site' }, false],
  [{ cookie: 'access=x', 'sec-fetch-site': 'same-site' }, false],
])('the length of an answer to %j may be seen: %s', (headers, answer) => {
  expect(mayTellItsLength(headers)).toBe(answer);
});

it.each([
  [undefined, 'accept-encoding'],
  ['origin', 'origin, accept-encoding'],
  ['Accept-Encoding', 'Accept-Encoding'],
  ['origin, Accept-Encoding', 'origin, Accept-Encoding'],
  [['origin', 'x-lang'], 'origin, x-lang, accept-encoding'],
  ['*', '*'],
])('vary: %s becomes %s', (vary, expected) => {
  expect(varyOnEncoding(vary)).toBe(expected);
});
