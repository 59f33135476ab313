import type { Product } from '../menu/menu.types.js';

/** What the operator enters about a dish. */
export type ProductInput = Pick<
  Product,
  | 'categoryId'
  | 'number'
  | 'name'
  | 'description'
  | 'taxClass'
  | 'variants'
  | 'optionGroupIds'
  | 'allergens'
  | 'additives'
  | 'depositCents'
  | 'minAge'
  | 'fulfilments'
> &
  Partial<DishExtras>;

/** What few dishes need; PLAIN_DISH has the defaults. */
export type DishExtras = Pick<
  Product,
  | 'image'
  | 'ingredientIds'
  | 'diets'
  | 'depositKind'
  | 'packagingCents'
  | 'countsForMinimum'
  | 'alcoholType'
  | 'stock'
  | 'prepacked'
  | 'goesWithIds'
  | 'combo'
  | 'halves'
>;

/** How long a dish is sold out: not at all, until the next business day, until a moment, or until further notice. */
export const SOLD_OUT_SPANS = ['available', 'tomorrow', 'moment', 'further'] as const;
export type SoldOutSpan = (typeof SOLD_OUT_SPANS)[number];

export const PRODUCT_FILTERS = ['all', 'soldOut', 'allergensUnchecked', 'noPicture', 'warned'] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

export const PRODUCT_SORTS = ['menu', 'name', 'number', 'cheapest', 'dearest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What the list of dishes is filtered by. */
export interface ProductFind {
  search: string;
  filter: ProductFilter;
}

/** The same on the page, with the order of its rows. */
export interface ProductQuestion extends ProductFind {
  /** null: of all categories. */
  categoryId: string | null;
  sort: ProductSort;
}
