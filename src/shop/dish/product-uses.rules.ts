import type { Product } from '../menu/menu.types.js';
import type { DishUse } from './product-parts.types.js';

type Parts = Pick<Product, 'goesWithIds' | 'combo' | 'halves'>;

/** Where these dishes stand in others; one line for each way. */
export function usesOf(
  dishes: readonly (Parts & Pick<Product, 'id' | 'name'>)[],
  ids: readonly string[],
): DishUse[] {
  const gone = new Set(ids);
  return dishes
    .filter(({ id }) => !gone.has(id))
    .flatMap(({ id, name, ...parts }) => waysOf(parts, gone).map((as) => ({ id, name, as })));
}

/** What changes in a dish when these are taken out of it; null when none of them is in it. */
export function without(dish: Parts, ids: readonly string[]): Partial<Parts> | null {
  const gone = new Set(ids);
  const ways = waysOf(dish, gone);
  if (ways.length === 0) return null;
  const stays = (id: string) => !gone.has(id);
  const { goesWithIds, combo, halves } = dish;
  return {
    ...(ways.includes('goesWith') && { goesWithIds: goesWithIds.filter(stays) }),
    ...(ways.includes('halves') &&
      halves && { halves: { ...halves, productIds: halves.productIds.filter(stays) } }),
    ...(ways.includes('combo') &&
      combo && {
        combo: {
          ...combo,
          courses: combo.courses.map((course) => ({
            ...course,
            choices: course.choices.filter(({ productId }) => stays(productId)),
          })),
        },
      }),
  };
}

/** A combo with a part nobody can choose, or a single half: nothing that can be sold. */
export const isBroken = ({ combo, halves }: Pick<Product, 'combo' | 'halves'>): boolean =>
  (combo?.courses.some(({ choices }) => choices.length === 0) ?? false) ||
  (halves !== null && halves.productIds.length < 2);

function waysOf({ goesWithIds, combo, halves }: Parts, gone: ReadonlySet<string>): DishUse['as'][] {
  const chosen = combo?.courses.flatMap(({ choices }) => choices.map(({ productId }) => productId)) ?? [];
  return [
    ...(chosen.some((id) => gone.has(id)) ? (['combo'] as const) : []),
    ...(halves?.productIds.some((id) => gone.has(id)) ? (['halves'] as const) : []),
    ...(goesWithIds.some((id) => gone.has(id)) ? (['goesWith'] as const) : []),
  ];
}
