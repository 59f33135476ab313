import { parseEuro } from '../../../shared/money.js';
import { cleanText } from '../../../shared/text.js';
import { ALCOHOL_LABELS } from '../../menu/alcohol.rules.js';
import { ALCOHOL_TYPES, type AlcoholType, type Content, type Diet } from '../../menu/menu.types.js';
import type { TaxClass } from '../../pricing/pricing.types.js';
import { TAX_CLASS_LABELS } from '../../pricing/tax.rules.js';
import { looksLikeDate } from '../table/cell-guard.rules.js';

/** The value of a cell, or the sentence that says why it has none. */
export type Meaning<T> = { value: T } | { problem: string };

export const quoted = (text: string): string => `„${text.length > 40 ? `${text.slice(0, 39)}…` : text}“`;

/** A text in which a date can only be a mistake of the table program. */
export const noDateIn = (text: string): Meaning<string> =>
  looksLikeDate(text)
    ? {
        problem: `${quoted(text)} ist ein Datum. Excel hat es aus einer Eingabe wie „1-2“ gemacht; bitte neu eintragen und die Zelle als Text formatieren.`,
      }
    : { value: cleanText(text, { max: FAR }) };

const FAR = 20_000;

/** '1234,50': without dots, which table programs in other locales read as a decimal point. */
export const wordsOfCents = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

export function centsIn(text: string): Meaning<number> {
  const cents = parseEuro(text.replace(/[\u00a0\u202f]/g, ' '));
  if (cents !== null) return { value: cents };
  if (looksLikeDate(text)) return { problem: `${quoted(text)} ist ein Datum und keine Zahl.` };
  if (/^[-\u2212]\s*\d/.test(text.trim())) return { problem: `${quoted(text)} ist weniger als nichts.` };
  if (/^\d+[.,]\d{3,}$/.test(text.trim()))
    return { problem: `${quoted(text)} hat mehr als zwei Stellen nach dem Komma.` };
  return { problem: `${quoted(text)} ist keine Zahl. Richtig ist zum Beispiel 7,90.` };
}

const YES = ['', 'ja', 'j', 'x', '1', 'yes', 'wahr', 'true'];
const NO = ['nein', 'n', '-', '–', '0', 'no', 'falsch', 'false'];

export function yesIn(text: string): Meaning<boolean> {
  const word = text.trim().toLocaleLowerCase('de');
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : { problem: `${quoted(text)} ist weder ja noch nein.` };
}

/** The words of the form without their explanations in brackets, which are too long for a cell. */
const TAX_WORDS: Partial<Record<TaxClass, string>> = {
  milkDrink75: 'Milchmischgetränk',
  foodLuxury: 'Luxusspeise',
  nonfood: 'Ware',
};
export const taxWord = (taxClass: TaxClass): string => TAX_WORDS[taxClass] ?? TAX_CLASS_LABELS[taxClass];

const TAX_ALSO: Record<string, TaxClass> = {
  speisen: 'food',
  essen: 'food',
  getränke: 'drink',
  milchgetränk: 'milkDrink75',
  milch: 'milk',
};

export function taxIn(text: string): Meaning<TaxClass> {
  const word = text.trim().toLocaleLowerCase('de');
  const classes = Object.keys(TAX_CLASS_LABELS) as TaxClass[];
  const meant = classes.find((one) =>
    [taxWord(one), TAX_CLASS_LABELS[one]].some((label) => label.toLocaleLowerCase('de') === word),
  );
  const value = meant ?? TAX_ALSO[word];
  return value
    ? { value }
    : { problem: `${quoted(text)} ist keine Steuerklasse. Richtig ist zum Beispiel Speise oder Getränk.` };
}

export function depositKindIn(text: string): Meaning<'oneWay' | 'reusable'> {
  const word = text.trim().toLocaleLowerCase('de');
  if (['', 'einweg'].includes(word)) return { value: 'oneWay' };
  return word === 'mehrweg'
    ? { value: 'reusable' }
    : { problem: `${quoted(text)} ist weder Einweg noch Mehrweg.` };
}

export const wordOfAlcohol = (type: AlcoholType): string => (type === 'none' ? '' : ALCOHOL_LABELS[type]);

export function alcoholIn(text: string): Meaning<AlcoholType> {
  const word = text.trim().toLocaleLowerCase('de');
  if (['', 'nein', 'ohne', 'kein', 'keiner'].includes(word)) return { value: 'none' };
  const value = ALCOHOL_TYPES.find((type) => wordOfAlcohol(type).toLocaleLowerCase('de') === word);
  const known = ALCOHOL_TYPES.map(wordOfAlcohol).filter(Boolean).join(', ');
  return value ? { value } : { problem: `${quoted(text)} kennen wir nicht. Richtig sind ${known}.` };
}

export function minAgeIn(text: string): Meaning<0 | 16 | 18> {
  const years = text
    .trim()
    .replace(/^ab\s*/i, '')
    .replace(/\s*(\+|jahren?)$/i, '');
  if (years === '' || years === '0') return { value: 0 };
  if (years === '16') return { value: 16 };
  return years === '18'
    ? { value: 18 }
    : { problem: `${quoted(text)} ist keine Altersgrenze. Richtig sind 16 oder 18.` };
}

const UNITS: Record<string, [unit: 'ml' | 'g', times: number]> = {
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1_000],
  liter: ['ml', 1_000],
  g: ['g', 1],
  kg: ['g', 1_000],
};

export const wordsOfContent = (content: Content | null): string =>
  content ? `${String(content.amount).replace('.', ',')} ${content.unit}` : '';

export function contentIn(text: string): Meaning<Content | null> {
  if (text.trim() === '') return { value: null };
  const [, number = '', word = ''] = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
  const [unit, times] = UNITS[word.toLowerCase()] ?? [];
  const amount = Math.round(Number(number.replace(',', '.')) * (times ?? 0) * 1_000) / 1_000;
  if (!unit || !Number.isInteger(amount))
    return { problem: `${quoted(text)} ist keine Menge. Richtig ist zum Beispiel 330 ml oder 500 g.` };
  return { value: { amount, unit } };
}

const DIET_WORDS: Record<Diet, string> = {
  vegetarian: 'vegetarisch',
  vegan: 'vegan',
  halal: 'halal',
  spicy: 'scharf',
};
const DIET_KEYS = Object.keys(DIET_WORDS) as Diet[];

export const wordsOfDiets = (diets: readonly Diet[]): string =>
  diets
    .map((diet) => DIET_WORDS[diet] ?? '')
    .filter(Boolean)
    .join(', ');

export function dietsIn(text: string): Meaning<Diet[]> {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const meant = words.map((word) =>
    DIET_KEYS.find((key) => DIET_WORDS[key] === word.toLocaleLowerCase('de')),
  );
  const unknown = words.find((_, index) => meant[index] === undefined);
  if (unknown)
    return {
      problem: `${quoted(unknown)} kennen wir nicht. Richtig sind ${Object.values(DIET_WORDS).join(', ')}.`,
    };
  return { value: DIET_KEYS.filter((key) => meant.includes(key)) };
}
