import { ADDITIVES, type Additive, ALLERGENS, type Allergen } from './allergens.types.js';

/** What somebody wrote down. null: nobody has checked. []: checked, none. Additives have no third state. */
export interface Declared {
  allergens: readonly Allergen[] | null;
  additives: readonly Additive[];
}

export interface DeclaredIngredient extends Declared {
  id: string;
}

/** A dish as it stands in the store: its own declaration is what was noted by hand. */
export interface DishWithIngredients extends Declared {
  ingredientIds: readonly string[];
}

/**
 * `known` only ever grows, with every part that is added. `complete` says that it is the whole truth. Guests
 * get the whole truth or null: a list with a gap would read like a list without one, and a gap like "none".
 */
export interface Knowledge {
  known: Allergen[];
  complete: boolean;
}

type Ingredients = readonly DeclaredIngredient[];
interface Effective {
  allergens: Allergen[] | null;
  additives: Additive[];
}

/**
 * What a dish contains, by hand and from its ingredients. null when nobody can say: neither the dish was checked
 * nor any ingredient named, or one of its ingredients was not checked or is gone.
 */
export const effectiveAllergens = (dish: DishWithIngredients, ingredients: Ingredients): Allergen[] | null =>
  wholeTruth(knowledgeOf(dish, ingredients));

export const effectiveAdditives = (dish: DishWithIngredients, ingredients: Ingredients): Additive[] =>
  additivesIn([dish, ...ingredientsOf(dish, ingredients)]);

/** What the back office may show of a dish that guests are told nothing about yet. */
export const knowledgeOf = (dish: DishWithIngredients, ingredients: Ingredients): Knowledge => {
  const used = ingredientsOf(dish, ingredients);
  // With ingredients named, what was noted by hand only adds to them.
  const byHand = dish.allergens === null && dish.ingredientIds.length > 0 ? [] : [dish];
  return knowledge([...byHand, ...used]);
};

/** A dish with the options a guest chose for it. An option that nobody checked leaves the whole line unknown. */
export const allergensWith = (dish: Declared, options: readonly Declared[]): Allergen[] | null =>
  wholeTruth(knowledge([dish, ...options]));

/** The dishes as guests read them: nobody behind this point needs to know that there are ingredients. */
export function withIngredients<T extends DishWithIngredients>(
  dishes: readonly T[],
  ingredients: Ingredients,
): (Omit<T, keyof Declared> & Effective)[] {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return dishes.map((dish) => {
    const own = dish.ingredientIds.flatMap((id) => byId.get(id) ?? []);
    return { ...dish, allergens: effectiveAllergens(dish, own), additives: effectiveAdditives(dish, own) };
  });
}

const UNKNOWN: Declared = { allergens: null, additives: [] };

/** An ingredient that is not there any more counts as one that nobody has checked. */
const ingredientsOf = ({ ingredientIds }: DishWithIngredients, ingredients: Ingredients): Declared[] =>
  ingredientIds.map((wanted) => ingredients.find(({ id }) => id === wanted) ?? UNKNOWN);

const knowledge = (parts: readonly Declared[]): Knowledge => {
  const named = new Set(parts.flatMap(({ allergens }) => allergens ?? []));
  return {
    known: ALLERGENS.filter((key) => named.has(key)),
    complete: parts.every(({ allergens }) => allergens !== null),
  };
};

const wholeTruth = ({ known, complete }: Knowledge): Allergen[] | null => (complete ? known : null);

const additivesIn = (parts: readonly Declared[]): Additive[] => {
  const named = new Set(parts.flatMap(({ additives }) => additives));
  return ADDITIVES.filter((key) => named.has(key));
};
