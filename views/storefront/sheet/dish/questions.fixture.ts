import type { OptionGroupView, ProductView, VariantView } from '../../../../src/storefront/menu/menu.view';
import { questionsOf, unitCentsOf } from './questions';

const size = (name: string, priceCents: number, delivery?: number): VariantView => ({
  id: name,
  name,
  priceCents,
  unitPrice: null,
  ownPrices: delivery ? [{ fulfilment: 'delivery', priceCents: delivery, unitPrice: null }] : [],
});
export const small = size('Klein', 900, 1000);
export const dish = (over: Partial<ProductView> = {}) =>
  ({ id: 'pizza', variants: [small], combo: null, halves: null, ...over }) as ProductView;
export const extras = (free: number, ...cents: number[]): OptionGroupView => ({
  id: 'extras',
  name: 'Extras',
  min: 0,
  max: 9,
  freeQuantity: free,
  options: cents.map((priceCents, i) => ({
    id: `e${i}`,
    name: `Extra ${i}`,
    priceCents,
    variantPrices: [],
    allergens: [],
    allergenKeys: [],
    additives: [],
    soldOut: false,
  })),
});
const half = (productId: string, ...prices: [string, number, number?][]) => ({
  productId,
  name: productId,
  allergens: [],
  allergenKeys: [],
  additives: [],
  minAge: 0,
  soldOut: false,
  prices: prices.map(([variantName, priceCents, delivery]) => ({
    variantName,
    priceCents,
    ownPrices: delivery ? [{ fulfilment: 'delivery', priceCents: delivery }] : [],
  })),
});
export const halves = (price: 'dearer' | 'mean') =>
  dish({
    halves: {
      price,
      choices: [
        half('salami', ['Klein', 900, 1000], ['Groß', 1200]),
        half('funghi', ['Klein', 811]),
        half('calzone', ['Groß', 1300], ['XL', 1500]),
      ],
    },
  });
export const drink = (id: string, surchargeCents: number, soldOut = false) => ({
  id,
  productId: id,
  name: id,
  variant: '',
  surchargeCents,
  additives: [],
  minAge: 0,
  soldOut,
  allergens: [],
  allergenKeys: [],
});

export const costs = (
  product: ProductView,
  groups: OptionGroupView[],
  chosen = {},
  way = 'pickup',
  of = small,
) =>
  unitCentsOf({
    product,
    groups,
    size: of,
    chosen,
    way,
    questions: questionsOf({ product, groups, size: of }),
  });
