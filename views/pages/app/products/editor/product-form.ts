import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { FULFILMENTS } from '../../../../../src/shared/fulfilment.types';
import type { OpenedProduct, ProductForm } from '../../../../../src/shop/dish/dish.view';
import type { Picture } from '../../../../../src/shop/menu/menu.types';
import type { PriceTimeline } from '../../../../../src/shop/price-history/price-timeline.rules';
import type { StockRule } from '../../../../../src/shop/stock/stock.types';
import { type ComboFields, comboFieldsOf, comboOf } from './parts/combo-form';
import { type PrepackedFields, prepackedFieldsOf, prepackedOf } from './prepacked-form';

export interface VariantFields {
  key: string;
  id: string;
  name: string;
  priceCents: number | null;
  amount: number | string;
  unit: 'ml' | 'g';
  /** A way that is missing costs what all cost. */
  ownPrices: Partial<Record<Fulfilment, number>>;
}

type Reshaped = 'variants' | 'depositCents' | 'packagingCents' | 'stock' | 'prepacked' | 'combo';

export type ProductFields = Omit<ProductForm, 'id' | 'version' | Reshaped> & {
  variants: VariantFields[];
  depositCents: number | null;
  packagingCents: number | null;
  counted: StockRule['kind'] | 'none';
  /** The pieces of each day. */
  quota: number | string;
  /** Empty while nobody has counted. */
  left: number | string;
  prepacked: PrepackedFields | null;
  combo: ComboFields | null;
  /** Shown and never sent. */
  priceCourses: PriceTimeline[];
};

let keys = 0;

export const newVariant = (name = ''): VariantFields => ({
  key: `neu-${++keys}`,
  id: '',
  name,
  priceCents: null,
  amount: '',
  unit: 'ml',
  ownPrices: {},
});

export const emptyProduct = (categoryId: string): ProductFields => ({
  categoryId,
  number: '',
  name: '',
  description: '',
  image: null,
  taxClass: 'food',
  variants: [newVariant()],
  optionGroupIds: [],
  ingredientIds: [],
  allergens: null,
  additives: [],
  diets: [],
  depositCents: 0,
  depositKind: 'oneWay',
  packagingCents: 0,
  countsForMinimum: true,
  alcoholType: 'none',
  minAge: 0,
  fulfilments: [...FULFILMENTS],
  counted: 'none',
  quota: '',
  left: '',
  prepacked: null,
  goesWithIds: [],
  combo: null,
  halves: null,
  priceCourses: [],
});

export function fieldsOf({ id: _id, version: _version, stock, left, ...form }: OpenedProduct): ProductFields {
  return {
    ...form,
    variants: form.variants.map(({ id, name, priceCents, content, ownPrices }) => ({
      key: id,
      id,
      name,
      priceCents,
      amount: content?.amount ?? '',
      unit: content?.unit ?? 'ml',
      ownPrices: Object.fromEntries(ownPrices.map((own) => [own.fulfilment, own.priceCents])),
    })),
    counted: stock?.kind ?? 'none',
    quota: stock?.kind === 'daily' ? stock.quota : '',
    left: left ?? '',
    prepacked: form.prepacked && prepackedFieldsOf(form.prepacked),
    combo: form.combo && comboFieldsOf(form.combo),
  };
}

export type ProductBody = Omit<ProductForm, 'id' | 'version'>;

export function inputOf({
  counted,
  quota,
  left: _left,
  priceCourses: _courses,
  ...fields
}: ProductFields): ProductBody {
  return {
    ...fields,
    image: fields.image && pictureOf(fields.image),
    variants: fields.variants.map(variantOf),
    depositCents: fields.depositCents ?? 0,
    packagingCents: fields.packagingCents ?? 0,
    stock: stockOf(counted, quota),
    prepacked: fields.prepacked && prepackedOf(fields.prepacked),
    combo: fields.combo && comboOf(fields.combo),
  };
}

const variantOf = ({ id, name, priceCents, amount, unit, ownPrices }: VariantFields) => ({
  id,
  name,
  priceCents: priceCents ?? 0,
  content: typeof amount === 'number' && amount > 0 ? { amount, unit } : null,
  ownPrices: FULFILMENTS.flatMap((fulfilment) => {
    const cents = ownPrices[fulfilment];
    return cents === undefined ? [] : [{ fulfilment, priceCents: cents }];
  }),
});

const pictureOf = ({ id, alt, focus, width, height }: Picture): Picture => ({
  id,
  alt,
  focus,
  width,
  height,
});

function stockOf(counted: ProductFields['counted'], quota: number | string): StockRule | null {
  if (counted === 'none') return null;
  return counted === 'pieces' ? { kind: 'pieces' } : { kind: 'daily', quota: Number(quota) };
}
