import { remembered } from '../../shared/remembered.js';
import type { Language } from '../../shared/voice.types.js';
import { codesOf } from '../../shop/allergens/allergens.rules.js';
import type { Additive, Allergen, CodeSet } from '../../shop/allergens/allergens.types.js';
import type { Menu, Picture, Product } from '../../shop/menu/menu.types.js';
import { pictureSources } from '../../shop/menu/picture-address.rules.js';
import { type SizeSaying, sizeSaying, type Words, wordsIn } from '../../shop/menu/texts/size-words.rules.js';
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
  /** Those of sizes that somebody has given in that language. */
  sizeWords: Words;
  /** Spells all of it that a dish on its own reads; the rest is for dishes that are made of others. */
  spelled: string;
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
  sizeWords: wordsIn({ sizeWords }, language),
  spelled: JSON.stringify([shopId, codeSet, language, sizeWords]),
});

interface Declared {
  allergens: readonly Allergen[] | null;
  additives: readonly Additive[];
}

type DeclaredView = AllergensView & { additives: string[] };

const declaredViews = remembered<Declared, CodeSet, DeclaredView>(({ allergens, additives }, codeSet) => ({
  allergens: allergens && codesOf({ allergens, additives: [] }, codeSet),
  allergenKeys: allergens && [...allergens],
  additives: codesOf({ allergens: [], additives }, codeSet),
}));

export const declaredViewOf = (declared: Declared, { codeSet }: Reading): DeclaredView =>
  declaredViews(declared, codeSet);

const pictureViews = remembered<Picture, string, PictureView>((picture, shopId) => {
  const { alt, focus, width, height } = picture;
  return { ...pictureSources(shopId, picture), alt, focus, width, height };
});

export const pictureViewOf = (picture: Picture | null, { shopId }: Reading): PictureView | null =>
  picture && pictureViews(picture, shopId);
