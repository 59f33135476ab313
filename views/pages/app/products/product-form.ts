import type { OptionGroupForm, ProductForm } from '../../../../src/shop/catalog/catalog.view';
import type { DishExtras } from '../../../../src/shop/catalog/menu-edit.types';
import type { Fulfilment } from '../../../../src/shop/delivery/fulfilment.types';
import { FULFILMENTS } from '../../../../src/shop/delivery/fulfilment.types';

/** Which dish is open in the drawer: one of the list, or a new one for a category. */
export type Opened = { id: string } | { newIn: string } | null;

export interface VariantFields {
  key: string;
  id: string;
  name: string;
  priceCents: number | null;
  amount: number | string;
  unit: 'ml' | 'g';
}

export type ProductFields = Omit<
  ProductForm,
  'id' | 'version' | 'variants' | 'depositCents' | keyof DishExtras
> & {
  variants: VariantFields[];
  depositCents: number | null;
};

export const FULFILMENT_LABELS: Record<Fulfilment, string> = {
  delivery: 'Lieferung',
  pickup: 'Abholung',
  table: 'Am Tisch',
};

let keys = 0;

export const newVariant = (name = ''): VariantFields => ({
  key: `neu-${++keys}`,
  id: '',
  name,
  priceCents: null,
  amount: '',
  unit: 'ml',
});

export const emptyProduct = (categoryId: string): ProductFields => ({
  categoryId,
  number: '',
  name: '',
  description: '',
  taxClass: 'food',
  variants: [newVariant()],
  optionGroupIds: [],
  allergens: null,
  additives: [],
  depositCents: 0,
  minAge: 0,
  fulfilments: [...FULFILMENTS],
});

export const fieldsOf = (form: ProductForm): ProductFields => ({
  categoryId: form.categoryId,
  number: form.number,
  name: form.name,
  description: form.description,
  taxClass: form.taxClass,
  optionGroupIds: form.optionGroupIds,
  allergens: form.allergens,
  additives: form.additives,
  depositCents: form.depositCents,
  minAge: form.minAge,
  fulfilments: form.fulfilments,
  variants: form.variants.map(({ id, name, priceCents, content }) => ({
    key: id,
    id,
    name,
    priceCents,
    amount: content?.amount ?? '',
    unit: content?.unit ?? 'ml',
  })),
});

export const inputOf = ({ variants, depositCents, ...fields }: ProductFields) => ({
  ...fields,
  depositCents: depositCents ?? 0,
  variants: variants.map(({ id, name, priceCents, amount, unit }) => ({
    id,
    name,
    priceCents: priceCents ?? 0,
    content: typeof amount === 'number' && amount > 0 ? { amount, unit } : null,
    ownPrices: [],
  })),
});

/** What stands beside the price fields of a question: the sizes that dishes asking it really have. */
export const emptyGroup = (): OptionGroupForm => ({
  id: '',
  version: 0,
  name: '',
  min: 0,
  max: 1,
  freeQuantity: 0,
  options: [],
});
