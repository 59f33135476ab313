import { type Cents, percentOf } from '../../../src/shared/money';

/** What somebody assumes about a month; percentages in percent. */
export interface Assumptions {
  revenueCents: Cents;
  averageOrderCents: Cents;
  movedPercent: number;
  commissionPercent: number;
}

export interface Comparison {
  movedCents: Cents;
  orders: number;
  commissionPerOrderCents: Cents;
  commissionCents: Cents;
  tresenCents: Cents;
  /** Below zero when the fixed price is higher than the commission. */
  savedCents: Cents;
  savedPerYearCents: Cents;
}

const MONTHS = 12;

/** The commission on the orders that move to a page of one's own, beside the fixed price of a plan. */
export function compare(
  { revenueCents, averageOrderCents, movedPercent, commissionPercent }: Assumptions,
  tresenCents: Cents,
): Comparison {
  const movedCents = percentOf(revenueCents, movedPercent);
  const commissionCents = percentOf(movedCents, commissionPercent);
  const savedCents = commissionCents - tresenCents;
  return {
    movedCents,
    orders: averageOrderCents > 0 ? Math.round(movedCents / averageOrderCents) : 0,
    commissionPerOrderCents: percentOf(averageOrderCents, commissionPercent),
    commissionCents,
    tresenCents,
    savedCents,
    savedPerYearCents: savedCents * MONTHS,
  };
}

/** The smallest moved revenue whose commission covers the fixed price; null without a commission. */
export function breakEvenCents(commissionPercent: number, tresenCents: Cents): Cents | null {
  const hundredths = Math.round(commissionPercent * 100);
  if (hundredths <= 0) return null;
  return Math.max(Math.ceil(((tresenCents - 0.5) * 10_000) / hundredths), 0);
}

export const perYear = (cents: Cents): Cents => cents * MONTHS;
