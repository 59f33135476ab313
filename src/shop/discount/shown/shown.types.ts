import type { Cents } from '../../../shared/money.js';
import type { SaidView } from '../../../shared/said.types.js';

/** A campaign that acts right now, as the menu tells guests of it. */
export interface ShownOffer extends SaidView {
  label: string;
  /** What it does; '' where it speaks of something that nobody has translated. */
  text: string;
  /** When it stops for today, or for good; null: nobody can say. */
  until: string | null;
  /** The dishes it is for; empty where it is for the whole basket. */
  dishIds: string[];
  /** Only where the restaurant wants its dishes shown with the price they have now. */
  prices: ShownPrice[];
}

/** What a size of a dish costs with it. Sizes are told apart by what the page says of them. */
export interface ShownPrice {
  dishId: string;
  cents: Cents;
  unitPrice: string | null;
  nowCents: Cents;
  nowUnitPrice: string | null;
  /** The lowest price of the 30 days before (§ 11 PAngV), where the price now is below it; else null. */
  lowestCents: Cents | null;
  /** How much below that, in whole percent; null without one. */
  percent: number | null;
}
