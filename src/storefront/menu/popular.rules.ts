import type { Product } from '../../shop/menu/menu.types.js';

interface Dishes {
  categories: readonly { products: readonly Pick<Product, 'id' | 'soldOut'>[] }[];
}

/** With fewer orders than that nothing is popular yet. */
export const ORDERS_FOR_POPULAR = 20;
/** What one single guest wanted is not popular. */
const LEAST_ORDERS = 2;
const MAX_POPULAR = 8;

/** The dishes that stand in the most orders, most first; of equals the one that stands first on the menu. */
export const popularIds = ({ categories }: Dishes, orders: ReadonlyMap<string, number>): string[] =>
  categories
    .flatMap(({ products }) => products)
    .filter(({ id, soldOut }) => timesOf(id, orders) >= LEAST_ORDERS && soldOut?.until !== null)
    .map(({ id }) => id)
    .sort((one, other) => timesOf(other, orders) - timesOf(one, orders))
    .slice(0, MAX_POPULAR);

const timesOf = (id: string, orders: ReadonlyMap<string, number>): number => orders.get(id) ?? 0;
