import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PLAIN_DISH } from '../../menu/menu.rules.js';
import type { Product } from '../../menu/menu.types.js';
import { partsOf, returning } from './dish-return.rules.js';
import { type DishTie, rejoined, tiesOf } from './dish-ties.rules.js';
import { isBroken, usesOf, without } from './product-uses.rules.js';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const ids = fc.uniqueArray(id, { maxLength: 4 });
const courses = fc.array(fc.array(id, { maxLength: 3 }), { maxLength: 3 }).map((all) =>
  all.map((productIds, at) => ({
    id: `course${at}`,
    name: '',
    choices: productIds.map((productId, nth) => ({
      id: `choice${at}-${nth}`,
      productId,
      variantId: 'v1',
      surchargeCents: 0,
    })),
  })),
);
const user = fc
  .record({
    goesWithIds: ids,
    combo: fc.option(courses.map((all) => ({ method: 'singlePrices' as const, courses: all }))),
    halves: fc.option(ids.map((productIds) => ({ productIds, price: 'dearer' as const }))),
    soldOut: fc.constantFrom(null, { until: null }, { until: new Date(0) }),
  })
  .map((parts) => ({ ...PLAIN_DISH, id: 'user', name: 'User', version: 1, ...parts }) as unknown as Product);

/** As the removal does it: out of the lists, and off the menu when nothing is left to sell. */
function parted(whole: Product, gone: readonly string[]): Product {
  const sets = without(whole, gone);
  if (!sets) return whole;
  const after = { ...whole, ...sets };
  return isBroken(after) ? { ...after, soldOut: { until: null } } : after;
}

function back(dish: Product, ties: ReadonlyMap<string, DishTie[]>, order: readonly string[]): Product {
  const now = { ...dish };
  for (const one of order) for (const tie of ties.get(one) ?? []) Object.assign(now, rejoined(now, tie, one));
  return now;
}

it('what was deleted together and comes back, in any order, leaves every other dish as it was', () => {
  fc.assert(
    fc.property(user, ids, fc.func(fc.nat()), (whole, gone, rank) => {
      const ties = new Map(gone.map((one) => [one, tiesOf([whole], one, gone)]));
      const order = [...gone].sort((a, b) => rank(a) - rank(b));
      const after = back(parted(whole, gone), ties, order);
      const { soldOut, ...rest } = after;
      const { soldOut: was, ...former } = whole;
      expect(rest).toEqual(former);
      if (!isBroken(whole)) expect(soldOut).toEqual(was);
      expect(back(after, ties, order)).toEqual(after);
    }),
  );
});

it('one that comes back alone is where it was, and the others stay away', () => {
  fc.assert(
    fc.property(user, ids, id, (whole, gone, one) => {
      fc.pre(gone.includes(one));
      const ties = new Map([[one, tiesOf([whole], one, gone)]]);
      const after = back(parted(whole, gone), ties, [one]);
      expect(usesOf([after], [one])).toEqual(usesOf([whole], [one]));
      const away = gone.filter((other) => other !== one);
      expect(usesOf([after], away)).toEqual([]);
    }),
  );
});

it('a dish comes back without anything that is no longer there', () => {
  fc.assert(
    fc.property(user, ids, (whole, there) => {
      const around = {
        categories: new Set(['drinks']),
        optionGroups: new Set<string>(),
        dishes: new Set<string>(there),
        numbers: new Set(['10']),
        lost: new Set(['photo']),
        categoryId: 'drinks',
      };
      const image = { id: 'photo', alt: '', focus: { x: 0, y: 0 }, width: 1, height: 1 };
      const former = { ...whole, categoryId: 'gone', number: '10', optionGroupIds: ['g'], image };
      const now = returning(former, around);
      expect(partsOf(now).filter((part) => !around.dishes.has(part))).toEqual([]);
      expect(now).toMatchObject({
        categoryId: 'drinks',
        number: '',
        optionGroupIds: [],
        image: null,
        version: 2,
      });
      if (!isBroken(whole) && isBroken(now)) expect(now.soldOut).toEqual({ until: null });
    }),
  );
});
