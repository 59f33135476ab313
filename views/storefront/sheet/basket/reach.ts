import type { QuoteView } from '../../../../src/storefront/order/quote.view';

type Sums = Pick<QuoteView, 'countedCents' | 'missingToMinimumCents' | 'cheaperDelivery' | 'refusal'>;

/** How far the basket is: to the minimum first, then to the next step at which the delivery is cheaper. */
export interface Reach {
  /** Below the minimum some areas refuse, others ask for a surcharge. */
  to: 'minimum' | 'noSurcharge' | 'cheaperDelivery';
  missingCents: number;
  /** What the delivery costs then. */
  feeCents: number;
  valueCents: number;
  goalCents: number;
}

export function reachOf(sums: Sums): Reach | null {
  const valueCents = Math.max(0, sums.countedCents);
  const reach = (to: Reach['to'], missingCents: number, feeCents = 0): Reach => ({
    to,
    missingCents,
    feeCents,
    valueCents,
    goalCents: valueCents + missingCents,
  });
  const { missingToMinimumCents, cheaperDelivery, refusal } = sums;
  if (missingToMinimumCents > 0)
    return reach(refusal?.code === 'belowMinimum' ? 'minimum' : 'noSurcharge', missingToMinimumCents);
  return cheaperDelivery && reach('cheaperDelivery', cheaperDelivery.missingCents, cheaperDelivery.feeCents);
}
