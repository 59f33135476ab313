import { type Cents, formatEuro, roundHalfAway } from '../../shared/money.js';

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
export function contentText(cents: Cents, content: NetContent): string {
  const size = sizeText(content);
  const unitPrice = unitPriceOf(cents, content);
  if (unitPrice === null || content.amount === PER_LITRE) return size;
  return `${size}, ${formatEuro(unitPrice)}/${content.unit === 'ml' ? 'l' : 'kg'}`;
}

const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

function sizeText({ amount, unit }: NetContent): string {
  if (unit === 'ml') return `${NUMBER.format(amount / PER_LITRE)} l`;
  return amount < PER_LITRE ? `${NUMBER.format(amount)} g` : `${NUMBER.format(amount / PER_LITRE)} kg`;
}
