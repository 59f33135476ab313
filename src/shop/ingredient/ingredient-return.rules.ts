import type { BinItem } from '../bin/bin.types.js';
import type { DishName } from '../menu/menu.types.js';
import type { Ingredient, IngredientCategory } from '../pantry/pantry.types.js';

/** What the bin holds of an ingredient, with the dishes that contained it. */
export interface BinnedIngredient {
  ingredient: Ingredient;
  dishes: string[];
}

/** What the bin holds of a group, with the ingredients that were in it. */
export interface BinnedGroup {
  group: IngredientCategory;
  ingredients: string[];
}

export const binItemOf = (
  ingredient: Ingredient,
  dishes: readonly DishName[],
): BinItem<BinnedIngredient> => ({
  id: ingredient.id,
  kind: 'ingredient',
  name: ingredient.name,
  detail: detailOf(dishes),
  needs: [],
  content: { ingredient, dishes: dishes.map(({ id }) => id) },
});

export const groupItemOf = (
  group: IngredientCategory,
  members: readonly Ingredient[],
): BinItem<BinnedGroup> => ({
  id: group.id,
  kind: 'ingredientGroup',
  name: group.name,
  detail:
    members.length === 0 ? '' : `mit ${members.length === 1 ? 'einer Zutat' : `${members.length} Zutaten`}`,
  needs: [],
  content: { group, ingredients: members.map(({ id }) => id) },
});

function detailOf(dishes: readonly DishName[]): string {
  const [first] = dishes;
  if (!first) return '';
  return dishes.length === 1 ? `war in „${first.name}“` : `war in ${dishes.length} Speisen`;
}
