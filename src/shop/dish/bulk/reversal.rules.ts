import { inOrder } from '../../../shared/in-order.js';
import type { Product } from '../../menu/menu.types.js';
import type { DishChange, DishFields, LeftWhy } from './reversal.types.js';

/** Moves along with its category and is changed by sorting alone, so it says nothing about an edit. */
const FOLLOWS = 'position';

/**
 * The fields to set back; null when all of them are as before already. Nothing that somebody has entered since is
 * replaced: a field that holds neither its old nor its new value keeps all of them as they are.
 */
export function setBack(
  { before, after }: Pick<DishChange, 'before' | 'after'>,
  now: Product | null,
  categories: ReadonlySet<string>,
): DishFields | LeftWhy | null {
  if (!now) return 'gone';
  const keys = (Object.keys(before) as (keyof DishFields)[]).filter((key) => key !== FOLLOWS);
  const differing = keys.filter((key) => !isSame(now[key], before[key]));
  if (differing.length === 0) return null;
  if (differing.some((key) => !isSame(now[key], after[key]))) return 'changed';
  if (before.categoryId !== undefined && !categories.has(before.categoryId)) return 'category';
  return before;
}

const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Independent of the order of fields: the store keeps its own. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => inOrder(a, b)))
      : part,
  );
