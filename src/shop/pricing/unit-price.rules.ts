import { atFirstUse } from '../../shared/at-first-use.js';
import { type Cents, formatEuro, roundHalfAway } from '../../shared/money.js';
import type { Language } from '../../shared/voice.types.js';

export interface NetContent {
  amount: number;
  unit: 'ml' | 'g';
}

const PER_LITRE = 1_000;
const TOO_SMALL = 10;

/** § 4 PAngV: cents for a litre or a kilogram, deposit left out; null below 10 ml or 10 g. */
export const unitPriceOf = (cents: Cents, { amount }: NetContent): Cents | null =>
  amount < TOO_SMALL ? null : roundHalfAway((cents * PER_LITRE) / amount);

/** '0,33 l, 10,61 €/l', and '1 l' alone where the price itself is the one per litre. */
export function contentText(cents: Cents, content: NetContent, language: Language = 'de'): string {
  const size = sizeText(content, language);
  const unitPrice = unitPriceOf(cents, content);
  if (unitPrice === null || content.amount === PER_LITRE) return size;
  return `${size}, ${formatEuro(unitPrice, language)}/${content.unit === 'ml' ? 'l' : 'kg'}`;
}

const FRACTION = { maximumFractionDigits: 3 };
const NUMBERS: Record<Language, () => Intl.NumberFormat> = {
  de: atFirstUse(() => new Intl.NumberFormat('de-DE', FRACTION)),
  en: atFirstUse(() => new Intl.NumberFormat('en-IE', FRACTION)),
};

/** '0,33 l', '250 g' */
export function sizeText({ amount, unit }: NetContent, language: Language = 'de'): string {
  const number = NUMBERS[language]();
  if (unit === 'ml') return `${number.format(amount / PER_LITRE)} l`;
  return amount < PER_LITRE ? `${number.format(amount)} g` : `${number.format(amount / PER_LITRE)} kg`;
}

const MEASURE = /(\d),(\d{1,3})(?=\s?(?:m?l|cl|k?g)\b)/g;

/** '0,33 l' on the paper of the kitchen is '0.33 l' for a guest who reads English. */
export const measuresInEnglish = (text: string): string => text.replace(MEASURE, '$1.$2');
