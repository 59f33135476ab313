import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { popularIds } from './popular.rules.js';

const FOR_TODAY = { until: new Date('2026-11-21T03:00:00Z') };
const FOR_GOOD = { until: null };

type Sold = typeof FOR_TODAY | typeof FOR_GOOD | null;
const menuOf = (...categories: [id: string, soldOut?: Sold][][]) => ({
  categories: categories.map((dishes) => ({
    products: dishes.map(([id, soldOut = null]) => ({ id, soldOut })),
  })),
});
const counted = (orders: Record<string, number>) => new Map(Object.entries(orders));

describe('what is popular', () => {
  it('stands in the most orders, and of equals first on the menu', () => {
    const menu = menuOf([['margherita'], ['bella']], [['cola'], ['tiramisu']]);
    const orders = counted({ cola: 5, tiramisu: 9, bella: 5, margherita: 2 });
    expect(popularIds(menu, orders)).toEqual(['tiramisu', 'bella', 'cola', 'margherita']);
  });

  it('is on the menu, and will be there again', () => {
    const menu = menuOf([['today', FOR_TODAY], ['never', FOR_GOOD], ['always']]);
    expect(popularIds(menu, counted({ today: 3, never: 9, always: 2, gone: 30 }))).toEqual([
      'today',
      'always',
    ]);
  });

  it('is more than what one guest ordered', () => {
    expect(popularIds(menuOf([['one'], ['two']]), counted({ one: 1, two: 2 }))).toEqual(['two']);
  });

  it('never lists more than eight, none twice, the most ordered first', () => {
    const orders = fc.dictionary(fc.constantFrom(...'abcdefghijkl'), fc.nat(40));
    fc.assert(
      fc.property(orders, (found) => {
        const menu = menuOf(
          [...'abcdef'].map((id) => [id]),
          [...'ghijkl'].map((id) => [id]),
        );
        const popular = popularIds(menu, counted(found));
        const times = popular.map((id) => found[id] ?? 0);
        const left = Object.keys(found).filter((id) => !popular.includes(id));
        expect(popular.length).toBeLessThanOrEqual(8);
        expect(new Set(popular).size).toBe(popular.length);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        if (popular.length < 8) expect(left.every((id) => (found[id] ?? 0) < 2)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
