import type { Product } from '../../menu/menu.types.js';
import type { DishUse } from '../product-parts.types.js';

type Parts = Pick<Product, 'goesWithIds' | 'combo' | 'halves'>;

/** Other dishes that use these; one entry for each way of using them. */
export function usesOf(
  dishes: readonly (Parts & Pick<Product, 'id' | 'name'>)[],
  ids: readonly string[],
): DishUse[] {
  const gone = new Set(ids);
  return dishes
    .filter(({ id }) => !gone.has(id))
    .flatMap(({ id, name, ...parts }) => rolesOf(parts, gone).map((as) => ({ id, name, as })));
}

/** The changes that take these out of a dish; null when it uses none of them. */
export function without(dish: Parts, ids: readonly string[]): Partial<Parts> | null {
  const gone = new Set(ids);
  const roles = rolesOf(dish, gone);
  if (roles.length === 0) return null;
  const stays = (id: string) => !gone.has(id);
  const { goesWithIds, combo, halves } = dish;
  return {
    ...(roles.includes('goesWith') && { goesWithIds: goesWithIds.filter(stays) }),
    ...(roles.includes('halves') &&
      halves && { halves: { ...halves, productIds: halves.productIds.filter(stays) } }),
    ...(roles.includes('combo') &&
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

/** Cannot be sold: a combo with a course without choices, or a single half. */
export const isBroken = ({ combo, halves }: Pick<Product, 'combo' | 'halves'>): boolean =>
  (combo?.courses.some(({ choices }) => choices.length === 0) ?? false) ||
  (halves !== null && halves.productIds.length < 2);

function rolesOf({ goesWithIds, combo, halves }: Parts, gone: ReadonlySet<string>): DishUse['as'][] {
  const chosen = combo?.courses.flatMap(({ choices }) => choices.map(({ productId }) => productId)) ?? [];
  return [
    ...(chosen.some((id) => gone.has(id)) ? (['combo'] as const) : []),
    ...(halves?.productIds.some((id) => gone.has(id)) ? (['halves'] as const) : []),
    ...(goesWithIds.some((id) => gone.has(id)) ? (['goesWith'] as const) : []),
  ];
}
