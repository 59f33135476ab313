import { expect, it } from '@jest/globals';
import type { ComboOffer, Variant } from '../../menu/menu.types.js';
import { withHalfPrices } from '../../menu/product-halves.rules.js';
import { settled } from './product-settle.rules.js';

const size = (id: string, name: string, priceCents: number): Variant => ({
  id,
  name,
  priceCents,
  content: null,
  ownPrices: [],
});
const dish = (id: string, variants: Variant[]) => ({
  id,
  name: id,
  taxClass: 'food' as const,
  variants,
  combo: null,
  halves: null,
});
const dishes = new Map([
  ['a', dish('a', [size('v1', 'Klein', 700), size('v2', 'Groß', 900)])],
  ['b', dish('b', [size('v1', 'Klein', 800), size('v2', 'Groß', 850)])],
]);
const settling = { before: null, dishes, newId: () => 'neu' };

it('a dish of two halves costs what its cheapest halves cost', () => {
  const halves = { productIds: ['a', 'b'], price: 'dearer' as const };
  const { variants } = settled({ halves, variants: [size('', 'Klein', 0), size('', 'Groß', 0)] }, settling);
  expect(variants.map(({ priceCents }) => priceCents)).toEqual([700, 850]);
});

it('and on each way what they cost there, whatever was stored on the day it was saved', () => {
  const own = [{ fulfilment: 'pickup' as const, priceCents: 600 }];
  const a = dish('a', [{ ...size('v1', 'Klein', 750), ownPrices: own }]);
  const half = {
    ...dish('h', [
      { ...size('v1', 'Klein', 700), ownPrices: [{ fulfilment: 'table' as const, priceCents: 1 }] },
    ]),
    halves: { productIds: ['a', 'b'], price: 'mean' as const },
  };
  const [, , read] = withHalfPrices([a, dishes.get('b')!, half]);
  expect(read?.variants).toEqual([{ ...size('v1', 'Klein', 750), ownPrices: own }]);
});

it('parts of a combo that stay keep their ids', () => {
  const choice = (id: string) => ({ id, productId: 'a', variantId: 'v1', surchargeCents: 0 });
  const combo: ComboOffer = {
    method: 'singlePrices',
    courses: [{ id: 'c1', name: 'A', choices: [choice('x')] }],
  };
  const wish = {
    combo: { ...combo, courses: [...combo.courses, { id: '', name: 'B', choices: [choice('y')] }] },
  };
  const before = { variants: [], halves: null, combo };
  const ids = settled(wish, { ...settling, before }).combo.courses.map(({ id, choices }) => [
    id,
    choices[0]?.id,
  ]);
  expect(ids).toEqual([
    ['c1', 'x'],
    ['neu', 'neu'],
  ]);
});

it('pieces have no quota', () => {
  expect(settled({ stock: { kind: 'pieces', quota: 9 } as never }, settling).stock).toEqual({
    kind: 'pieces',
  });
  expect(settled({ name: 'Salami' }, settling)).toEqual({ name: 'Salami' });
});
