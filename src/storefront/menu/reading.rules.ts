import type { Language } from '../../shared/voice.types.js';
import { codesOf } from '../../shop/allergens/allergens.rules.js';
import type { Additive, Allergen, CodeSet } from '../../shop/allergens/allergens.types.js';
import type { Menu, Picture, Product } from '../../shop/menu/menu.types.js';
import { pictureSources } from '../../shop/menu/picture-address.rules.js';
import { type SizeSaying, sizeSaying } from '../../shop/menu/texts/size-words.rules.js';
import type { PictureView } from '../shop/picture.view.js';
import type { AllergensView } from './menu.view.js';

/** What a view of a dish needs to know beside the dish itself. */
export interface Reading {
  shopId: string;
  dishes: ReadonlyMap<string, Product>;
  codeSet: CodeSet;
  now: Date;
  language: Language;
  sizeName: SizeSaying;
}

export const readingOf = (
  { shopId, categories, codeSet, sizeWords }: Menu,
  now: Date,
  language: Language = 'de',
): Reading => ({
  shopId,
  dishes: new Map(categories.flatMap(({ products }) => products.map((product) => [product.id, product]))),
  codeSet,
  now,
  language,
  sizeName: sizeSaying({ sizeWords }, language),
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

export function pictureViewOf(picture: Picture | null, { shopId }: Reading): PictureView | null {
  if (!picture) return null;
  const { alt, focus, width, height } = picture;
  return { ...pictureSources(shopId, picture), alt, focus, width, height };
}
