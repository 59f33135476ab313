import type { Dish } from '../menu/menu.types.js';
import type { ProductInput } from './product-input.types.js';

/** A dish as somebody wants it to be. */
export type WantedDish = Pick<
  ProductInput,
  | 'variants'
  | 'taxClass'
  | 'alcoholType'
  | 'minAge'
  | 'fulfilments'
  | 'goesWithIds'
  | 'ingredientIds'
  | 'prepacked'
  | 'combo'
  | 'halves'
>;

export interface DishAround {
  /** null: it is new. */
  self: string | null;
  /** All of the shop, by id. */
  dishes: ReadonlyMap<string, Dish>;
  ingredients: ReadonlySet<string>;
}

/** Where a dish is part of another one, or stands beside it. */
export interface DishUse {
  id: string;
  name: string;
  as: 'combo' | 'halves' | 'goesWith';
}
