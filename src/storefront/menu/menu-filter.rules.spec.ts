import { describe, expect, it } from '@jest/globals';

import type { MenuView, ProductView } from './menu.view.js';
import { factsOf, filterChoicesOf } from './menu-filter.rules.js';

const dish = (over: Partial<ProductView>): ProductView =>
  ({ id: 'd', groupIds: [], combo: null, halves: null, allergenKeys: [], ...over }) as ProductView;
const choice = (allergenKeys: string[] | null) => ({ allergenKeys });
const group = (min: number, ...options: (string[] | null)[]) =>
  ({ id: 'g', min, options: options.map(choice) }) as unknown as MenuView['groups'][number];
const combo = (...choices: (string[] | null)[]) =>
  ({
    courses: [{ id: 'c', name: 'Getränk', choices: choices.map(choice) }],
  }) as unknown as ProductView['combo'];

describe('what a filter may ask a dish', () => {
  it.each<[string, ProductView, MenuView['groups'], ReturnType<typeof factsOf>]>([
    ['wheat is gluten', dish({ allergenKeys: ['wheat', 'milk'] }), [], facts(['gluten', 'milk'])],
    ['two nuts are nuts once', dish({ allergenKeys: ['almonds', 'walnuts'] }), [], facts(['nuts'])],
    ['checked and free', dish({ allergenKeys: [] }), [], facts([])],
    ['nobody has looked', dish({ allergenKeys: null }), [], facts([], [], true)],
    ['a sauce that must be chosen', dish({ groupIds: ['g'] }), [group(1, ['milk'], [])], facts([], ['milk'])],
    ['an extra that may be left out', dish({ groupIds: ['g'] }), [group(0, ['milk'], null)], facts([])],
    ['a combo with a choice nobody checked', dish({ combo: combo([], null) }), [], facts([], [], true)],
    [
      'a combo where one choice has it',
      dish({ allergenKeys: ['fish'], combo: combo(['fish'], ['fish', 'milk']) }),
      [],
      facts(['fish'], ['milk']),
    ],
  ])('%s', (_, product, groups, expected) => {
    expect(factsOf(product, groups)).toEqual(expected);
  });

  it('offers only what is on the menu, in the order of the law', () => {
    const menu = { categories: [{ products: [dish({ allergenKeys: ['milk', 'rye'] })] }], groups: [] };
    expect(filterChoicesOf(menu as unknown as MenuView, 'de')).toEqual([
      { key: 'gluten', name: 'Gluten' },
      { key: 'milk', name: 'Milch' },
    ]);
    expect(filterChoicesOf(menu as unknown as MenuView, 'en')[1]?.name).toBe('Milk');
  });
});

function facts(has: string[], may: string[] = [], unchecked = false) {
  return { has, may, unchecked };
}
