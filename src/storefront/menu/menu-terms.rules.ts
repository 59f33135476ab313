import type { Menu, MenuCategory, OptionGroup, Product } from '../../shop/menu/menu.types.js';

/**
 * All of a menu that nobody may read old: prices, what is in the dishes, names, sizes, what can be chosen. Left out is
 * what the status of the page tells anyway, and how it looks.
 */
export const termsOf = ({ categories, optionGroups, codeSet }: Menu): string =>
  JSON.stringify([categories.map(termsOfCategory), optionGroups.map(termsOfGroup), codeSet]);

function termsOfCategory({ products, ...category }: MenuCategory): object {
  const { image, version, ...terms } = category;
  return { ...terms, products: products.map(termsOfDish) };
}

function termsOfDish({ image, soldOut, stock, version, goesWithIds, ...dish }: Product): object {
  const { createdAt, updatedAt, ...terms } = dish;
  return terms;
}

const termsOfGroup = ({ version, options, ...group }: OptionGroup): object => ({
  ...group,
  options: options.map(({ soldOut, ...terms }) => terms),
});
