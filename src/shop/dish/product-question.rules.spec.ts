import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PRODUCT_FILTERS, PRODUCT_SORTS, type ProductQuestion } from './product-input.types.js';
import {
  ALL_DISHES,
  answering,
  countsByCategory,
  countsOf,
  fits,
  isCategoryInOrder,
  isNarrowed,
} from './product-question.rules.js';
import type { ProductRow } from './product-row.view.js';

const row = (id: string, over: Partial<ProductRow> = {}): ProductRow => ({
  id,
  version: 1,
  categoryId: 'pizza',
  number: '',
  name: id,
  description: '',
  variants: [{ id: 'v', name: '', priceCents: 900 }],
  taxClass: 'food',
  kind: 'dish',
  thumbnail: '/x.webp',
  soldOut: null,
  left: null,
  allergens: 'listed',
  warnings: [],
  ...over,
});
const cents = (priceCents: number) => ({ variants: [{ id: 'v', name: '', priceCents }] });

const MENU = [
  row('Salami', { number: '10', ...cents(1090) }),
  row('Ärger', { number: '9', ...cents(890), thumbnail: null }),
  row('Cola', { categoryId: 'drinks', ...cents(290), soldOut: { until: null } }),
  row('Zwiebel', { categoryId: 'drinks', number: '2b', ...cents(290), left: 0, allergens: 'unchecked' }),
];
const names = (question: Partial<ProductQuestion>) =>
  answering(MENU, { ...ALL_DISHES, ...question }).map(({ name }) => name);

describe('the list of dishes', () => {
  it.each<[Partial<ProductQuestion>, string[]]>([
    [{}, ['Salami', 'Ärger', 'Cola', 'Zwiebel']],
    [{ categoryId: 'drinks' }, ['Cola', 'Zwiebel']],
    [{ categoryId: 'gone' }, []],
    [{ search: 'aerg' }, ['Ärger']],
    [{ search: 'a', categoryId: 'drinks' }, []],
    [{ filter: 'soldOut' }, ['Cola', 'Zwiebel']],
    [{ filter: 'noPicture' }, ['Ärger']],
    [{ filter: 'allergensUnchecked' }, ['Zwiebel']],
    [{ sort: 'name' }, ['Ärger', 'Cola', 'Salami', 'Zwiebel']],
    [{ sort: 'number' }, ['Zwiebel', 'Ärger', 'Salami', 'Cola']],
    [{ sort: 'cheapest' }, ['Cola', 'Zwiebel', 'Ärger', 'Salami']],
    [{ sort: 'dearest' }, ['Salami', 'Ärger', 'Cola', 'Zwiebel']],
  ])('%j', (question, expected) => {
    expect(names(question)).toEqual(expected);
  });

  it('is moved only where a whole category stands in its order', () => {
    const inOrder = { ...ALL_DISHES, categoryId: 'pizza' };
    expect(isCategoryInOrder(inOrder)).toBe(true);
    for (const other of [
      { categoryId: null },
      { search: 'x' },
      { filter: 'soldOut' },
      { sort: 'name' },
    ] as const)
      expect(isCategoryInOrder({ ...inOrder, ...other })).toBe(false);
    expect([isNarrowed(ALL_DISHES), isNarrowed(inOrder)]).toEqual([false, true]);
  });

  it('counts what each view shows', () => {
    expect(countsOf(MENU)).toEqual({ all: 4, soldOut: 2, allergensUnchecked: 1, noPicture: 1, warned: 0 });
    expect([...countsByCategory(MENU)]).toEqual([
      ['pizza', 2],
      ['drinks', 2],
    ]);
  });

  it('loses and invents no row, whatever is asked', () => {
    const rows = fc.array(
      fc.record({ price: fc.nat(5_000), number: fc.string({ maxLength: 3 }), gone: fc.boolean() }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...PRODUCT_SORTS),
        fc.constantFrom(...PRODUCT_FILTERS),
        (all, sort, filter) => {
          const menu = all.map(({ price, number, gone }, i) =>
            row(`d${i}`, { number, ...cents(price), soldOut: gone ? { until: null } : null }),
          );
          const found = answering(menu, { ...ALL_DISHES, sort, filter });
          expect(new Set(found)).toEqual(new Set(menu.filter((one) => fits(one, filter))));
          expect(found.length).toBe(new Set(found).size);
        },
      ),
    );
  });
});
