import type { Countable, CountableMenu, StockLevels, StockRule } from './stock.types.js';

/** The day of what is counted without days. */
export const FOR_GOOD = '';

/** Pieces are counted down for good, a quota for one business day. */
export const dayOf = ({ kind }: StockRule, businessDay: string): string =>
  kind === 'daily' ? businessDay : FOR_GOOD;

/** A dish may have been counted in both ways; only the one that counts now is asked. */
export const levelKey = (productId: string, kind: StockRule['kind']): string => `${kind}/${productId}`;

/** null: nobody counts this dish, or has not begun to. An untouched day has its whole quota. */
export function leftOf({ id, stock }: Countable, levels: StockLevels): number | null {
  if (!stock) return null;
  return levels.get(levelKey(id, stock.kind)) ?? (stock.kind === 'daily' ? stock.quota : null);
}

export const countsStock = ({ categories }: CountableMenu): boolean =>
  categories.some(({ products }) => products.some(({ stock }) => stock !== null));

/** How many are left of each dish that is counted. */
export function leftOn({ categories }: CountableMenu, levels: StockLevels): Map<string, number> {
  const left = new Map<string, number>();
  for (const product of categories.flatMap(({ products }) => products)) {
    const pieces = leftOf(product, levels);
    if (pieces !== null) left.set(product.id, pieces);
  }
  return left;
}

/** The menu as it can be had: what nothing is left of is sold out like what somebody took off. */
export const withoutEmpty = <M extends CountableMenu>(menu: M, left: ReadonlyMap<string, number>): M => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) =>
      (left.get(product.id) ?? 1) > 0 ? product : { ...product, soldOut: { until: null } },
    ),
  })),
});
