import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import type { Dish } from '../../../../src/shop/menu/menu.types';
import type { ComboFields } from './editor/parts/combo-form';

/** The rows of the list as the rules know dishes; what a row does not carry is not asked for here. */
export const dishesOf = (rows: readonly ProductRow[]): Map<string, Dish> =>
  new Map(
    rows.map(({ id, name, taxClass, variants }) => [
      id,
      {
        id,
        name,
        taxClass,
        combo: null,
        halves: null,
        variants: variants.map((variant) => ({ ...variant, content: null, ownPrices: [] })),
      },
    ]),
  );

/** What the cheapest choice of each part costs on its own, less what it costs on top; null while a part is empty. */
export function leastSingles({ courses }: ComboFields, rows: readonly ProductRow[]): number | null {
  const each = courses.map(({ choices }) =>
    choices.flatMap(({ productId, variantId, surchargeCents }) => {
      const variants = rows.find(({ id }) => id === productId)?.variants ?? [];
      const cents = variants.find(({ id }) => id === variantId)?.priceCents;
      return cents === undefined ? [] : [cents - (surchargeCents ?? 0)];
    }),
  );
  return each.some((cents) => cents.length === 0)
    ? null
    : each.reduce((sum, cents) => sum + Math.min(...cents), 0);
}
