import { NUTRITION } from './prepacked-form';
import type { ProductFields } from './product-form';

export const SECTIONS = [
  'contents',
  'options',
  'image',
  'ownPrices',
  'priceCourses',
  'packaging',
  'prepacked',
  'beside',
  'combo',
  'halves',
  'stock',
] as const;
export type SectionKey = (typeof SECTIONS)[number];

export const SECTION_TITLES: Record<SectionKey, string> = {
  contents: 'Zutaten und Allergene',
  options: 'Auswahl und Extras',
  image: 'Bild',
  ownPrices: 'Preise je Bestellart',
  priceCourses: 'Preisverlauf',
  packaging: 'Pfand, Verpackung, Alter',
  prepacked: 'Verpackte Ware',
  beside: 'Dazu passt',
  combo: 'Menü aus mehreren Speisen',
  halves: 'Halb und halb',
  stock: 'Bestand',
};

const FIELDS: Record<SectionKey, RegExp> = {
  contents: /^(ingredientIds|allergens|additives|diets)/,
  options: /^optionGroupIds/,
  image: /^image/,
  ownPrices: /^variants\.\d+\.ownPrices/,
  priceCourses: /^priceCourses/,
  packaging: /^(deposit|packaging|countsForMinimum|alcoholType|minAge)/,
  prepacked: /^prepacked/,
  beside: /^goesWithIds/,
  combo: /^combo/,
  halves: /^halves/,
  stock: /^(stock|quota|left)/,
};

/** Where the fields stand that something is wrong with. */
export const sectionsOf = (fields: readonly string[]): SectionKey[] =>
  SECTIONS.filter((key) => fields.some((field) => FIELDS[key].test(field)));

const count = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

/** What is set in a folded section. */
export const STATES: Record<SectionKey, (fields: ProductFields) => string> = {
  contents: ({ ingredientIds, allergens }) =>
    [
      ingredientIds.length > 0 && count(ingredientIds.length, 'eine Zutat', 'Zutaten'),
      allergens === null
        ? ingredientIds.length === 0 && 'ungeprüft'
        : allergens.length === 0
          ? 'keine von Hand'
          : count(allergens.length, 'ein Allergen', 'Allergene'),
    ]
      .filter(Boolean)
      .join(', '),
  options: ({ optionGroupIds }) =>
    optionGroupIds.length === 0 ? 'keine' : `${optionGroupIds.length} gewählt`,
  image: ({ image }) => (image ? 'vorhanden' : 'ohne'),
  ownPrices: ({ variants }) =>
    variants.some(({ ownPrices }) => Object.keys(ownPrices).length > 0)
      ? 'unterschiedlich'
      : 'überall gleich',
  priceCourses: ({ priceCourses }) =>
    priceCourses.some(({ prices }) => prices.length > 1) ? 'mit früheren Preisen' : 'noch nie geändert',
  packaging: ({ depositCents, packagingCents, countsForMinimum, minAge }) =>
    [
      depositCents && 'Pfand',
      packagingCents && 'Verpackung',
      minAge > 0 && `ab ${minAge}`,
      !countsForMinimum && 'zählt nicht zum Mindestbestellwert',
    ]
      .filter(Boolean)
      .join(', ') || 'nichts davon',
  prepacked: ({ prepacked }) => (prepacked ? 'ja' : 'nein'),
  beside: ({ goesWithIds }) =>
    goesWithIds.length === 0 ? 'nichts gewählt' : `${goesWithIds.length} gewählt`,
  combo: ({ combo }) => (combo ? `${combo.courses.length} Teile` : 'nein'),
  halves: ({ halves }) => (halves ? `${halves.productIds.length} zur Wahl` : 'nein'),
  stock: ({ counted, quota }) =>
    counted === 'none' ? 'wird nicht gezählt' : counted === 'pieces' ? 'Stückzahl' : `${quota || '?'} je Tag`,
};

/** What the form can tell by itself, before anybody is asked. */
export function ownProblems({
  variants,
  halves,
  counted,
  quota,
  left,
  prepacked,
}: ProductFields): Record<string, string> {
  const problems: Record<string, string> = {};
  const unpriced = halves ? -1 : variants.findIndex(({ priceCents }) => priceCents === null);
  if (unpriced >= 0) problems[`variants.${unpriced}.priceCents`] = 'Bitte einen Preis eingeben.';
  if (counted === 'pieces' && left === '') problems.left = 'Bitte zählen und die Zahl eingeben.';
  if (counted === 'daily' && !(Number(quota) > 0)) problems.quota = 'Bitte eine Menge eingeben.';
  const table = prepacked?.nutrition;
  const empty = table ? NUTRITION.filter(({ key }) => table[key] === '') : [];
  if (empty[0] && empty.length < NUTRITION.length)
    problems[`prepacked.nutrition.${empty[0].key}`] = 'Bitte alle acht Werte eingeben, auch eine Null.';
  return problems;
}
