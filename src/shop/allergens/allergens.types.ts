/** Annex II of Regulation (EU) 1169/2011; cereals and nuts are named one by one. */
export const ALLERGENS = [
  'gluten',
  'wheat',
  'rye',
  'barley',
  'oats',
  'spelt',
  'kamut',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pecans',
  'brazilNuts',
  'pistachios',
  'macadamias',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Those of § 5 LMZDV, and the notes that menus customarily carry. */
export const ADDITIVES = [
  'colour',
  'preservative',
  'nitrite',
  'nitrate',
  'nitriteNitrate',
  'antioxidant',
  'flavourEnhancer',
  'sulphured',
  'blackened',
  'waxed',
  'phosphate',
  'sweetener',
  'phenylalanine',
  'laxative',
  'caffeine',
  'quinine',
  'gmo',
  'taurine',
] as const;
export type Additive = (typeof ADDITIVES)[number];

/** How a menu spells allergens: the letters most kitchens know, a plain run of letters, or numbers. */
export const CODE_SETS = ['AT', 'AN', 'NUM'] as const;
export type ShippedSet = (typeof CODE_SETS)[number];

/** The codes a restaurant made up itself, one for everything that can be declared. */
export type OwnCodes = Readonly<Record<Allergen | Additive, string>>;
export type CodeSet = ShippedSet | OwnCodes;

export interface LegendEntry {
  code: string;
  name: string;
}
