import type { Additive, Allergen, CodeSet, OwnCodes } from '../allergens/allergens.types.js';
import type { Ingredient } from '../pantry/pantry.types.js';

export type IngredientName = Pick<Ingredient, 'id' | 'name'>;

/** What stands in a line of the matrix: what was noted by hand, and what the ingredients bring. */
export interface AllergenRow {
  kind: 'dish' | 'option';
  id: string;
  /** Of an option: the choice it belongs to. */
  groupId: string | null;
  version: number;
  name: string;
  category: string;
  allergens: Allergen[] | null;
  additives: Additive[];
  inherited: Inherited[];
  /** Ingredients that nobody has checked; while there are any, guests are told nothing. */
  unchecked: IngredientName[];
  /** Ingredients there are; with some, nobody has to tick "none" by hand. */
  ingredients: number;
}

export interface Inherited {
  key: Allergen | Additive;
  from: IngredientName[];
}

export interface AllergensPage {
  codeSet: CodeSet;
  /** The codes of this restaurant, also while the menu is spelled in another way. */
  ownCodes: OwnCodes | null;
  rows: AllergenRow[];
  unchecked: number;
  page: number;
  pages: number;
}
