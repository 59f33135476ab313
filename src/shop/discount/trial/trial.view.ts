import type { Cents } from '../../../shared/money.js';
import type { DiscountEffectKind } from '../discount.types.js';
import type { OfferConflict } from '../words/conflict.rules.js';

/** Who orders, where a rule asks for it. */
export const TRIAL_GUESTS = ['new', 'regular', 'away'] as const;
export type TrialGuest = (typeof TRIAL_GUESTS)[number];

/** A basket priced as the shop would, with the rule that is being edited among those that act. */
export interface TrialView {
  /** Line by line as they were asked. */
  lines: { grossCents: Cents; discountCents: Cents }[];
  given: { id: string; label: string; kind: DiscountEffectKind; cents: Cents; own: boolean }[];
  missed: { id: string; label: string; why: string; own: boolean }[];
  goodsCents: Cents;
  feesCents: Cents;
  depositCents: Cents;
  payableCents: Cents;
  /** Why the shop would not take this order then; null: it would. */
  refusal: string | null;
  conflicts: OfferConflict[];
}
