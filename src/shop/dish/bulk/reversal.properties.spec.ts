import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Product } from '../../menu/menu.types.js';
import { setBack } from './reversal.rules.js';
import type { DishFields } from './reversal.types.js';

const KEYS = ['name', 'number', 'description', 'variants'] as const;
const value = fc.constantFrom('a', 'b', 'c');
const fields = fc
  .record({ name: value, number: value, description: value, variants: value })
  .map(
    (all) => ({ ...all, variants: [{ id: 'v', name: all.variants, priceCents: 1 }] }) as unknown as Product,
  );
const keys = fc.subarray([...KEYS], { minLength: 1 });
const some = (dish: Product, chosen: readonly (typeof KEYS)[number][]): DishFields =>
  Object.fromEntries(chosen.map((key) => [key, dish[key]]));
const text = JSON.stringify;

it('takes back all of a change or nothing, and never what somebody entered since', () => {
  fc.assert(
    fc.property(fields, fields, keys, fields, keys, (was, became, run, later, hand) => {
      const change = { before: some(was, run), after: some(became, run) };
      const now = { ...was, ...change.after, ...some(later, hand) } as Product;
      const sets = setBack(change, now, new Set());
      const strange = run.filter((key) => ![text(was[key]), text(became[key])].includes(text(now[key])));
      if (strange.length > 0) return expect(sets).toBe('changed');
      const after = { ...now, ...(sets as DishFields | null) };
      for (const key of run) expect(after[key]).toEqual(was[key]);
      for (const key of KEYS.filter((key) => !run.includes(key))) expect(after[key]).toEqual(now[key]);
      expect(setBack(change, after, new Set())).toBeNull();
    }),
  );
});

it.each([
  ['a dish that is gone', null, 'gone'],
  ['one whose former category is gone', { categoryId: 'new' }, 'category'],
  ['one that has moved on', { categoryId: 'third' }, 'changed'],
  ['one that is back already', { categoryId: 'old' }, null],
])('of %s it says so', (_, now, answer) => {
  const change = { before: { categoryId: 'old', position: 3 }, after: { categoryId: 'new', position: 9 } };
  expect(setBack(change, now as Product | null, new Set(['new', 'third']))).toBe(answer);
});

it('does not mind in which order the store keeps fields', () => {
  const before = { variants: [{ id: 'v', priceCents: 100 }] } as unknown as DishFields;
  const after = { variants: [{ id: 'v', priceCents: 110 }] } as unknown as DishFields;
  const now = { variants: [{ priceCents: 110, id: 'v' }] } as unknown as Product;
  expect(setBack({ before, after }, now, new Set())).toBe(before);
});
