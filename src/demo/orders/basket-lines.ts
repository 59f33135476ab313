import type { DraftLine } from '../../shop/basket/basket.types.js';
import type { Menu, OptionGroup, Product } from '../../shop/menu/menu.types.js';
import type { DemoDish } from './baskets.demo.js';

/** The dishes of a basket by the ids they have on this menu. */
export const linesOf = (basket: readonly DemoDish[], menu: Menu): DraftLine[] =>
  basket.map((wanted) => {
    const dish = dishOf(wanted.name, menu);
    const size = dish.variants.find(({ name }) => name === wanted.size) ?? dish.variants[0];
    return {
      productId: dish.id,
      variantId: size?.id ?? null,
      options: groupsOf(dish, menu).flatMap((group) => answersTo(group, wanted)),
      quantity: wanted.quantity ?? 1,
      note: wanted.note ?? '',
    };
  });

function dishOf(name: string, { categories }: Menu): Product {
  const dish = categories.flatMap(({ products }) => products).find((product) => product.name === name);
  if (!dish) throw new Error(`The demo menu has no ${name}.`);
  return dish;
}

const groupsOf = ({ optionGroupIds }: Product, { optionGroups }: Menu): OptionGroup[] =>
  optionGroups.filter(({ id }) => optionGroupIds.includes(id));

function answersTo({ id: groupId, min, options }: OptionGroup, { with: names = [] }: DemoDish) {
  const named = options.filter(({ name }) => names.includes(name));
  const chosen = named.length > 0 ? named : options.slice(0, min);
  return chosen.map(({ id: optionId }) => ({ groupId, optionId, quantity: 1 }));
}
