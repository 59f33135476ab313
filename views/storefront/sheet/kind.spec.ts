import { describe, expect, it } from '@jest/globals';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { kindOf } from './kind';

const size = (name: string, unitPrice: string | null = null) =>
  ({ id: name, name, priceCents: 400, unitPrice, ownPrices: [] }) as ProductView['variants'][number];
const dish = (over: Partial<ProductView> = {}) =>
  ({
    variants: [size('Standard')],
    groupIds: [],
    combo: null,
    halves: null,
    minAge: 0,
    ...over,
  }) as ProductView;

describe('what may be wished', () => {
  it.each<[string, ProductView, string]>([
    ['a pizza of the kitchen', dish({ variants: [size('Klein (26 cm)')] }), 'dish'],
    ['a beer of the bar', dish({ minAge: 16 }), 'drink'],
    ['a cola by its litre price', dish({ variants: [size('Flasche', '1 l = 9,00 €')] }), 'drink'],
    ['a juice by its volume', dish({ variants: [size('0,33 l')] }), 'drink'],
    ['a steak by its weight', dish({ variants: [size('300 g', '100 g = 8,00 €')] }), 'dish'],
  ])('of %s', (_, product, kind) => {
    expect(kindOf(product)).toBe(kind);
  });
});
