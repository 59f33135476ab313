import type { Cents } from '../../../shared/money.js';
import type { DiscountKind } from '../discount.types.js';

export const RESULT_SPANS = [7, 30, 90] as const;
export type ResultSpan = (typeof RESULT_SPANS)[number];

/** What codes and campaigns have brought and cost, by the orders that were not rejected or cancelled. */
export interface DiscountResults {
  days: ResultDay[];
  offers: OfferResult[];
  /** All orders that had a discount, and all that had none. */
  with: OrderSum;
  without: OrderSum;
}

export interface OrderSum {
  orders: number;
  /** Goods after discounts, without deposit, fees and tips. */
  turnoverCents: Cents;
}

export interface ResultDay {
  date: string;
  withCents: Cents;
  withoutCents: Cents;
}

export interface OfferResult {
  id: string;
  label: string;
  /** null: it has been deleted since. */
  kind: DiscountKind | null;
  redemptions: number;
  turnoverCents: Cents;
  costCents: Cents;
}
