import type { DishName } from '../menu/menu.types.js';
import type { Ingredient, IngredientCategory } from '../pantry/pantry.types.js';
import type { IngredientQuestion } from './ingredient.types.js';

/** An ingredient in the list and in its editor. */
export type IngredientForm = Omit<Ingredient, 'shopId' | 'createdAt' | 'updatedAt'>;

export type IngredientRow = IngredientForm & {
  /** Ids of the dishes that contain it. */
  usedIn: string[];
};

export interface IngredientsPage {
  question: IngredientQuestion;
  ingredients: IngredientRow[];
  categories: { id: string; name: string }[];
  dishes: DishName[];
  counts: { ingredients: number; unchecked: number; unused: number };
}

export type IngredientCategoryRow = Pick<IngredientCategory, 'id' | 'version' | 'name'> & {
  ingredients: number;
};

export interface IngredientCategoriesPage {
  categories: IngredientCategoryRow[];
  /** The number of ingredients without a group. */
  outside: number;
}

export const toIngredientForm = ({
  shopId: _shop,
  createdAt: _created,
  updatedAt: _updated,
  ...form
}: Ingredient): IngredientForm => form;

export const toIngredientRow = (ingredient: Ingredient, usedIn: string[]): IngredientRow => ({
  ...toIngredientForm(ingredient),
  usedIn,
});
