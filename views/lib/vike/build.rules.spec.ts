import { describe, expect, it, test } from '@jest/globals';
import { BUILD_CHECK_MS, buildIn, buildUrl, isIgnored, isNewer } from './build.rules';

describe('the check for a new build', () => {
  test('asks every ten minutes, past every cache', () => {
    expect(BUILD_CHECK_MS).toBe(600_000);
    expect(buildUrl(1_790_000_000_000)).toBe('/builds/latest.json?1790000000000');
  });

  it.each([
    ['b', { id: 'b' }, false],
    ['b', { id: 'c' }, true],
    ['b', null, false],
  ])('running %s, latest %j: newer %p', (running, latest, newer) => {
    expect(isNewer(running, latest)).toBe(newer);
  });

  it.each([null, 'x', {}, { id: 7 }, { id: '' }])('reads no build from %j', (body) => {
    expect(buildIn(body)).toBeNull();
  });

  it.each([
    [404, true],
    [403, true],
    [500, false],
  ])('at first ignores %i: %p', (status, ignored) => {
    expect(isIgnored(status)).toBe(ignored);
  });
});
