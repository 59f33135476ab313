import { remembered } from '../../../shared/remembered.js';
import type { Language } from '../../../shared/voice.types.js';
import { measuresInEnglish } from '../../pricing/unit-price.rules.js';
import type { Menu } from '../menu.types.js';
import type { MenuLanguage, MenuText, SizeWord } from './translations.types.js';

/** What guests read for the German name of a size. */
export type SizeSaying = (german: string) => string;

/** A size without a word of its own keeps its German name, with its measures as the language writes them. */
export function sizeSaying(menu: Pick<Menu, 'sizeWords'>, language: Language): SizeSaying {
  const says = sayingIn(menu, language);
  return language === 'de' ? says : (german) => measuresInEnglish(says(german));
}

/** What is kept by its German text, as it is said in a language; what nobody has translated stays as it is. */
export function sayingIn(menu: Pick<Menu, 'sizeWords'>, language: Language): (german: string) => string {
  const words = wordsIn(menu, language);
  return (german) => words.get(german) ?? german;
}

/** Every size that is called something, once however many dishes come in it. */
export function sizeTextsOf(menu: Menu, language: MenuLanguage): MenuText[] {
  const words = wordsIn(menu, language);
  const dishes = menu.categories.flatMap(({ products }) => products);
  const names = new Set(dishes.flatMap(({ variants }) => variants.map(({ name }) => name)));
  return [...names].filter(saysMoreThanMeasures).map((german) => ({
    subject: 'size',
    id: german,
    part: 'name',
    owner: 'Größen',
    german,
    translated: words.get(german) ?? null,
  }));
}

/** What is not German, by its German text. */
export type Words = ReadonlyMap<string, string>;

export const wordsIn = ({ sizeWords }: Pick<Menu, 'sizeWords'>, language: Language): Words =>
  sizeWords && language !== 'de' ? listed(sizeWords, language) : NONE;

const NONE: Words = new Map();

/** Once for a menu, however many pages and baskets ask. */
const listed = remembered<readonly SizeWord[], MenuLanguage, Words>(
  (words, asked) =>
    new Map(words.filter(({ language }) => language === asked).map(({ of, text }) => [of, text])),
);

const MEASURE = /Ø|\d[\d.,]*\s?(?:ml|cl|dl|l|kg|g|cm|mm)(?!\p{L})/giu;

/** What nobody has translated, as guests read it: with its measures in their language. */
export const staysGerman = (shown: string, german: string): boolean =>
  shown === measuresInEnglish(german) && saysMoreThanMeasures(german);

/** '0,33 l' and 'Ø 26 cm' are read in every language. */
export const saysMoreThanMeasures = (name: string): boolean => /\p{L}/u.test(name.replace(MEASURE, ''));
