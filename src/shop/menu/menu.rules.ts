import type { CodeSet } from '../allergens/allergens.types.js';
import type { Category, Menu, Option, OptionGroup, Product, SoldOut, Variant } from './menu.types.js';

/** The values of an ordinary dish for everything that few dishes need. */
export const PLAIN_DISH = {
  image: null,
  ingredientIds: [],
  diets: [],
  depositKind: 'oneWay',
  packagingCents: 0,
  countsForMinimum: true,
  alcoholType: 'none',
  soldOut: null,
  stock: null,
  prepacked: null,
  goesWithIds: [],
  combo: null,
  halves: null,
} satisfies Partial<Product>;

/** A dish that is sold out until a certain moment is available again once it has passed. */
export const isSoldOut = (soldOut: SoldOut | null, now: Date): boolean =>
  soldOut !== null && (soldOut.until === null || now < soldOut.until);

export const variantOf = (product: Product, variantId?: string): Variant | null =>
  variantId === undefined && product.variants.length === 1
    ? (product.variants[0] ?? null)
    : (product.variants.find(({ id }) => id === variantId) ?? null);

export const optionPriceCents = (option: Option, variant: Variant): number =>
  option.variantPrices.find(({ variantName }) => variantName === variant.name)?.priceCents ??
  option.priceCents;

/** The price in "ab 7,50 €". */
export const fromPriceCents = (product: Product): number =>
  Math.min(...product.variants.map(({ priceCents }) => priceCents));

/** Puts stored categories, products and groups together in the order of the menu. */
export function menuFrom(
  shopId: string,
  categories: readonly Category[],
  products: readonly Product[],
  optionGroups: readonly OptionGroup[],
  codeSet: CodeSet = 'AT',
): Menu {
  const byCategory = new Map<string, Product[]>();
  for (const product of [...products].sort(byPosition)) {
    byCategory.set(product.categoryId, [...(byCategory.get(product.categoryId) ?? []), product]);
  }
  return {
    shopId,
    categories: [...categories]
      .sort(byPosition)
      .map((category) => ({ ...category, products: byCategory.get(category.id) ?? [] })),
    optionGroups: [...optionGroups].sort(byPosition),
    codeSet,
  };
}

const byPosition = (a: { position: number; id: string }, b: { position: number; id: string }): number =>
  a.position - b.position || a.id.localeCompare(b.id);
