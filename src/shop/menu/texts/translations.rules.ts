import type { Language } from '../../../shared/voice.types.js';
import type { Category, Menu, MenuCategory, OptionGroup, Product } from '../menu.types.js';
import { sizeTextsOf } from './size-words.rules.js';
import type { MenuLanguage, MenuText, TextSubject, Translations } from './translations.types.js';

interface Translatable {
  id: string;
  name: string;
  translations?: Translations;
}

type Says = (part: string, german: string) => string;

/** The menu as it reads in a language; what is not translated stays German, as do sizes: prices go by their names. */
export function translatedMenu(menu: Menu, language: Language): Menu {
  if (language === 'de') return menu;
  return {
    ...menu,
    categories: menu.categories.map((category) => translatedCategory(category, language)),
    optionGroups: menu.optionGroups.map((group) => translatedGroup(group, language)),
  };
}

const translatedCategory = (category: MenuCategory, language: MenuLanguage): MenuCategory => {
  const says = sayingOf(category, language);
  return {
    ...category,
    name: says('name', category.name),
    description: says('description', category.description),
    products: category.products.map((product) => translatedProduct(product, language)),
  };
};

const translatedProduct = (product: Product, language: MenuLanguage): Product => {
  const says = sayingOf(product, language);
  if (!product.translations?.[language]) return product;
  return {
    ...product,
    name: says('name', product.name),
    description: says('description', product.description),
    combo: product.combo && {
      ...product.combo,
      courses: product.combo.courses.map((course) => ({
        ...course,
        name: says(`course:${course.id}`, course.name),
      })),
    },
  };
};

const translatedGroup = (group: OptionGroup, language: MenuLanguage): OptionGroup => {
  const says = sayingOf(group, language);
  if (!group.translations?.[language]) return group;
  return {
    ...group,
    name: says('name', group.name),
    options: group.options.map((option) => ({ ...option, name: says(`option:${option.id}`, option.name) })),
  };
};

/** Every German text of the menu, in the order guests read it. */
export function menuTextsOf(menu: Menu, language: MenuLanguage): MenuText[] {
  return [
    ...menu.categories.flatMap((category) => [
      ...textsOf('category', category, textParts(category), language),
      ...category.products.flatMap((product) => textsOf('product', product, productParts(product), language)),
    ]),
    ...menu.optionGroups.flatMap((group) => textsOf('optionGroup', group, groupParts(group), language)),
    ...sizeTextsOf(menu, language),
  ];
}

export type Part = [part: string, german: string];

export const textParts = ({ name, description }: Pick<Category, 'name' | 'description'>): Part[] => [
  ['name', name],
  ['description', description],
];

export const productParts = (product: Product): Part[] => [
  ...textParts(product),
  ...(product.combo?.courses ?? []).map(({ id, name }): Part => [`course:${id}`, name]),
];

export const groupParts = ({ name, options }: OptionGroup): Part[] => [
  ['name', name],
  ...options.map((option): Part => [`option:${option.id}`, option.name]),
];

const textsOf = (
  subject: TextSubject,
  owner: Translatable,
  parts: readonly Part[],
  language: MenuLanguage,
): MenuText[] =>
  parts
    .filter(([, german]) => /\p{L}/u.test(german))
    .map(([part, german]) => ({
      subject,
      id: owner.id,
      part,
      owner: owner.name,
      german,
      translated: translationOf(owner, language, part, german),
    }));

/** What a record says in a language, of all that is said in it by the German text. */
export const translationsFrom = (
  parts: readonly Part[],
  language: MenuLanguage,
  said: Readonly<Record<string, string>>,
): Translations => ({
  [language]: Object.fromEntries(
    parts.flatMap(([part, of]) => {
      const text = said[of];
      return text ? [[part, { of, text }]] : [];
    }),
  ),
});

/** German words whose translation reads the same: 'Pizza Margherita'. */
export function alikeIn({ categories, optionGroups, sizeWords }: Menu, language: MenuLanguage): Set<string> {
  const owners: Pick<Translatable, 'translations'>[] = [
    ...categories.flatMap(({ products }) => products),
    ...optionGroups,
  ];
  const kept = [
    ...owners.flatMap(({ translations }) => Object.values(translations?.[language] ?? {})),
    ...(sizeWords ?? []).filter((word) => word.language === language),
  ];
  return new Set(kept.filter(({ of, text }) => of === text).map(({ text }) => text));
}

const sayingOf =
  (owner: Translatable, language: MenuLanguage): Says =>
  (part, german) =>
    translationOf(owner, language, part, german) ?? german;

/** One that was made of another German text may be wrong by now. */
function translationOf(
  { translations }: Pick<Translatable, 'translations'>,
  language: MenuLanguage,
  part: string,
  german: string,
): string | null {
  const kept = translations?.[language]?.[part];
  return kept && kept.of === german ? kept.text : null;
}
