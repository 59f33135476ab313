import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bumped, isAllBumped, madeIn, stationsOfOrder, withoutBump } from './pass.rules.js';

const stations = new Map([
  ['pizza', 'Ofen'],
  ['bar', 'Bar'],
]);
const line = (categoryId: string, parts: string[] = []) => ({
  categoryId,
  combo: parts.length > 0 ? { parts: parts.map((id) => ({ categoryId: id })) } : null,
});
const at = new Date(0);

describe('the stations of an order', () => {
  it.each([
    ['those of its lines', [line('pizza'), line('bar'), line('pizza')], ['Ofen', 'Bar']],
    ['the kitchen where a category names none', [line('salad')], ['Küche']],
    ['those of the dishes of a combo, not its own', [line('combos', ['pizza', 'bar'])], ['Ofen', 'Bar']],
    ['the kitchen where nothing is left', [], ['Küche']],
  ])('are %s', (_, lines, all) => {
    expect(stationsOfOrder(lines, stations)).toEqual(all);
  });

  it('know the category of a combo of an older version', () => {
    expect(madeIn({ categoryId: 'combos', combo: { parts: [{}] } })).toEqual(['combos']);
  });
});

describe('what is bumped', () => {
  const all = ['Ofen', 'Bar', 'Küche'];
  const wish = fc.record({ station: fc.constantFrom(null, ...all, 'Fremd'), back: fc.boolean() });

  it('stands once for each station of the order, and all of it is the last one', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const standing = new Set<string>();
        let bumps = bumped([], { all, station: 'Fremd', by: 'a', at });
        for (const { station, back } of wishes) {
          bumps = back ? withoutBump(bumps, station) : bumped(bumps, { all, station, by: 'a', at });
          for (const one of station === null ? all : all.filter((name) => name === station))
            if (back) standing.delete(one);
            else standing.add(one);
          expect(bumps.map((bump) => bump.station).sort()).toEqual([...standing].sort());
          expect(isAllBumped(bumps, all)).toBe(standing.size === all.length);
        }
      }),
    );
  });
});
