import type { Ingredient } from '../pantry/pantry.types.js';

/** What the operator says about an ingredient. */
export type IngredientInput = Pick<Ingredient, 'name' | 'categoryId' | 'allergens' | 'additives'>;

export const INGREDIENT_FILTERS = ['all', 'unchecked', 'unused'] as const;
export type IngredientFilter = (typeof INGREDIENT_FILTERS)[number];

/** What the list of ingredients is narrowed by. */
export interface IngredientQuestion {
  search: string;
  filter: IngredientFilter;
}
