import type { Cents } from '../../../shared/money.js';
import type { Discount } from '../../pricing/pricing.types.js';
import type { DiscountMiss, DiscountRule } from '../discount.types.js';
import { bestSetOf, type DiscountBasket, discountOf, worthAlone } from './best.rules.js';
import { conditionMissOf, type DiscountMoment } from './condition.rules.js';

export interface GivenDiscount {
  rule: DiscountRule;
  cents: Cents;
}

export interface MissedDiscount {
  rule: DiscountRule;
  miss: DiscountMiss;
}

/** What a basket gets, what it does not get and why. */
export interface DiscountOutcome {
  given: readonly GivenDiscount[];
  missed: readonly MissedDiscount[];
  /** The same for pricing, in the order in which they are taken off. */
  discounts: readonly Discount[];
}

/** Candidates become those that apply, and these the best set that is allowed. */
export function discountsFor(
  candidates: readonly DiscountRule[],
  basket: DiscountBasket,
  moment: DiscountMoment,
): DiscountOutcome {
  const missed: MissedDiscount[] = [];
  const applicable: DiscountRule[] = [];
  for (const rule of candidates) {
    const miss = conditionMissOf(rule, moment) ?? emptyMissOf(rule, basket, moment);
    if (miss) missed.push({ rule, miss });
    else applicable.push(rule);
  }
  const best = bestSetOf(applicable, basket);
  const given = best.given.filter(({ rule, cents }) => cents > 0 || rule.effect.kind === 'freeDelivery');
  const isGiven = new Set(given.map(({ rule }) => rule));
  const beaten = applicable.filter((rule) => !isGiven.has(rule));
  return {
    given,
    missed: [...missed, ...beaten.map((rule) => ({ rule, miss: { why: 'better' as const } }))],
    discounts: given.map(({ rule }) => discountOf(rule, basket)),
  };
}

/** What a delivery costs may only be known later. */
function emptyMissOf(
  rule: DiscountRule,
  basket: DiscountBasket,
  { fulfilment }: DiscountMoment,
): DiscountMiss | null {
  if (rule.effect.kind === 'freeDelivery') return fulfilment === 'delivery' ? null : { why: 'fulfilment' };
  return worthAlone(rule, basket) === 0 ? { why: 'nothingMeant' } : null;
}
