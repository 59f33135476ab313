import { isSoldOut } from '../menu/menu.rules.js';
import type { Dish, Product } from '../menu/menu.types.js';
import { pictureFile, pictureUrl, widthsOf } from '../menu/picture-address.rules.js';
import { leftOf } from '../stock/stock.rules.js';
import type { StockLevels } from '../stock/stock.types.js';
import { warningsOf } from './check/product-warnings.rules.js';

/** A dish in the list: what its line shows and edits, and what combos and halves need to choose it. */
export interface ProductRow {
  id: string;
  version: number;
  categoryId: string;
  number: string;
  name: string;
  description: string;
  variants: { id: string; name: string; priceCents: number }[];
  taxClass: Product['taxClass'];
  kind: 'dish' | 'combo' | 'halves';
  /** The URL of a small picture. */
  thumbnail: string | null;
  /** null once the time has passed. */
  soldOut: { until: string | null } | null;
  /** null: not counted. */
  left: number | null;
  /** As guests see it, with the allergens of the ingredients. */
  allergens: 'unchecked' | 'none' | 'listed';
  warnings: string[];
}

export const toProductRow = (
  product: Product,
  dishes: ReadonlyMap<string, Dish>,
  { now, levels }: { now: Date; levels: StockLevels },
): ProductRow => ({
  id: product.id,
  version: product.version,
  categoryId: product.categoryId,
  number: product.number,
  name: product.name,
  description: product.description,
  variants: product.variants.map(({ id, name, priceCents }) => ({ id, name, priceCents })),
  taxClass: product.taxClass,
  kind: kindOf(product),
  thumbnail: product.image && thumbnailOf(product.shopId, product.image),
  soldOut: isSoldOut(product.soldOut, now) ? { until: product.soldOut?.until?.toISOString() ?? null } : null,
  left: leftOf(product, levels),
  allergens: allergenState(product),
  warnings: warningsOf(product, dishes),
});

export const thumbnailOf = (shopId: string, { id, width }: NonNullable<Product['image']>): string =>
  pictureUrl(shopId, pictureFile(id, widthsOf(width)[0] ?? width, 'webp'));

function kindOf({ combo, halves }: Product): ProductRow['kind'] {
  if (combo) return 'combo';
  return halves ? 'halves' : 'dish';
}

function allergenState({ allergens }: Product): ProductRow['allergens'] {
  if (allergens === null) return 'unchecked';
  return allergens.length === 0 ? 'none' : 'listed';
}
