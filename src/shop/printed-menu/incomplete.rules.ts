import type { MenuPaper } from './printed-menu.types.js';

/** Texts of the menu in which one of these letters stands, in the order they are read. */
export function textsWith(
  { restaurant, headline, categories }: Pick<MenuPaper, 'restaurant' | 'headline' | 'categories'>,
  letters: ReadonlySet<string>,
): string[] {
  if (letters.size === 0) return [];
  const texts = [
    restaurant,
    headline,
    ...categories.flatMap(({ name, description, dishes }) => [
      name,
      description,
      ...dishes.flatMap((dish) => [dish.name, dish.description, ...dish.prices.map(({ label }) => label)]),
    ]),
  ];
  const hasOne = (text: string) => Array.from(text.normalize('NFC')).some((letter) => letters.has(letter));
  return [...new Set(texts)].filter(hasOne);
}
