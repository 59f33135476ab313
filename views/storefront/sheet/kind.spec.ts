import { describe, expect, it } from '@jest/globals';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { kindOf, plainVariantOf } from './kind';

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

describe('what goes into the basket at once', () => {
  it.each<[string, ProductView, string | null]>([
    ['a dish that asks nothing', dish(), 'Standard'],
    ['not one with sizes', dish({ variants: [size('Klein'), size('Groß')] }), null],
    ['not one with a question', dish({ groupIds: ['rand'] }), null],
    ['not one with an age limit', dish({ minAge: 16 }), null],
    ['not a combo', dish({ combo: { courses: [] } }), null],
  ])('%s', (_, product, id) => {
    expect(plainVariantOf(product)).toBe(id);
  });
});
