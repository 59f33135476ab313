/** Pieces are counted down until somebody counts again; a daily quota starts afresh each business day. */
export type StockRule = { kind: 'pieces' } | { kind: 'daily'; quota: number };

/** What has to be known of a dish to count it; null: nobody counts it. */
export interface Countable {
  id: string;
  stock: StockRule | null;
}

/** The part of a menu that counting needs. */
export interface CountableMenu {
  categories: readonly { products: readonly Countable[] }[];
}

/** What an order needs of a dish that is counted. */
export interface StockTake {
  productId: string;
  name: string;
  rule: StockRule;
  pieces: number;
}

/** What is left of each dish, by `levelKey`. */
export type StockLevels = ReadonlyMap<string, number>;
