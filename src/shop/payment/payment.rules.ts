import type { Charge, ChargeRefund } from '../../platform/pay/pay.types.js';
import type { Cents } from '../../shared/money.js';
import type { OrderState } from '../order/order.types.js';
import type { Payment, Refund } from './payment.types.js';

const CURRENCY = 'EUR';
/** A service that says no this often says no again; somebody has to look. */
const MOST_FAILED_REFUNDS = 3;

/** What of an order decides about its money. */
export interface PaidOrder {
  state: OrderState;
  payableCents: Cents;
  /** The payment that counts; null while none does. */
  paymentId: string | null;
  /** Its last step can no longer be taken back. */
  settled: boolean;
}

export type PaymentStep =
  | { do: 'rest' }
  /** The order reaches the restaurant. */
  | { do: 'place' }
  | { do: 'capture'; cents: Cents }
  | { do: 'void' }
  /** One that somebody wanted and nobody has asked for yet. */
  | { do: 'askRefund'; refund: Refund }
  | { do: 'wantRefund'; kind: 'changed' | 'over'; cents: Cents };

const REST: PaymentStep = { do: 'rest' };

/** Why what the service says is not what we asked for; null when it is. */
export function mismatchOf(
  { amountCents, reference }: Pick<Payment, 'amountCents' | 'reference'>,
  charge: Pick<Charge, 'amountCents' | 'currency' | 'reference'>,
): 'amount' | 'currency' | 'reference' | null {
  if (charge.currency !== CURRENCY) return 'currency';
  if (charge.amountCents !== amountCents) return 'amount';
  return charge.reference === reference ? null : 'reference';
}

/** So much of this payment is to stay with the restaurant; null while nobody can say. */
export function keepOf({ id }: Pick<Payment, 'id'>, order: PaidOrder): Cents | null {
  if (order.state === 'rejected' || order.state === 'cancelled') return 0;
  if (order.state === 'awaitPayment') return null;
  return order.paymentId === id ? order.payableCents : 0;
}

/** What is still with the restaurant: a refund that failed has given nothing back. */
export const keptOf = ({ capturedCents, refunds }: Pick<Payment, 'capturedCents' | 'refunds'>): Cents =>
  capturedCents - givenBack(refunds);

export const givenBack = (refunds: readonly Pick<Refund, 'state' | 'cents'>[]): Cents =>
  refunds.filter(({ state }) => state !== 'failed').reduce((sum, { cents }) => sum + cents, 0);

/** Held since the order is there, or beyond: the restaurant has its money coming. */
const WAITS: readonly OrderState[] = ['awaitPayment', 'placed'];

/** The next thing to be done about a payment that was just read. */
export function stepOf(payment: Payment, order: PaidOrder): PaymentStep {
  const keep = keepOf(payment, order);
  if (payment.mismatch) return keep === 0 ? letGo(payment) : REST;
  switch (payment.state) {
    case 'authorised':
      if (keep === null) return { do: 'place' };
      if (keep === 0) return { do: 'void' };
      if (WAITS.includes(order.state) || !order.settled || payment.captureFailed) return REST;
      return { do: 'capture', cents: Math.min(keep, payment.amountCents) };
    case 'captured':
      if (keep === null) return { do: 'place' };
      return giveBack(payment, keep);
    case 'voided':
    case 'mismatch':
      return REST;
    default:
      return keep === 0 ? { do: 'void' } : REST;
  }
}

function letGo(payment: Payment): PaymentStep {
  if (payment.state === 'voided') return REST;
  return payment.capturedCents > 0 ? giveBack(payment, 0) : { do: 'void' };
}

/** What the restaurant has more than it may keep goes back; a dispute decides for itself. */
function giveBack(payment: Payment, keep: Cents): PaymentStep {
  const { refunds, disputes } = payment;
  const wanted = refunds.find(({ state }) => state === 'wanted');
  if (wanted) return { do: 'askRefund', refund: wanted };
  const over = keptOf(payment) - keep - disputed(disputes);
  if (over <= 0 || refunds.filter(({ state }) => state === 'failed').length >= MOST_FAILED_REFUNDS)
    return REST;
  return { do: 'wantRefund', kind: keep === 0 ? 'over' : 'changed', cents: over };
}

const disputed = (disputes: Payment['disputes']): Cents =>
  disputes.filter(({ state }) => state !== 'won').reduce((sum, { cents }) => sum + cents, 0);

/** What a read says, beside what we knew. The refunds of the service that are not ours stay out. */
export function readOf(payment: Payment, charge: Charge): Partial<Payment> {
  const mismatch = mismatchOf(payment, charge);
  return {
    state: mismatch && charge.state !== 'voided' ? 'mismatch' : charge.state,
    mismatch,
    means: charge.means ?? payment.means,
    failure: charge.failure ?? (payment.captureFailed ? payment.failure : null),
    capturedCents: charge.capturedCents,
    test: charge.test,
    disputes: charge.disputes.map(({ id, cents, state }) => ({ id, cents, state })),
    refunds: payment.refunds.map((refund) => refundAsRead(refund, charge.refunds)),
  };
}

function refundAsRead(refund: Refund, read: readonly ChargeRefund[]): Refund {
  const known = read.find(({ id, reference }) => id === refund.chargeRefundId || reference === refund.id);
  if (!known) return refund;
  const { chargeRefundId: _, state: __, ...rest } = refund;
  return { ...rest, chargeRefundId: known.id, state: known.state };
}

/** Made at the service itself, by whoever has the keys. */
export const outsideRefundsOf = (payment: Payment, charge: Pick<Charge, 'refunds'>): ChargeRefund[] =>
  charge.refunds.filter(
    ({ id, reference, state }) =>
      state !== 'failed' &&
      !payment.refunds.some((refund) => refund.chargeRefundId === id || refund.id === reference),
  );

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** What no call has told we find out by ourselves. */
export const LOOK_EVERY_MS = 5 * MINUTE;
const LONGEST_WAIT_MS = 15 * MINUTE;
/** So long before nobody waits for it any more it is looked at once more: it may be paid, and no call has told. */
const LAST_LOOK_MS = 20 * SECOND;

export function nextLookAt(now: Date, { state, payBy }: { state: OrderState; payBy?: Date | null }): Date {
  const next = now.getTime() + LOOK_EVERY_MS;
  const last = state === 'awaitPayment' && payBy ? payBy.getTime() - LAST_LOOK_MS : 0;
  return new Date(last > now.getTime() ? Math.min(next, last) : next);
}

/** The service is away: again after 5, 10, 20 seconds and so on. */
export const retryAfterMs = (failedTries: number): number =>
  Math.min(5 * SECOND * 2 ** Math.min(Math.max(failedTries - 1, 0), 12), LONGEST_WAIT_MS);

/** Whether nothing more can happen to it by itself. */
export const isAtRest = (payment: Payment, order: PaidOrder): boolean => {
  const keep = keepOf(payment, order);
  if (payment.state === 'voided') return true;
  if (keep === null || payment.refunds.some(({ state }) => state === 'pending' || state === 'wanted'))
    return false;
  return payment.state === 'captured' && stepOf(payment, order).do === 'rest';
};
