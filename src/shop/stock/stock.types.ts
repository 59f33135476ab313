import type { StockRule } from '../menu/menu.types.js';

/** What an order needs of a dish that is counted. */
export interface StockTake {
  productId: string;
  name: string;
  rule: StockRule;
  pieces: number;
}

/** What is left of each dish, by `levelKey`. */
export type StockLevels = ReadonlyMap<string, number>;
