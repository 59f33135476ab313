import type { Countable, CountableMenu, StockLevels, StockRule } from './stock.types.js';

/** Stands for the day where pieces are not counted by day. */
export const FOR_GOOD = '';

/** Pieces are counted down for good, a quota for one business day. */
export const dayOf = ({ kind }: StockRule, businessDay: string): string =>
  kind === 'daily' ? businessDay : FOR_GOOD;

/** A dish may have been counted by both rules; only the one in force is looked up. */
export const levelKey = (productId: string, kind: StockRule['kind']): string => `${kind}/${productId}`;

/** null: this dish is not counted, or not yet. A day without orders still has its whole quota. */
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

/** The menu with every dish marked sold out of which nothing is left. */
export const withoutEmpty = <M extends CountableMenu>(menu: M, left: ReadonlyMap<string, number>): M => ({
  ...menu,
  categories: menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) =>
      (left.get(product.id) ?? 1) > 0 ? product : { ...product, soldOut: { until: null } },
    ),
  })),
});
