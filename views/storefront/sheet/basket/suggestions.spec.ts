import { describe, expect, it } from '@jest/globals';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { suggestionsFor } from './suggestions';

const dish = (id: string, over: object = {}) =>
  ({ id, soldOut: false, goesWithIds: [], combo: null, ...over }) as unknown as ProductView;
const MENU = [
  dish('menu', {
    goesWithIds: ['cola', 'salad'],
    combo: { courses: [{ choices: [{ id: 'c1', productId: 'cola' }] }] },
  }),
  dish('cola'),
  dish('salad'),
  dish('soup', { goesWithIds: ['salad', 'bread'] }),
  dish('bread', { soldOut: true }),
];
const line = (productId: string, ...optionIds: string[]) => ({
  key: productId,
  productId,
  variantId: '',
  options: optionIds.map((optionId) => ({ groupId: 'g', optionId, quantity: 1 })),
  quantity: 1,
  note: '',
});
const idsFor = (lines: ReturnType<typeof line>[], removed?: string) =>
  suggestionsFor({ lines }, MENU, removed).map(({ id }) => id);

describe('what goes with a basket', () => {
  it('is nothing that is in it, be it as a part of a combo', () => {
    expect(idsFor([line('menu')])).toEqual(['cola', 'salad']);
    expect(idsFor([line('menu', 'c1')])).toEqual(['salad']);
    expect(idsFor([line('menu'), line('cola')])).toEqual(['salad']);
  });

  it('is nothing that is sold out, nor what was just taken out', () => {
    expect(idsFor([line('soup')])).toEqual(['salad']);
    expect(idsFor([line('soup')], 'salad')).toEqual([]);
  });
});
