import { addDays } from '../../shared/berlin-time.js';
import type { Cents } from '../../shared/money.js';

/** A price that was asked from one day until the day before another; null: until now. */
export interface PastPrice {
  cents: Cents;
  from: string;
  to: string | null;
  /** It was announced as a reduction. */
  reduced: boolean;
}

const DAYS_BACK = 30;

/** § 11 PAngV: the lowest price of the 30 days before a reduction; null when nothing was sold then. */
export function referencePriceOf(history: readonly PastPrice[], start: string): Cents | null {
  const first = addDays(start, -DAYS_BACK);
  const prices = history
    .filter(({ from, to }) => from < start && (to === null || to > first))
    .map(({ cents }) => cents);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The first day of a reduction that grew step by step without a break; the 30 days are counted before that. */
export function reductionStartOf(history: readonly PastPrice[], start: string): string {
  const before = history.find(
    ({ from, to, reduced }) => reduced && from < start && to !== null && to >= start,
  );
  return before ? reductionStartOf(history, before.from) : start;
}

/** Whole percent, never more than was really taken off; null when the price is no reduction. */
export function reductionPercentOf(cents: Cents, referenceCents: Cents | null): number | null {
  if (referenceCents === null || cents >= referenceCents) return null;
  return Math.floor(((referenceCents - cents) * 100) / referenceCents);
}
