import type { Additive, Allergen } from '../allergens/allergens.types.js';

/** What a kitchen buys; dishes get their allergens from it. */
export interface Ingredient {
  id: string;
  shopId: string;
  version: number;
  /** null: in no category. */
  categoryId: string | null;
  name: string;
  /** null: nobody has checked. []: checked, none. */
  allergens: Allergen[] | null;
  additives: Additive[];
  createdAt: Date;
  updatedAt: Date;
}

export interface IngredientCategory {
  id: string;
  shopId: string;
  version: number;
  name: string;
  position: number;
}

export type IngredientRecord = Omit<Ingredient, 'id'> & { _id: string; searchTokens: string[] };
export type IngredientCategoryRecord = Omit<IngredientCategory, 'id'> & { _id: string };
