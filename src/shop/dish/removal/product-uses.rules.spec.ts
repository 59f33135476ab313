import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PLAIN_DISH } from '../../menu/menu.rules.js';
import type { Product } from '../../menu/menu.types.js';
import { isBroken, usesOf, without } from './product-uses.rules.js';

const id = fc.constantFrom<string>('a', 'b', 'c', 'd');
const ids = fc.uniqueArray(id, { maxLength: 4 });
const choice = fc.record({
  id: fc.string(),
  productId: id,
  variantId: fc.constant('v1'),
  surchargeCents: fc.constant(0),
});
const course = fc.record({ id: fc.string(), name: fc.string(), choices: fc.array(choice, { maxLength: 3 }) });
const dish = fc.record({
  goesWithIds: ids,
  combo: fc.option(
    fc.record({ method: fc.constant('singlePrices' as const), courses: fc.array(course, { maxLength: 3 }) }),
  ),
  halves: fc.option(fc.record({ productIds: ids, price: fc.constant('dearer' as const) })),
});

it('what was taken out of a dish is in it no more, and the rest stays', () => {
  fc.assert(
    fc.property(dish, ids, (parts, gone) => {
      const whole = { ...PLAIN_DISH, id: 'x', name: 'X', ...parts } as unknown as Product;
      const uses = usesOf([whole], gone);
      const sets = without(whole, gone);
      expect(sets === null).toBe(uses.length === 0);
      const after = { ...whole, ...sets };
      expect(usesOf([after], gone)).toEqual([]);
      const others = ['a', 'b', 'c', 'd'].filter((id) => !gone.includes(id));
      expect(usesOf([after], others)).toEqual(usesOf([whole], others));
    }),
  );
});

it('a dish that goes is no use of itself', () => {
  const both = { ...PLAIN_DISH, id: 'a', name: 'A', goesWithIds: ['b'] } as unknown as Product;
  expect(usesOf([both], ['a', 'b'])).toEqual([]);
  expect(usesOf([both], ['b'])).toEqual([{ id: 'a', name: 'A', as: 'goesWith' }]);
});

it.each([
  [null, null, false],
  [{ courses: [{ choices: [1] }, { choices: [] }] }, null, true],
  [{ courses: [{ choices: [1] }, { choices: [1] }] }, null, false],
  [null, { productIds: ['a'] }, true],
])('of %j and %j nothing is left to sell: %s', (combo, halves, broken) => {
  expect(isBroken({ combo, halves } as never)).toBe(broken);
});
