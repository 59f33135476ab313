import type { Ingredient } from '../pantry/pantry.types.js';

export const MAX_INGREDIENTS = 2_000;
export const MOST_GROUPS = 100;

/** What the operator enters about an ingredient. */
export type IngredientInput = Pick<Ingredient, 'name' | 'categoryId' | 'allergens' | 'additives'>;

export const INGREDIENT_FILTERS = ['all', 'unchecked', 'unused'] as const;
export type IngredientFilter = (typeof INGREDIENT_FILTERS)[number];

/** What the list of ingredients is filtered by. */
export interface IngredientQuestion {
  search: string;
  filter: IngredientFilter;
}
