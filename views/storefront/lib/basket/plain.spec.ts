import { describe, expect, it } from '@jest/globals';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { plainVariantOf } from './plain';

const size = (id: string) => ({ id, name: id }) as ProductView['variants'][number];
const dish = (over: Partial<ProductView> = {}) =>
  ({
    variants: [size('Standard')],
    groupIds: [],
    combo: null,
    halves: null,
    minAge: 0,
    ...over,
  }) as ProductView;

describe('what goes into the basket at once', () => {
  it.each<[string, ProductView, string | null]>([
    ['a dish that asks nothing', dish(), 'Standard'],
    ['not one with sizes', dish({ variants: [size('Klein'), size('Groß')] }), null],
    ['not one with a question', dish({ groupIds: ['rand'] }), null],
    ['not one with an age limit', dish({ minAge: 16 }), null],
    ['not an alcopop, of which the law wants a sentence said', dish({ alcopop: true }), null],
    ['not a combo', dish({ combo: { courses: [] } }), null],
  ])('%s', (_, product, id) => {
    expect(plainVariantOf(product)).toBe(id);
  });
});
