import type { Charge, ChargeRefund } from '../../platform/pay/pay.types.js';
import type { Cents } from '../../shared/money.js';
import type { OrderState } from '../order/order.types.js';
import { nextLookAt, REFUNDS_BEFORE_HELP, refundAgainAt } from './look/look-times.rules.js';
import type { Payment, Refund } from './payment.types.js';

const CURRENCY = 'EUR';

/** What of an order decides about its money. */
export interface PaidOrder {
  state: OrderState;
  /** A round at a table that is to be paid in the house and may still be paid online. */
  isUnpaidRound?: boolean;
  payableCents: Cents;
  /** The payment that counts; null while none does. */
  paymentId: string | null;
  /** Its last step can no longer be taken back. */
  settled: boolean;
  now: Date;
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

/** Under this the service does it once. The key moves only after a failure that it keeps, and after the truth was read. */
export const onceFor = ({ stuckTries = 0 }: Pick<Payment, 'stuckTries'>, what: string): string =>
  stuckTries > 0 ? `${what} s${stuckTries}` : what;

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
  if (order.state === 'awaitPayment' || order.isUnpaidRound) return null;
  return order.paymentId === id ? order.payableCents : 0;
}

/** What is still with the restaurant: a refund that failed has given nothing back, and what a bank has called back is gone. */
export const keptOf = ({
  capturedCents,
  refunds,
  disputes,
}: Pick<Payment, 'capturedCents' | 'refunds' | 'disputes'>): Cents =>
  capturedCents - givenBack(refunds) - disputed(disputes);

export const givenBack = (refunds: readonly Pick<Refund, 'state' | 'cents'>[]): Cents =>
  refunds.filter(({ state }) => state !== 'failed').reduce((sum, { cents }) => sum + cents, 0);

/** Held since the order is there, or beyond: the restaurant has its money coming. */
const WAITS: readonly OrderState[] = ['awaitPayment', 'placed'];

/** The next thing to be done about a payment that was just read. */
export function stepOf(payment: Payment, order: PaidOrder): PaymentStep {
  const keep = keepOf(payment, order);
  if (payment.mismatch) return keep === 0 ? letGo(payment, order) : REST;
  switch (payment.state) {
    case 'authorised':
      // The service has said no to taking it: the round is open again, and this payment is none.
      if (keep === null) return payment.captureFailed ? { do: 'void' } : { do: 'place' };
      if (keep === 0) return { do: 'void' };
      if (WAITS.includes(order.state) || !order.settled || payment.captureFailed) return REST;
      return { do: 'capture', cents: Math.min(keep, payment.amountCents) };
    case 'captured':
      if (keep === null) return { do: 'place' };
      return giveBack(payment, keep, order);
    case 'voided':
    case 'mismatch':
      return REST;
    default:
      return keep === 0 ? { do: 'void' } : REST;
  }
}

/** Money goes back that the order never knew: it came too late, or a second time. */
export const isUnawaited = (
  { id, state, captureFailed }: Pick<Payment, 'id' | 'state' | 'captureFailed'>,
  step: PaymentStep,
  { paymentId }: Pick<PaidOrder, 'paymentId'>,
): boolean =>
  id !== paymentId &&
  !captureFailed &&
  ((step.do === 'void' && state === 'authorised') || (step.do === 'wantRefund' && step.kind === 'over'));

function letGo(payment: Payment, order: PaidOrder): PaymentStep {
  if (payment.state === 'voided') return REST;
  return payment.capturedCents > 0 ? giveBack(payment, 0, order) : { do: 'void' };
}

/** What the restaurant has more than it may keep goes back; a dispute decides for itself. */
function giveBack(payment: Payment, keep: Cents, { now }: PaidOrder): PaymentStep {
  const wanted = payment.refunds.find(({ state }) => state === 'wanted');
  if (wanted) return { do: 'askRefund', refund: wanted };
  const over = keptOf(payment) - keep;
  const again = refundAgainAt(payment.refunds);
  if (over <= 0 || again === null || again > now) return REST;
  return { do: 'wantRefund', kind: keep === 0 ? 'over' : 'changed', cents: over };
}

/** What has to go back and does not: somebody has to help. */
export function stuckRefundOf(payment: Payment, order: PaidOrder): Cents {
  const keep = payment.state === 'captured' ? keepOf(payment, order) : null;
  const tries = payment.refunds.filter(({ state }) => state === 'failed').length;
  if (keep === null || tries < REFUNDS_BEFORE_HELP) return 0;
  return Math.max(0, keptOf(payment) - keep);
}

const disputed = (disputes: Payment['disputes']): Cents =>
  disputes
    .filter((dispute) => isCalledBack(dispute) && !dispute.asRefund)
    .reduce((sum, { cents }) => sum + cents, 0);

/** An inquiry is a question: the money is still there, and may be given back. */
export const isCalledBack = ({ state }: Pick<Payment['disputes'][number], 'state'>): boolean =>
  state === 'open' || state === 'lost';

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
    disputes: charge.disputes,
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

/** Whether nothing more can happen to it by itself. */
export const isAtRest = (payment: Payment, order: PaidOrder): boolean => {
  const keep = keepOf(payment, order);
  if (payment.state === 'voided') return true;
  if (keep === null || payment.refunds.some(({ state }) => state === 'pending' || state === 'wanted'))
    return false;
  return payment.state === 'captured' && stepOf(payment, order).do === 'rest';
};

/** When it is looked at again by the clock: also what is taken may be given back or disputed at the service. */
export function dueAtOf(
  payment: Payment,
  order: { state: OrderState; payBy?: Date | null },
  now: Date,
): Date | null {
  if (payment.state === 'voided') return null;
  const next = nextLookAt(now, payment.capturedAt ?? payment.createdAt, order);
  const again = payment.refunds.some(({ state }) => state === 'failed')
    ? refundAgainAt(payment.refunds)
    : null;
  return again && again > now && (!next || again < next) ? again : next;
}
