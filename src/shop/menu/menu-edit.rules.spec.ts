import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Product } from './menu.types.js';
import {
  changedKeys,
  copyNameOf,
  optionGroupProblems,
  productProblems,
  raisedPrice,
  reordered,
  soldOutFor,
  withIds,
} from './menu-edit.rules.js';

describe('sold out', () => {
  const six = new Date('2026-11-20T17:00:00Z');
  it.each([
    ['available', null],
    ['further', { until: null }],
    ['moment', { until: six }],
    ['tomorrow', { until: new Date('2026-11-21T04:00:00Z') }],
  ] as const)('%s', (span, soldOut) => {
    expect(soldOutFor(span, '2026-11-20', six)).toEqual(soldOut);
  });

  it('until tomorrow ends at five on the clock also when the clock changes in the night', () => {
    expect(soldOutFor('tomorrow', '2026-10-24', null)?.until?.toISOString()).toBe('2026-10-25T04:00:00.000Z');
    expect(soldOutFor('tomorrow', '2027-03-27', null)?.until?.toISOString()).toBe('2027-03-28T03:00:00.000Z');
  });
});

describe('a price that is raised', () => {
  it.each([
    [950, 5, 10, 1000],
    [950, 5, 1, 998],
    [1090, 5, 10, 1140],
    [950, -10, 50, 850],
    [0, 20, 10, 0],
    [10, -90, 50, 50],
  ])('%i cents by %d %%, rounded to %i, are %i', (cents, percent, roundTo, raised) => {
    expect(raisedPrice(cents, percent, roundTo)).toBe(raised);
  });

  it('is a whole price, and dearer dishes stay the dearer ones', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const percent = fc.integer({ min: -90, max: 200 });
    fc.assert(
      fc.property(cents, cents, percent, fc.constantFrom(1, 5, 10, 50), (one, other, by, roundTo) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(raisedPrice(low, by, roundTo) % roundTo).toBe(0);
        expect(raisedPrice(low, by, roundTo)).toBeLessThanOrEqual(raisedPrice(high, by, roundTo));
      }),
    );
  });
});

describe('a copy', () => {
  it.each([
    ['Salami', ['Salami'], 'Salami (Kopie)'],
    ['Salami', ['Salami', 'Salami (Kopie)'], 'Salami (Kopie 2)'],
    ['Salami (Kopie)', ['Salami', 'Salami (Kopie)'], 'Salami (Kopie 2)'],
  ])('of %s beside %p is called %p only once', (name, taken, copy) => {
    expect(copyNameOf(name, taken)).toBe(copy);
  });
});

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

describe('what is wrong with a dish', () => {
  const around = { categories: [{ id: 'k' }], optionGroups: [{ id: 'g' }] } as never;
  const size = (name: string) => ({ id: '', name, priceCents: 100, content: null, ownPrices: [] });
  it.each([
    [[size('')], 'k', ['g'], []],
    [[size(''), size('Groß')], 'k', [], ['variants.0.name']],
    [[size('Groß'), size('groß ')], 'k', [], ['variants.1.name']],
    [[size('')], 'x', ['h'], ['categoryId', 'optionGroupIds']],
  ])('%j in %s with %j: %j', (variants, categoryId, optionGroupIds, fields) => {
    const problems = productProblems({ variants, categoryId, optionGroupIds }, around);
    expect(problems.map(({ field }) => field)).toEqual(fields);
  });
});

it.each([
  [{ min: 0, max: 2, freeQuantity: 2 }, []],
  [{ min: 3, max: 2, freeQuantity: 0 }, ['max']],
  [{ min: 0, max: 1, freeQuantity: 2 }, ['freeQuantity']],
])('a choice of %j is refused at %j', (numbers, fields) => {
  const problems = optionGroupProblems({ name: 'Extras', options: [], ...numbers });
  expect(problems.map(({ field }) => field)).toEqual(fields);
});

it('a change is what differs', () => {
  const product = { name: 'Salami', allergens: null } as unknown as Product;
  expect(changedKeys(product, { name: 'Salami', allergens: [] })).toEqual(['allergens']);
});
