import { describe, expect, it } from '@jest/globals';
import { countsStock, dayOf, FOR_GOOD, leftOf, leftOn, levelKey, withoutEmpty } from './stock.rules.js';
import type { StockRule } from './stock.types.js';

const PIECES: StockRule = { kind: 'pieces' };
const DAILY: StockRule = { kind: 'daily', quota: 8 };

const dish = (id: string, stock: StockRule | null) => ({ id, stock, soldOut: null });
type Dish = ReturnType<typeof dish>;
const menu = (...products: Dish[]) => ({ categories: [{ products }] });
const levels = new Map([
  [levelKey('a', 'pieces'), 3],
  [levelKey('b', 'daily'), 0],
]);

describe('what is left of a dish', () => {
  it.each<[string, Dish, number | null]>([
    ['what was counted', dish('a', PIECES), 3],
    ['nothing when the last one is gone', dish('b', DAILY), 0],
    ['the whole quota on a day that has not begun', dish('c', DAILY), 8],
    ['unknown until somebody counts', dish('c', PIECES), null],
    ['nobody’s business where nobody counts', dish('a', null), null],
    ['not what it was when it was counted in another way', dish('a', DAILY), 8],
  ])('is %s', (_, product, left) => expect(leftOf(product, levels)).toBe(left));

  it('belongs to a business day where there is a quota', () => {
    expect([dayOf(DAILY, '2026-11-20'), dayOf(PIECES, '2026-11-20')]).toEqual(['2026-11-20', FOR_GOOD]);
  });
});

describe('the menu as it can be had', () => {
  const counted = menu(dish('a', PIECES), dish('b', DAILY), dish('c', PIECES), dish('d', null));

  it('has sold out what nothing is left of, and nothing else', () => {
    const left = leftOn(counted, levels);
    expect([...left]).toEqual([
      ['a', 3],
      ['b', 0],
    ]);
    const [category] = withoutEmpty(counted, left).categories;
    expect(category?.products.map(({ soldOut }) => soldOut)).toEqual([null, { until: null }, null, null]);
  });

  it('is not asked where nobody counts anything', () => {
    expect([countsStock(counted), countsStock(menu(dish('d', null)))]).toEqual([true, false]);
  });
});
