import { describe, expect, it } from '@jest/globals';
import { mayReload, reloadsIn, withReload } from './reload.rules';

describe('a page whose code is gone reloads', () => {
  it.each([
    ['the first time', '/a', 5_000, {}, true],
    ['not again within ten seconds', '/a', 14_999, { '/a': 5_000 }, false],
    ['again after ten seconds', '/a', 15_000, { '/a': 5_000 }, true],
    ['on another path at once', '/b', 5_001, { '/a': 5_000 }, true],
    ['not again on the first of two paths', '/a', 6_000, { '/a': 5_000, '/b': 5_500 }, false],
  ])('%s', (_, path, now, reloads, may) => {
    expect(mayReload(path, now, reloads)).toBe(may);
  });

  it('and remembers every path for ten seconds, none for longer', () => {
    expect(withReload('/b', 12_000, { '/a': 5_000, '/old': 1_000 })).toEqual({ '/a': 5_000, '/b': 12_000 });
  });

  it.each([null, '', '{', '{"path":"x"}', 'null'])('and forgets what it cannot read: %s', (stored) => {
    expect(reloadsIn(stored)).toEqual({});
  });
});
