import { expect, it } from '@jest/globals';
import { DeclaredDishes } from './declared-dishes.js';
import type { Product } from './menu.types.js';

const dish = (over: Partial<Product> = {}): Product =>
  ({ id: 'd', allergens: null, additives: [], ingredientIds: ['flour'], ...over }) as Product;
const flour = { id: 'flour', allergens: ['wheat' as const], additives: [] };

it('keeps what it has made of a dish until the dish or an ingredient is another', () => {
  const dishes = new DeclaredDishes();
  const read = dish();
  const [before] = dishes.of([read], [flour]);
  expect(before?.allergens).toEqual(['wheat']);
  expect(dishes.of([dish({ id: 'e' }), read], [{ ...flour }])[1]).toBe(before);

  const [after] = dishes.of([read], [{ ...flour, allergens: null }]);
  expect(after?.allergens).toBeNull();
  expect(dishes.of([dish({ ingredientIds: [] })], [flour])[0]?.allergens).toBeNull();
});
