import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import type { Diet } from '../find/FilterPanel';
import type { LaterSize } from '../later/LaterCategory';

/** A page without its dishes: a mark where each category's rows, the extras and what search engines read belong, and what else of the dishes shows on it. */
export interface Holes {
  mark: string;
  liked: readonly ProductView[];
  diets: readonly Diet[];
  /** By the ids of the categories that come later. */
  sizes: Readonly<Record<string, LaterSize>>;
  /** There are some. */
  extras: boolean;
}
