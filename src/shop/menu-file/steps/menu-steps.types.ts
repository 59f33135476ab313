import type { Category, Product } from '../../menu/menu.types.js';

type StoredProduct = Product & { searchTokens: string[] };
export type DishSets = Partial<Omit<StoredProduct, 'id' | 'shopId' | 'version' | 'updatedAt'>>;

/** One write of many that belong together, with everything needed to undo it. */
export type MenuStep =
  | { kind: 'addDish'; dish: StoredProduct }
  | { kind: 'changeDish'; id: string; name: string; version: number; before: DishSets; after: DishSets }
  | { kind: 'removeDish'; dish: StoredProduct }
  | { kind: 'addCategory'; category: Category };

/** The state of a step: still to do, already done, or no longer possible because of somebody else's change. */
export type StepState = 'open' | 'done' | 'overtaken';
