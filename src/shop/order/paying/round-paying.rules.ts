import { DAY_MS, MINUTE_MS } from '../../../shared/berlin-time.js';
import type { Cents } from '../../../shared/money.js';
import type { Order, OrderState } from '../order.types.js';
import type { OrderPayment } from './order-payment.types.js';

/** What a round at a table says of its money. */
export type PayableRound = Pick<Order, 'state' | 'payment'> &
  Partial<Pick<Order, 'fulfilment' | 'placedAt'>> & { sums: Pick<Order['sums'], 'payableCents'> };

/** So long the others at the table wait for whoever is typing in a card. */
export const PAYING_MS = 10 * MINUTE_MS;
/** Nobody sits that long; whoever forgot to close the table has it at the till. */
const LATEST_MS = DAY_MS;
/** Taken by the house: what may still be refused nobody pays. */
const TAKEN: readonly OrderState[] = ['accepted', 'preparing', 'ready', 'underway', 'completed'];

/** A round that was to be paid in the house and is still nobody's: its guests may pay it online instead. */
export function isUnpaidRound(
  { state, fulfilment, placedAt, payment, sums }: PayableRound,
  now: Date,
): boolean {
  if (fulfilment !== 'table' || !placedAt || !TAKEN.includes(state)) return false;
  if (payment.paymentId || payment.atTill || payment.paidCents > 0) return false;
  return sums.payableCents > 0 && now.getTime() - placedAt.getTime() < LATEST_MS;
}

/** Its money is still to come, and may come online. */
export const waitsForMoney = (order: PayableRound, now: Date): boolean =>
  order.state === 'awaitPayment' || isUnpaidRound(order, now);

const isHeld = ({ state }: OrderPayment): boolean => state === 'authorised' || state === 'pending';

/** What is held is as good as paid: it is taken right away, and nobody may ask for it at the till as well. */
export const coveredCents = ({ payment, sums }: Pick<PayableRound, 'payment' | 'sums'>): Cents =>
  isHeld(payment) ? sums.payableCents : payment.paidCents - payment.refundedCents;

/** What closing its table settles: nobody there pays it any more, nor again. */
export const isSettledByClosing = (round: PayableRound, now: Date): boolean =>
  isUnpaidRound(round, now) || (round.payment.onSite !== undefined && isHeld(round.payment));

/** Who at the table is paying it now; null: nobody, or they have let it lie. */
export const payerNow = ({ paying }: OrderPayment, now: Date): string | null =>
  paying && paying.until > now ? paying.guestId : null;

/** A payment that came to nothing is none: the round is to be paid as before. Once its guests are gone the desk is told instead. */
export function openAgain(payment: OrderPayment): OrderPayment {
  const { onSite, paidCents, state, atTill, paymentId } = payment;
  const cameToNothing = paidCents === 0 && (state === 'failed' || state === 'open');
  if (!onSite || !paymentId || !cameToNothing) return payment;
  if (atTill) return { ...payment, state: 'failed' };
  return { way: onSite, paidCents: 0, refundedCents: 0, state: 'open', paymentId: null };
}
