import type { ComboChoice, Product, SoldOut } from '../../menu/menu.types.js';
import { isBroken, usesOf, without } from './product-uses.rules.js';

type Parts = Pick<Product, 'goesWithIds' | 'combo' | 'halves' | 'soldOut'>;

/** How another dish used one that goes: its lists as they were, so that the one can return to its place in them. */
export interface DishTie {
  dishId: string;
  goesWithIds: string[];
  halves: string[];
  courses: { id: string; choices: ComboChoice[] }[];
  /** Set when it could not be sold without the one that goes: what it was before. */
  wasSoldOut?: { soldOut: SoldOut | null };
}

/** Of all these users, those that use this dish. `gone` are all that go with it. */
export function tiesOf(users: readonly Product[], id: string, gone: readonly string[]): DishTie[] {
  return users
    .filter((user) => usesOf([user], [id]).length > 0)
    .map((user) => ({
      dishId: user.id,
      goesWithIds: user.goesWithIds,
      halves: user.halves?.productIds ?? [],
      courses: (user.combo?.courses ?? []).map(({ id, choices }) => ({ id, choices })),
      ...(breaks(user, gone) && { wasSoldOut: { soldOut: user.soldOut } }),
    }));
}

const breaks = (user: Product, gone: readonly string[]): boolean =>
  !isBroken(user) && isBroken({ ...user, ...without(user, gone) });

/** The changes that bring this dish back into another one; null when there is no place for it, or it is there. */
export function rejoined(dish: Parts, tie: DishTie, id: string): Partial<Parts> | null {
  const goesWithIds = withBack(dish.goesWithIds, tie.goesWithIds, same, (one) => one === id);
  const halves = dish.halves && {
    ...dish.halves,
    productIds: withBack(dish.halves.productIds, tie.halves, same, (one) => one === id),
  };
  const combo = dish.combo && { ...dish.combo, courses: dish.combo.courses.map(courseWithBack(tie, id)) };
  const after = { goesWithIds, halves, combo };
  if (usesOf([{ ...NOBODY, ...dish }], [id]).length === usesOf([{ ...NOBODY, ...after }], [id]).length)
    return null;
  const heals = tie.wasSoldOut && dish.soldOut?.until === null && !isBroken(after);
  return { ...after, ...(heals && tie.wasSoldOut) };
}

const NOBODY = { id: '', name: '' };
const same = (id: string): string => id;

const courseWithBack =
  (tie: DishTie, id: string) => (course: { id: string; name: string; choices: ComboChoice[] }) => ({
    ...course,
    choices: withBack(
      course.choices,
      tie.courses.find((former) => former.id === course.id)?.choices ?? [],
      (choice) => choice.id,
      ({ productId }) => productId === id,
    ),
  });

/** Each returns to where it stood: behind the nearest of its former neighbours that is still there. */
function withBack<T>(
  now: readonly T[],
  former: readonly T[],
  keyOf: (one: T) => string,
  returns: (one: T) => boolean,
): T[] {
  const all = [...now];
  const placeOf = (one: T) => all.findIndex((other) => keyOf(other) === keyOf(one));
  for (const [at, one] of former.entries()) {
    if (!returns(one) || placeOf(one) >= 0) continue;
    const neighbour = former.slice(0, at).findLast((other) => placeOf(other) >= 0);
    all.splice(neighbour === undefined ? 0 : placeOf(neighbour) + 1, 0, one);
  }
  return all;
}
