import type { Category } from '../menu/menu.types.js';

export const MOST_CATEGORIES = 200;

/** What the operator decides about a category. */
export type CategoryInput = Pick<Category, 'name' | 'description' | 'fulfilments'> &
  Partial<Pick<Category, 'image' | 'times' | 'station'>>;
