import type { Category, Product } from '../../menu/menu.types.js';

type StoredProduct = Product & { searchTokens: string[] };
export type DishSets = Partial<Omit<StoredProduct, 'id' | 'shopId' | 'version' | 'updatedAt'>>;

/** One write of many that belong together; it holds all that is needed to take it back. */
export type MenuStep =
  | { kind: 'addDish'; dish: StoredProduct }
  | { kind: 'changeDish'; id: string; name: string; version: number; before: DishSets; after: DishSets }
  | { kind: 'removeDish'; dish: StoredProduct }
  | { kind: 'addCategory'; category: Category };

/** How a step stands in the store: still to do, done already, or no longer possible because somebody was there. */
export type StepState = 'open' | 'done' | 'overtaken';
