import { describe, expect, it } from '@jest/globals';
import type { Declared } from '../allergens/allergens-union.rules.js';
import { byChoiceOf } from './by-choice.rules.js';
import type { Product } from './menu.types.js';

const dishes = new Map<string, Declared>([
  ['salami', { allergens: ['wheat', 'milk'], additives: ['nitrite'] }],
  ['funghi', { allergens: ['wheat'], additives: [] }],
  ['cola', { allergens: [], additives: ['caffeine'] }],
  ['beer', { allergens: ['barley'], additives: [] }],
  ['new', { allergens: null, additives: [] }],
]);
const halves = (...productIds: string[]) => ({
  combo: null,
  halves: { productIds, price: 'dearer' as const },
});
const combo = (...courses: string[][]) =>
  ({
    halves: null,
    combo: {
      method: 'singlePrices',
      courses: courses.map((ids) => ({ choices: ids.map((productId) => ({ productId })) })),
    },
  }) as unknown as Pick<Product, 'combo' | 'halves'>;
const nothing = { allergens: [], additives: [] };

describe('what depends on the choice', () => {
  it('is nothing of a dish that is not made of others', () => {
    expect(byChoiceOf({ ...nothing, combo: null, halves: null }, dishes)).toBeNull();
  });

  it('is what one half has and the other has not', () => {
    expect(byChoiceOf({ ...nothing, ...halves('salami', 'funghi') }, dishes)).toEqual({
      always: ['wheat'],
      allergens: ['milk'],
      additives: ['nitrite'],
      complete: true,
    });
  });

  it('is asked course by course, without what the combo declares itself', () => {
    const own = { allergens: ['milk' as const], additives: [] };
    expect(byChoiceOf({ ...own, ...combo(['salami', 'funghi'], ['cola', 'beer']) }, dishes)).toEqual({
      always: ['wheat'],
      allergens: ['barley'],
      additives: ['nitrite', 'caffeine'],
      complete: true,
    });
  });

  it('stays open while a choice has not been checked', () => {
    expect(byChoiceOf({ ...nothing, ...combo(['salami', 'new'], ['cola']) }, dishes)).toMatchObject({
      always: [],
      allergens: ['wheat', 'milk'],
      complete: false,
    });
  });

  it('forgets what is gone from the menu', () => {
    expect(byChoiceOf({ ...nothing, ...halves('funghi', 'gone') }, dishes)).toMatchObject({
      always: ['wheat'],
    });
  });
});
