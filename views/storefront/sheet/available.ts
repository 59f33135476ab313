import type { ProductView } from '../../../src/storefront/menu/menu.view';

/** Dishes by their ids, without those that are gone. */
export const availableOf = (ids: readonly string[], products: readonly ProductView[]): ProductView[] =>
  ids.flatMap((id) => products.find((product) => product.id === id && !product.soldOut) ?? []);
