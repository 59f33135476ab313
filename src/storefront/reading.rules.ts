import { codesOf } from '../shop/catalog/allergens.rules.js';
import type { Additive, Allergen, CodeSet } from '../shop/catalog/allergens.types.js';
import type { Menu, Product } from '../shop/catalog/catalog.types.js';
import type { AllergensView } from './menu.view.js';

/** What one look at the menu needs to know beside the dish itself. */
export interface Reading {
  dishes: ReadonlyMap<string, Product>;
  codeSet: CodeSet;
  now: Date;
}

export const readingOf = ({ categories, codeSet }: Menu, now: Date): Reading => ({
  dishes: new Map(categories.flatMap(({ products }) => products.map((product) => [product.id, product]))),
  codeSet,
  now,
});

interface Declared {
  allergens: readonly Allergen[] | null;
  additives: readonly Additive[];
}

export const declaredViewOf = (
  { allergens, additives }: Declared,
  { codeSet }: Reading,
): AllergensView & { additives: string[] } => ({
  allergens: allergens && codesOf({ allergens, additives: [] }, codeSet),
  allergenKeys: allergens && [...allergens],
  additives: codesOf({ allergens: [], additives }, codeSet),
});
