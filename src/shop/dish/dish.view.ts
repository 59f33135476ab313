import type { Product } from '../menu/menu.types.js';
import type { OptionGroupForm } from '../menu/menu.view.js';
import type { Ingredient, IngredientCategory } from '../pantry/pantry.types.js';
import type { PriceTimeline } from '../price-history/price-timeline.rules.js';
import type { ProductQuestion } from './product-input.types.js';
import type { ProductRow } from './product-row.view.js';

/** A dish in its editor, which has no use for dates. */
export type ProductForm = Omit<
  Product,
  'shopId' | 'createdAt' | 'updatedAt' | 'soldOut' | 'position' | 'translations'
>;

export type OpenedProduct = ProductForm & {
  /** null: not counted. */
  left: number | null;
  priceCourses: PriceTimeline[];
};

/** An ingredient that a dish can be made of. */
type PantryItem = Pick<Ingredient, 'id' | 'name' | 'allergens' | 'additives'> & {
  /** The name of its group; empty without one. */
  category: string;
};

export interface ProductsPage {
  /** Whoever may not edit says what is sold out, and nothing else. */
  mayEdit: boolean;
  /** The filter to begin with; the page has all dishes and filters them itself. */
  question: ProductQuestion;
  categories: { id: string; name: string }[];
  products: ProductRow[];
  /** For the editor; empty for those who may not edit. */
  optionGroups: OptionGroupForm[];
  ingredients: PantryItem[];
  /** null: unlimited. */
  limit: number | null;
  planName: string;
}

export const toProductForm = ({
  shopId: _shop,
  createdAt: _created,
  updatedAt: _updated,
  soldOut: _soldOut,
  position: _position,
  translations: _translations,
  ...form
}: Product): ProductForm => form;

export function toPantryItems(
  ingredients: readonly Ingredient[],
  groups: readonly Pick<IngredientCategory, 'id' | 'name'>[],
): PantryItem[] {
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return ingredients.map(({ id, name, allergens, additives, categoryId }) => ({
    id,
    name,
    allergens,
    additives,
    category: (categoryId && names.get(categoryId)) || '',
  }));
}
