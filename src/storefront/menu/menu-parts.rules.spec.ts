import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { laterOf } from './menu-parts.rules.js';

const menuOf = (...sizes: number[]) =>
  sizes.map((size, at) => ({ id: `c${at}`, products: Array.from({ length: size }) }));

it.each<[string, number[], string[]]>([
  ['a menu of usual length is whole', [100, 100, 100], []],
  ['a long one begins with sixty dishes', [25, 25, 25, 200, 100], ['c3', 'c4']],
  ['a long first category stands alone', [400, 1, 1], ['c1', 'c2']],
])('%s', (_, sizes, later) => {
  expect(laterOf(menuOf(...sizes))).toEqual(later);
});

it('leaves out nothing but whole categories at the end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(120), { minLength: 1, maxLength: 30 }), (sizes) => {
      const ids = menuOf(...sizes).map(({ id }) => id);
      const later = laterOf(menuOf(...sizes));
      const firstLater = ids.length - later.length;
      expect(later).toEqual(ids.slice(firstLater));
      if (later.length > 0)
        expect(sizes.slice(0, firstLater).reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(60);
    }),
    { numRuns: 300 },
  );
});
