import type { Additive, Allergen, CodeSet, OwnCodes } from '../allergens/allergens.types.js';
import type { ByChoice } from '../menu/by-choice.rules.js';
import type { Ingredient } from '../pantry/pantry.types.js';

export type IngredientName = Pick<Ingredient, 'id' | 'name'>;

/** A line of the matrix: what was entered by hand, and what comes from ingredients. */
export interface AllergenRow {
  kind: 'dish' | 'option';
  id: string;
  /** Of an option: the group it belongs to. */
  groupId: string | null;
  version: number;
  name: string;
  category: string;
  allergens: Allergen[] | null;
  additives: Additive[];
  inherited: Inherited[];
  /** Ingredients that nobody has checked; while there are any, guests see no allergens. */
  unchecked: IngredientName[];
  /** The number of ingredients; with at least one, nobody has to tick "none" by hand. */
  ingredients: number;
  /** Of a combo or of halves: what comes with what guests choose; null for every other dish. */
  byChoice: ByChoice | null;
}

export interface Inherited {
  key: Allergen | Additive;
  from: IngredientName[];
}

export interface AllergensPage {
  codeSet: CodeSet;
  /** The restaurant's own codes, even while others are in use. */
  ownCodes: OwnCodes | null;
  rows: AllergenRow[];
  /** As the checklist counts: dishes, and what guests can add to them. */
  unchecked: Record<AllergenRow['kind'], number>;
  page: number;
  pages: number;
}
