import type { QuoteView } from '../../../../src/storefront/order/quote.view';

type Sums = Pick<
  QuoteView,
  'goodsCents' | 'discountCents' | 'missingToMinimumCents' | 'missingToFreeDeliveryCents' | 'refusal'
>;

/** How far the basket is: to the minimum first, then to what makes the delivery cheaper. */
export interface Reach {
  /** Below the minimum some areas refuse, others ask for a surcharge. */
  to: 'minimum' | 'noSurcharge' | 'freeDelivery';
  missingCents: number;
  valueCents: number;
  goalCents: number;
}

export function reachOf(sums: Sums): Reach | null {
  const valueCents = Math.max(0, sums.goodsCents - sums.discountCents);
  const reach = (to: Reach['to'], missingCents: number): Reach => ({
    to,
    missingCents,
    valueCents,
    goalCents: valueCents + missingCents,
  });
  const { missingToMinimumCents, missingToFreeDeliveryCents, refusal } = sums;
  if (missingToMinimumCents > 0)
    return reach(refusal?.code === 'belowMinimum' ? 'minimum' : 'noSurcharge', missingToMinimumCents);
  return missingToFreeDeliveryCents ? reach('freeDelivery', missingToFreeDeliveryCents) : null;
}
