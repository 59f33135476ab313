import type { Menu, MenuCategory, OptionGroup, Product } from '../../shop/menu/menu.types.js';

/**
 * All of a menu that nobody may read old: prices, what is in the dishes, names, sizes, what can be chosen. Left out is
 * what the status of the page tells anyway, and how it looks.
 */
export const termsOf = ({ categories, optionGroups, codeSet }: Menu): string =>
  JSON.stringify([categories.map(termsOfCategory), optionGroups.map(termsOfGroup), codeSet]);

const termsOfCategory = ({
  id,
  name,
  description,
  fulfilments,
  times,
  products,
}: MenuCategory): unknown[] => [[id, name, description, fulfilments, times], products.map(termsOfDish)];

const termsOfDish = (dish: Product): unknown[] => [
  [dish.id, dish.number, dish.name, dish.description, dish.variants, dish.taxClass],
  [dish.allergens, dish.additives, dish.diets, dish.prepacked, dish.alcoholType, dish.minAge],
  [dish.depositCents, dish.depositKind, dish.packagingCents, dish.fulfilments],
  [dish.optionGroupIds, dish.combo, dish.halves],
];

const termsOfGroup = ({ version, options, ...group }: OptionGroup): object => ({
  ...group,
  options: options.map(({ soldOut, ...terms }) => terms),
});
