import { describe, expect, it } from '@jest/globals';
import { mayReload, reloadIn } from './reload.rules';

describe('a page whose code is gone reloads', () => {
  it.each([
    ['the first time', '/a', 5_000, null, true],
    ['not again within ten seconds', '/a', 14_999, { path: '/a', at: 5_000 }, false],
    ['again after ten seconds', '/a', 15_000, { path: '/a', at: 5_000 }, true],
    ['on another path at once', '/b', 5_001, { path: '/a', at: 5_000 }, true],
  ])('%s', (_, path, now, last, may) => {
    expect(mayReload(path, now, last)).toBe(may);
  });

  it.each([null, '', '{', '{"path":1,"at":2}', 'null'])('and forgets what it cannot read: %s', (stored) => {
    expect(reloadIn(stored)).toBeNull();
  });
});
