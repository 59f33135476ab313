import type { CodeSet } from '../allergens/allergens.types.js';
import type { Category, Menu, Option, OptionGroup, Product, SoldOut, Variant } from './menu.types.js';

/** What a dish of the usual kind says about everything that few dishes need. */
export const PLAIN_DISH = {
  image: null,
  ingredientIds: [],
  diets: [],
  depositKind: 'oneWay',
  packagingCents: 0,
  alcoholType: 'none',
  soldOut: null,
  stock: null,
  prepacked: null,
  goesWithIds: [],
  combo: null,
  halves: null,
} satisfies Partial<Product>;

/** Sold out until a moment comes back by itself when it has passed. */
export const isSoldOut = (soldOut: SoldOut | null, now: Date): boolean =>
  soldOut !== null && (soldOut.until === null || now < soldOut.until);

export const variantOf = (product: Product, variantId?: string): Variant | null =>
  variantId === undefined && product.variants.length === 1
    ? (product.variants[0] ?? null)
    : (product.variants.find(({ id }) => id === variantId) ?? null);

export const optionPriceCents = (option: Option, variant: Variant): number =>
  option.variantPrices.find(({ variantName }) => variantName === variant.name)?.priceCents ??
  option.priceCents;

/** What "ab 7,50 €" on the menu says. */
export const fromPriceCents = (product: Product): number =>
  Math.min(...product.variants.map(({ priceCents }) => priceCents));

/** Categories, products and groups as they stand in the store, put together in reading order. */
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
