import { describe, expect, it } from '@jest/globals';
import type { Menu } from '../menu/menu.types.js';
import { declaredOf } from './declared.rules.js';

const dish = (id: string, over: object = {}) => ({
  id,
  allergens: [],
  additives: [],
  minAge: 0,
  combo: null,
  halves: null,
  ...over,
});

const menu = {
  codeSet: 'AT',
  categories: [
    {
      products: [
        dish('pizza', { allergens: ['wheat', 'milk'] }),
        dish('salami', { allergens: ['wheat', 'milk'], additives: ['preservative'] }),
        dish('beer', { allergens: ['barley'], minAge: 16 }),
        dish('grappa', { allergens: null, minAge: 18 }),
        dish('both', { allergens: null, halves: { productIds: ['pizza', 'salami'], price: 'dearer' } }),
        dish('meal', {
          allergens: null,
          combo: { courses: [{ id: 'drink', choices: [{ id: 'a-beer', productId: 'beer' }] }] },
        }),
      ],
    },
  ],
  optionGroups: [
    { id: 'extras', options: [{ id: 'cheese', allergens: ['milk'], additives: ['colour'] }] },
    { id: 'sauces', options: [{ id: 'house', allergens: null, additives: [] }] },
  ],
} as unknown as Menu;

const line = (productId: string, ...chosen: [string, string][]) => ({
  productId,
  variantId: null,
  options: chosen.map(([groupId, optionId]) => ({ groupId, optionId, quantity: 1 })),
  quantity: 1,
  note: '',
});

describe('what a basket has to say of itself', () => {
  it.each([
    ['a dish', line('pizza'), ['A1', 'G'], true],
    ['its extras too', line('pizza', ['extras', 'cheese']), ['A1', 'G', '1'], true],
    ['an extra nobody has checked', line('pizza', ['sauces', 'house']), ['A1', 'G'], false],
    ['a dish nobody has checked', line('grappa'), [], false],
    ['both halves', line('both', ['first', 'pizza'], ['second', 'salami']), ['A1', 'G', '2'], true],
    ['the choice of a combo', line('meal', ['drink', 'a-beer']), ['A3'], true],
  ])('%s', (_, one, codes, complete) => {
    expect(declaredOf([one], menu).lines).toEqual([{ codes, complete }]);
  });

  it('explains every code it uses, and no other', () => {
    const { lines, legend } = declaredOf([line('pizza'), line('beer')], menu);
    expect(legend.map(({ code }) => code)).toEqual(['A1', 'A3', 'G']);
    expect(new Set(lines.flatMap(({ codes }) => codes))).toEqual(new Set(legend.map(({ code }) => code)));
  });
});
