import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import { formatEuro } from '../../../../src/shared/money';
import { additiveEntry, allergenEntry } from '../../../../src/shop/allergens/allergens.rules';
import type { ProductsPage } from '../../../../src/shop/dish/dish.view';
import { ALCOHOL_LABELS } from '../../../../src/shop/menu/alcohol.rules';
import { TAX_CLASS_LABELS } from '../../../../src/shop/pricing/tax.rules';
import type { Difference } from '../../../components/dialogs/ConflictTable';
import { DIET_LABELS } from './editor/DietFields';
import { type ProductBody } from './editor/product-form';

type Key = keyof ProductBody;
type Words = { [K in Key]: { label: string; words: (value: ProductBody[K], page: ProductsPage) => string } };

const listed = (names: readonly string[]): string => names.join(', ') || 'keine';
const plain = (label: string) => ({ label, words: (value: string) => value || 'leer' });
const euros = (label: string) => ({ label, words: (cents: number) => formatEuro(cents) });
const nameOf = (all: readonly { id: string; name: string }[], id: string): string =>
  all.find((one) => one.id === id)?.name ?? 'gelöscht';

const WORDS: Words = {
  name: plain('Name'),
  number: plain('Nummer'),
  description: plain('Beschreibung'),
  categoryId: { label: 'Kategorie', words: (id, { categories }) => nameOf(categories, id) },
  taxClass: { label: 'Steuerklasse', words: (key) => TAX_CLASS_LABELS[key] },
  variants: { label: 'Preise', words: (variants) => variants.map(sizeWords).join(', ') },
  optionGroupIds: {
    label: 'Auswahl und Extras',
    words: (ids, { optionGroups }) => listed(ids.map((id) => nameOf(optionGroups, id))),
  },
  image: { label: 'Bild', words: (image) => (image ? image.alt || 'ohne Beschreibung' : 'keins') },
  ingredientIds: {
    label: 'Zutaten',
    words: (ids, { ingredients }) => listed(ids.map((id) => nameOf(ingredients, id))),
  },
  allergens: {
    label: 'Allergene',
    words: (keys) => (keys ? listed(keys.map((key) => allergenEntry(key).name)) : 'nicht geprüft'),
  },
  additives: {
    label: 'Zusatzstoffe',
    words: (keys) => listed(keys.map((key) => additiveEntry(key).name)),
  },
  diets: { label: 'Versprechen', words: (diets) => listed(diets.map((diet) => DIET_LABELS[diet])) },
  depositCents: euros('Pfand'),
  depositKind: { label: 'Art des Pfands', words: (kind) => (kind === 'oneWay' ? 'Einweg' : 'Mehrweg') },
  packagingCents: euros('Verpackung'),
  countsForMinimum: {
    label: 'Zählt zum Mindestbestellwert',
    words: (counts) => (counts ? 'ja' : 'nein'),
  },
  alcoholType: { label: 'Alkohol oder Tabak', words: (type) => ALCOHOL_LABELS[type] },
  minAge: { label: 'Altersgrenze', words: (age) => (age === 0 ? 'keine' : `ab ${age}`) },
  fulfilments: { label: 'Angeboten für', words: (ways) => listed(ways.map((way) => FULFILMENT_LABEL[way])) },
  stock: { label: 'Bestand', words: stockWords },
  prepacked: { label: 'Verpackte Ware', words: (packed) => (packed ? packed.legalName || 'ja' : 'nein') },
  goesWithIds: {
    label: 'Dazu passt',
    words: (ids, { products }) => listed(ids.map((id) => nameOf(products, id))),
  },
  combo: {
    label: 'Menü',
    words: (combo, { products }) =>
      combo?.courses.map((course) => courseWords(course, products)).join('; ') ?? 'nein',
  },
  halves: {
    label: 'Halb und halb',
    words: (halves, { products }) =>
      halves ? listed(halves.productIds.map((id) => nameOf(products, id))) : 'nein',
  },
};

/** What differs between two versions of a dish, in words. */
export const differences = (mine: ProductBody, theirs: ProductBody, page: ProductsPage): Difference[] =>
  (Object.keys(WORDS) as Key[]).flatMap((key) => differenceOf(key, mine, theirs, page));

function differenceOf<K extends Key>(
  key: K,
  mine: ProductBody,
  theirs: ProductBody,
  page: ProductsPage,
): Difference[] {
  if (alike(mine[key], theirs[key])) return [];
  const { label, words } = WORDS[key];
  return [{ label, mine: words(mine[key], page), theirs: words(theirs[key], page) }];
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The store may name the parts of a thing in another order than the form. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

function sizeWords({ name, priceCents, ownPrices }: ProductBody['variants'][number]): string {
  const own = ownPrices.map((one) => `${FULFILMENT_LABEL[one.fulfilment]} ${formatEuro(one.priceCents)}`);
  return `${`${name} ${formatEuro(priceCents)}`.trim()}${own.length > 0 ? ` (${own.join(', ')})` : ''}`;
}

function stockWords(stock: ProductBody['stock']): string {
  if (!stock) return 'wird nicht gezählt';
  return stock.kind === 'pieces' ? 'Stückzahl' : `${stock.quota} je Tag`;
}

const courseWords = (
  { name, choices }: NonNullable<ProductBody['combo']>['courses'][number],
  products: ProductsPage['products'],
): string => `${name}: ${listed(choices.map(({ productId }) => nameOf(products, productId)))}`;
