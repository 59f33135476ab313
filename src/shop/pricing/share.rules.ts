import { allocate, type Cents, vatOf } from '../../shared/money.js';
import type { RateShare, VatGroup } from './pricing.types.js';

/** A fee takes the rates of the goods it comes with, in proportion to their gross value. */
export function splitByRate(total: Cents, weights: readonly RateShare[]): RateShare[] {
  const shares = allocate(
    total,
    weights.map(({ cents }) => cents),
  );
  return weights.map(({ rate }, i) => ({ rate, cents: shares[i]! })).filter(({ cents }) => cents !== 0);
}

/** One entry for each rate, the lowest first. */
export function sumByRate(shares: readonly RateShare[]): RateShare[] {
  const sums = new Map<number, Cents>();
  for (const { rate, cents } of shares) sums.set(rate, (sums.get(rate) ?? 0) + cents);
  return [...sums].map(([rate, cents]) => ({ rate, cents })).sort((a, b) => a.rate - b.rate);
}

export const vatGroupsOf = (shares: readonly RateShare[]): VatGroup[] =>
  sumByRate(shares)
    .filter(({ cents }) => cents !== 0)
    .map(({ rate, cents }) => vatGroup(rate, cents, vatOf(cents, rate)));

export const vatGroup = (rate: number, grossCents: Cents, vatCents: Cents): VatGroup => ({
  rate,
  grossCents,
  netCents: grossCents - vatCents,
  vatCents,
});

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);
