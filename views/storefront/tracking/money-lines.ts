import type { TrackingView } from '../../../src/storefront/order/quote.view';

/** What there is to say about the money of an order; what is not said is not known or nothing. */
export type MoneyLine =
  | { kind: 'atDoor'; way: 'cash' | 'cardOnSite'; cents: number; cashCents: number | null }
  | { kind: 'paidAtDoor'; way: 'cash' | 'cardOnSite'; cents: number }
  | { kind: 'held' | 'paid' | 'checked' | 'failed'; cents: number }
  | { kind: 'refunded'; cents: number; comesBack: string }
  | { kind: 'partly'; cents: number; paidCents: number; comesBack: string }
  | { kind: 'onItsWay'; cents: number; comesBack: string }
  | { kind: 'nothingTaken' };

const KIND: Partial<Record<Paid['money']['state'], 'held' | 'checked'>> = {
  authorised: 'held',
  pending: 'checked',
};

/** The bank said no after the order was taken: nothing goes on before somebody settles it. */
export const isUnpaid = ({ state, money }: Pick<TrackingView, 'state' | 'money'>): boolean =>
  money.state === 'failed' && state !== 'cancelled' && state !== 'rejected';

type Paid = Pick<TrackingView, 'state' | 'payment' | 'payableCents' | 'money'>;

export function moneyLineOf({ state, payment, payableCents, money }: Paid): MoneyLine | null {
  const isOff = state === 'cancelled' || state === 'rejected';
  const { paidCents, refundedCents, cashCents } = money;
  if (payment === 'cash' || payment === 'cardOnSite') {
    if (isOff) return null;
    if (state === 'completed') return { kind: 'paidAtDoor', way: payment, cents: payableCents };
    return { kind: 'atDoor', way: payment, cents: payableCents, cashCents };
  }
  if (refundedCents > 0 && refundedCents >= paidCents)
    return { kind: 'refunded', cents: refundedCents, comesBack: payment };
  if (isOff)
    return paidCents > 0
      ? { kind: 'onItsWay', cents: paidCents - refundedCents, comesBack: payment }
      : { kind: 'nothingTaken' };
  if (refundedCents > 0) return { kind: 'partly', cents: refundedCents, paidCents, comesBack: payment };
  if (money.state === 'failed') return { kind: 'failed', cents: payableCents };
  return { kind: KIND[money.state] ?? 'paid', cents: payableCents };
}
