import { remembered } from '../../shared/remembered.js';
import type { Menu, MenuCategory, OptionGroup, Product } from '../../shop/menu/menu.types.js';

/**
 * All of a menu that nobody may read old: prices, what is in the dishes, names, sizes, what can be chosen. Left out is
 * what the status of the page tells anyway, and how it looks. One spelling for each part: those of dishes that have not
 * changed are the very same strings, and two menus are compared without looking into them.
 */
export const termsOf = remembered<Menu, null, readonly string[]>(({ categories, optionGroups, codeSet }) => [
  JSON.stringify(codeSet),
  ...categories.flatMap((category) => [
    termsOfCategory(category),
    ...category.products.map((dish) => termsOfDish(dish, null)),
  ]),
  ...optionGroups.map((group) => termsOfGroup(group, null)),
]);

export const areSameTerms = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

const termsOfCategory = ({ id, name, description, fulfilments, times }: MenuCategory): string =>
  JSON.stringify([id, name, description, fulfilments, times]);

const termsOfDish = remembered<Product, null, string>((dish) =>
  JSON.stringify([
    [dish.id, dish.number, dish.name, dish.description, dish.variants, dish.taxClass],
    [dish.allergens, dish.additives, dish.diets, dish.prepacked, dish.alcoholType, dish.minAge],
    [dish.depositCents, dish.depositKind, dish.packagingCents, dish.fulfilments],
    [dish.optionGroupIds, dish.combo, dish.halves],
  ]),
);

const termsOfGroup = remembered<OptionGroup, null, string>(({ version, options, ...group }) =>
  JSON.stringify({ ...group, options: options.map(({ soldOut, ...terms }) => terms) }),
);
