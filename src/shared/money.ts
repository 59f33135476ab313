import type { Language } from './voice.types.js';

/** Whole euro cents, gross unless a name says otherwise; never a fraction. */
export type Cents = number;

/** '1.234,50 €' with a no-break space before the sign, in English '€1,234.50'. */
export const formatEuro = (cents: Cents, language: Language = 'de'): string =>
  language === 'de'
    ? `${formatCents(cents)}\u00a0€`
    : `${signOf(cents)}€${formatCents(Math.abs(cents), language)}`;

/** '7 %' and '12,5 %' with a no-break space, in English '7%' and '12.5%'; two places at most. */
export function formatPercent(percent: number, language: Language = 'de'): string {
  const said = String(Math.round(percent * 100) / 100);
  return language === 'de' ? `${said.replace('.', ',')}\u00a0%` : `${said}%`;
}

/**
 * '1.234,50': the same without the sign, for narrow columns and input fields. By hand, as `Intl` would write it: its
 * first amount costs a phone as much as all of a page's other scripts.
 */
export function formatCents(cents: Cents, language: Language = 'de'): string {
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.'];
  const size = String(Math.round(Math.abs(cents))).padStart(3, '0');
  const euros = size.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${signOf(cents)}${euros}${point}${size.slice(-2)}`;
}

const signOf = (cents: Cents): string => (cents < 0 ? '-' : '');

const AMOUNT = /^(?:(\d+)|([1-9]\d{0,2}(?:\.\d{3})+))(?:,(\d{1,2}))?$|^(\d+)\.(\d{1,2})$/;

/** What a person typed as a price; null when it could mean two things. '1.234' is a thousand. */
export function parseEuro(input: string): Cents | null {
  const text = input.replace(/€|\bEUR\b/i, '').trim();
  const [, whole, grouped, comma, dotted, dot] = AMOUNT.exec(text) ?? [];
  const euros = whole ?? grouped?.replaceAll('.', '') ?? dotted;
  if (euros === undefined) return null;

  const cents = Number(euros) * 100 + Number((comma ?? dot ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Half a cent goes away from zero, so that a refund mirrors a sale. */
export const roundHalfAway = (value: number): number =>
  withoutMinusZero(Math.sign(value) * Math.round(Math.abs(value)));

/** The tax inside a gross amount. Ask once per rate of a receipt, never per line. */
export const vatOf = (grossCents: Cents, rate: number): Cents =>
  roundHalfAway((grossCents * rate) / (100 + rate));

/** Percentages count to the hundredth, so that 7.5 or 3.33 percent meet no binary fraction. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  roundHalfAway((cents * Math.round(percent * 100)) / 10_000);

/**
 * Splits a total by weights with the largest remainder; ties go to the lower index. The parts always add up to
 * the total. Without any weight all parts weigh the same.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0)
    return weights.length === 0
      ? []
      : allocate(
          total,
          weights.map(() => 1),
        );

  const size = Math.abs(total);
  if (weights.some((weight) => weight < 0) || !Number.isSafeInteger(size * sum)) {
    throw new RangeError(`Cannot split ${total} by ${weights.join(', ')}`);
  }
  if (weights.length === 1) return [withoutMinusZero(total)];
  const remainders = weights.map((weight) => (size * weight) % sum);
  const shares = weights.map((weight, i) => (size * weight - remainders[i]!) / sum);
  const left = size - shares.reduce((all, share) => all + share, 0);
  const lucky = new Set(byRemainder(remainders).slice(0, left));
  return shares.map((share, i) => withoutMinusZero(Math.sign(total) * (share + (lucky.has(i) ? 1 : 0))));
}

const byRemainder = (remainders: number[]): number[] =>
  remainders.map((_, i) => i).sort((a, b) => remainders[b]! - remainders[a]! || a - b);

const withoutMinusZero = (value: number): number => value + 0;
