import type { Product } from '../../menu/menu.types.js';
import type { DishTie } from './dish-ties.rules.js';
import { isBroken, without } from './product-uses.rules.js';

/** What the bin holds of a dish. */
export interface BinnedDish {
  dish: Product;
  ties: DishTie[];
}

/** What a returning dish may refer to. */
interface Around {
  categories: ReadonlySet<string>;
  optionGroups: ReadonlySet<string>;
  /** Those on the menu and those that return with it. */
  dishes: ReadonlySet<string>;
  /** Guests order by number on the phone, so a number belongs to one dish only. */
  numbers: ReadonlySet<string>;
  /** What was deleted for good meanwhile. */
  lost: ReadonlySet<string>;
  /** For dishes whose own category is gone. */
  categoryId: string;
}

/** The dish as it was, without what is no longer there. An ingredient that is gone stays named: it counts as unchecked. */
export function returning(dish: Product, around: Around): Product {
  const { categories, optionGroups, dishes, numbers, lost } = around;
  const parts = without(
    dish,
    partsOf(dish).filter((id) => !dishes.has(id)),
  );
  const whole = { ...dish, ...parts };
  const broken = parts !== null && isBroken(whole) && !isBroken(dish);
  return {
    ...whole,
    categoryId: categories.has(dish.categoryId) ? dish.categoryId : around.categoryId,
    optionGroupIds: dish.optionGroupIds.filter((id) => optionGroups.has(id)),
    number: numbers.has(dish.number) ? '' : dish.number,
    image: dish.image && lost.has(dish.image.id) ? null : dish.image,
    soldOut: broken ? { until: null } : dish.soldOut,
    version: dish.version + 1,
  };
}

/** Other dishes that it is made of or recommends. */
export const partsOf = ({ goesWithIds, combo, halves }: Product): string[] => [
  ...goesWithIds,
  ...madeOf({ combo, halves }),
];

/** Other dishes without which it cannot be sold. */
export const madeOf = ({ combo, halves }: Pick<Product, 'combo' | 'halves'>): string[] => [
  ...(combo?.courses ?? []).flatMap(({ choices }) => choices.map(({ productId }) => productId)),
  ...(halves?.productIds ?? []),
];
