import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Product } from './menu.types.js';
import { changedKeys, reordered, withIds } from './menu-edit.rules.js';

describe('the order', () => {
  it.each([
    ['c', 'a', ['c', 'a', 'b']],
    ['a', null, ['b', 'c', 'a']],
    ['a', 'c', ['b', 'a', 'c']],
    ['new', 'b', ['a', 'new', 'b', 'c']],
    ['a', 'gone', ['b', 'c', 'a']],
  ])('with %s before %s', (id, before, order) => {
    expect(reordered(['a', 'b', 'c'], id, before)).toEqual(order);
  });

  it('never loses or doubles a dish', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(ids, fc.nat(), fc.option(fc.nat()), (all, which, to) => {
        const id = all[which % all.length]!;
        const order = reordered(all, id, to === null ? null : all[to % all.length]!);
        expect([...order].sort()).toEqual([...all].sort());
      }),
    );
  });
});

it('a size that stays keeps its id, and a new one takes none that was there', () => {
  const ids = withIds([{ id: 'v2' }, { id: '' }, { id: 'fremd' }], [{ id: 'v1' }, { id: 'v2' }], () => 'neu');
  expect(ids).toEqual([{ id: 'v2' }, { id: 'neu' }, { id: 'neu' }]);
});

it('a change is what differs', () => {
  const product = { name: 'Salami', allergens: null } as unknown as Product;
  expect(changedKeys(product, { name: 'Salami', allergens: [] })).toEqual(['allergens']);
});
