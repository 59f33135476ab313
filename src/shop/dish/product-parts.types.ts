import type { Dish } from '../menu/menu.types.js';
import type { ProductInput } from './product-input.types.js';

/** A dish as the operator wants it. */
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
  /** null: the dish is new. */
  self: string | null;
  /** All dishes of the shop by id. */
  dishes: ReadonlyMap<string, Dish>;
  ingredients: ReadonlySet<string>;
}

/** Another dish that contains this one or recommends it. */
export interface DishUse {
  id: string;
  name: string;
  as: 'combo' | 'halves' | 'goesWith';
}
