import type { Product } from '../../menu/menu.types.js';

export type DishFields = Partial<Omit<Product, 'id' | 'shopId' | 'version' | 'createdAt' | 'updatedAt'>>;

/** Some fields of a dish, before and after a change of many dishes. */
export interface DishChange {
  id: string;
  name: string;
  before: DishFields;
  after: DishFields;
}

/** Why something could not be taken back. */
export type LeftWhy = 'changed' | 'gone' | 'used' | 'category' | 'room';

export interface Left {
  name: string;
  why: LeftWhy;
}
