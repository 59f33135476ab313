import { describe, expect, it } from '@jest/globals';
import type { MenuView, ProductView } from '../../../src/storefront/menu/menu.view';
import { tellSoldOut } from '../lib/basket/sold-out';
import { insteadOf } from './instead';

const dish = (id: string, priceCents: number, told: Partial<ProductView> = {}) =>
  ({ id, variants: [{ priceCents }], fulfilments: ['pickup'], soldOut: false, ...told }) as ProductView;
const menu = {
  categories: [
    { products: [dish('cola', 300)] },
    {
      products: [
        dish('torta', 620),
        dish('tiramisu', 650),
        dish('cannolo', 450, { soldOut: true }),
        dish('gelato', 300),
        dish('profiteroles', 700),
        dish('affogato', 690, { fulfilments: ['delivery'] }),
      ],
    },
  ],
} as unknown as MenuView;
const ids = (lines: string[] = []) =>
  insteadOf(['tiramisu'], menu, {
    lines: lines.map((productId) => ({ productId })) as never,
    fulfilment: 'pickup',
  }).map(({ id }) => id);

describe('what there is instead of a dish that is gone', () => {
  it('are its neighbours on the menu that can be had, the nearest in price first', () => {
    globalThis.dispatchEvent ??= () => true;
    expect(ids()).toEqual(['torta', 'profiteroles', 'gelato']);
    expect(ids(['torta'])).toEqual(['profiteroles', 'gelato']);
    tellSoldOut(['profiteroles']);
    expect(ids()).toEqual(['torta', 'gelato']);
    tellSoldOut([]);
  });
});
