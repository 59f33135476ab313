import type { Category, OptionGroup, Product } from './catalog.types.js';
import type { ProductQuestion } from './menu-edit.types.js';

/** A dish in the list: what a line shows and what can be done from it. */
export interface ProductRow {
  id: string;
  version: number;
  categoryId: string;
  number: string;
  name: string;
  description: string;
  variants: { id: string; name: string; priceCents: number }[];
  /** Only while it lasts. */
  soldOut: { until: string | null } | null;
  allergens: 'unchecked' | 'none' | 'listed';
}

/** A dish in the editor; dates are none of its business. */
export type ProductForm = Omit<Product, 'shopId' | 'createdAt' | 'updatedAt' | 'soldOut' | 'position'>;

export type CategoryRow = Pick<Category, 'id' | 'version' | 'name' | 'description' | 'fulfilments'> & {
  products: number;
};

export type OptionGroupForm = Omit<OptionGroup, 'shopId' | 'position'>;

export interface ProductsPage {
  question: ProductQuestion;
  categories: { id: string; name: string }[];
  products: ProductRow[];
  optionGroups: OptionGroupForm[];
  counts: { products: number; soldOut: number; allergensUnchecked: number };
  /** null: as many as you like. */
  limit: number | null;
  planName: string;
}

export interface CategoriesPage {
  categories: CategoryRow[];
}

export const toProductForm = ({
  shopId: _shop,
  createdAt: _created,
  updatedAt: _updated,
  soldOut: _soldOut,
  position: _position,
  ...form
}: Product): ProductForm => form;

export const toOptionGroupForm = ({
  shopId: _shop,
  position: _position,
  ...form
}: OptionGroup): OptionGroupForm => form;

export const toCategoryRow = (
  { id, version, name, description, fulfilments }: Category,
  products: number,
): CategoryRow => ({ id, version, name, description, fulfilments, products });

export const toProductRow = (product: Product, soldOut: boolean): ProductRow => ({
  id: product.id,
  version: product.version,
  categoryId: product.categoryId,
  number: product.number,
  name: product.name,
  description: product.description,
  variants: product.variants.map(({ id, name, priceCents }) => ({ id, name, priceCents })),
  soldOut: soldOut && product.soldOut ? { until: product.soldOut.until?.toISOString() ?? null } : null,
  allergens: allergenState(product),
});

function allergenState({ allergens }: Product): ProductRow['allergens'] {
  if (allergens === null) return 'unchecked';
  return allergens.length === 0 ? 'none' : 'listed';
}
