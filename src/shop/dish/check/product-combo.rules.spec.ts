import { expect, it } from '@jest/globals';
import type { ComboOffer, Dish } from '../../menu/menu.types.js';
import type { DishAround, WantedDish } from '../product-parts.types.js';
import { comboProblems } from './product-combo.rules.js';

const dishes = new Map(
  (['food', 'food', 'drink', 'drink'] as const).map((taxClass, index) => {
    const id = `${taxClass}${index}`;
    const variants = [{ id: 'v1', name: '', priceCents: 900, content: null, ownPrices: [] }];
    return [id, { id, name: id, taxClass, variants, combo: null, halves: null } satisfies Dish];
  }),
);
const course = (...ids: string[]) => ({
  id: ids.join(),
  name: ids.join(),
  choices: ids.map((productId) => ({ id: productId, productId, variantId: 'v1', surchargeCents: 0 })),
});
const problemsOf = (...courses: ComboOffer['courses']) =>
  comboProblems(
    {
      combo: { method: 'thirtySeventy', courses },
      variants: [{ id: '', name: '', priceCents: 2990, content: null, ownPrices: [] }],
      fulfilments: ['pickup'],
    } as unknown as WantedDish,
    { self: null, dishes, ingredients: new Set() } satisfies DishAround,
  ).map(({ field }) => field);

it('a flat price of 30 to 70 needs a course of drinks and a course of dishes, whatever guests choose', () => {
  const food = course('food0', 'food1');
  const drink = course('drink2');
  const either = course('drink3', 'food1');
  expect(problemsOf(food, drink)).toEqual([]);
  expect(problemsOf(food, drink, either)).toEqual([]);
  expect(problemsOf(food, course('food1'))).toEqual(['combo.method']);
  expect(problemsOf(drink, course('drink3'))).toEqual(['combo.method']);
  expect(problemsOf(food, either)).toEqual(['combo.method']);
});
