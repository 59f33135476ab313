import { slugOf } from '../../shared/text.js';
import type { Language } from '../../shared/voice.types.js';
import { legendOf } from '../../shop/allergens/allergens.rules.js';
import type { LegendEntry } from '../../shop/allergens/allergens.types.js';
import { isSoldOut } from '../../shop/menu/menu.rules.js';
import type { Menu, MenuCategory } from '../../shop/menu/menu.types.js';
import { isOfferedAt, offeredText } from '../../shop/menu/offered.rules.js';
import { translatedMenu } from '../../shop/menu/texts/translations.rules.js';
import { dishViewOf } from './dish-view.rules.js';
import type { CategoryView, MenuView } from './menu.view.js';
import { groupViewOf } from './option-view.rules.js';
import { pictureViewOf, type Reading, readingOf } from './reading.rules.js';
import { saidViewOf, wordsOf } from './said-view.rules.js';

/** A part of a menu reads its dishes in the whole: combos and halves are made of dishes that stand elsewhere. */
export function menuViewOf(menu: Menu, now: Date, language: Language = 'de', whole = menu): MenuView {
  const shown = translatedMenu(menu, language);
  const reading = readingOf(whole === menu ? shown : translatedMenu(whole, language), now, language);
  // An address stays the same in every language.
  const anchors = new Map(menu.categories.map((category) => [category.id, anchorOf(category)]));
  return {
    categories: shown.categories
      .filter(({ products }) => products.length > 0)
      .map((category) => categoryViewOf(category, anchors.get(category.id) ?? '', reading)),
    groups: askedGroups(shown).map((group) => groupViewOf(group, reading)),
  };
}

/** A group that no dish asks for is still being written, or was left over. */
function askedGroups({ categories, optionGroups }: Menu): Menu['optionGroups'] {
  const asked = new Set(categories.flatMap(({ products }) => products.flatMap((one) => one.optionGroupIds)));
  return optionGroups.filter(({ id }) => asked.has(id));
}

/** The address of a category on the page. */
export const anchorOf = ({ id, name }: Pick<MenuCategory, 'id' | 'name'>): string =>
  `${slugOf(name)}-${id.slice(-4)}`;

/** One category alone, with all the groups its dishes ask for; null for what is none. */
export function categoryOf(menu: Menu, anchor: string): Menu | null {
  const categories = menu.categories.filter((category) => anchorOf(category) === anchor);
  return categories.length > 0 ? { ...menu, categories } : null;
}

/** The meaning of every code on the page, extras included. */
export const menuLegendOf = (menu: Menu): LegendEntry[] =>
  legendOf(
    [
      ...menu.categories.flatMap(({ products }) => products),
      ...askedGroups(menu).flatMap(({ options }) => options),
    ],
    menu.codeSet,
  );

export const soldOutIds = (menu: Menu, now: Date): string[] =>
  menu.categories
    .flatMap(({ products }) => products)
    .filter(({ soldOut }) => isSoldOut(soldOut, now))
    .map(({ id }) => id);

export const notOfferedIds = (menu: Menu, now: Date): string[] =>
  menu.categories.filter(({ times }) => !isOfferedAt(times, now)).map(({ id }) => id);

const categoryViewOf = (category: MenuCategory, anchor: string, reading: Reading): CategoryView => ({
  id: category.id,
  anchor,
  name: category.name,
  description: category.description,
  ...saidViewOf(category, reading.language, wordsOf(category)),
  fulfilments: category.fulfilments,
  image: pictureViewOf(category.image, reading),
  times: category.times && offeredText(category.times, reading.language),
  offeredNow: isOfferedAt(category.times, reading.now),
  products: category.products.map((product) => dishViewOf(product, category, reading)),
});
