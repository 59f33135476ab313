import type { Charge, ChargeDispute, ChargeFailure, ChargeRefund, ChargeState } from '../pay.types.js';
import type { PayPalAmount, PayPalCapture, PayPalDispute, PayPalHold, PayPalOrder } from './paypal.types.js';
import { centsOf } from './paypal-amount.rules.js';

const MOVED = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const UNSETTLED = ['CREATED', 'SAVED', 'APPROVED', 'PAYER_ACTION_REQUIRED'];

export const holdOf = (order: PayPalOrder): PayPalHold | null =>
  paymentsOf(order)?.authorizations?.at(-1) ?? null;
export const capturesOf = (order: PayPalOrder): PayPalCapture[] => paymentsOf(order)?.captures ?? [];
/** The capture whose money came. */
export const movedCapture = (captures: PayPalCapture[]): PayPalCapture | null =>
  captures.find(({ status }) => MOVED.includes(status)) ?? null;

export function payPalCharge(order: PayPalOrder, disputes: PayPalDispute[], test: boolean): Charge {
  const [unit] = order.purchase_units;
  const captures = capturesOf(order);
  const moved = captures.filter(({ status }) => MOVED.includes(status));
  const hasApproved = Boolean(order.payment_source?.paypal?.account_id) || order.status === 'COMPLETED';
  return {
    id: order.id,
    state: stateOf(order),
    amountCents: centsIn(unit?.amount),
    currency: unit?.amount.currency_code ?? '',
    reference: unit?.custom_id ?? '',
    capturedCents: moved.reduce((sum, { amount }) => sum + centsIn(amount), 0),
    refunds: (paymentsOf(order)?.refunds ?? []).map((refund) => refundOf(refund, unit?.custom_id)),
    disputes: disputesOf(disputes, order),
    test,
    means: hasApproved ? 'PayPal' : null,
    failure: failureIn(order),
  };
}

const paymentsOf = ({ purchase_units: [unit] }: PayPalOrder) => unit?.payments;

function stateOf(order: PayPalOrder): ChargeState {
  const captures = capturesOf(order);
  const hold = holdOf(order);
  if (movedCapture(captures)) return 'captured';
  if (captures.some(({ status }) => status === 'PENDING')) return 'pending';
  const isTaken = !hold || hold.status === 'CAPTURED';
  if (captures.length > 0 && isTaken) return 'declined';
  if (hold) return HOLDS[hold.status] ?? 'pending';
  if (order.status === 'VOIDED') return 'voided';
  return UNSETTLED.includes(order.status) ? 'open' : 'pending';
}

/** A hold of which a capture was declined is still one: the next attempt may succeed. */
const HOLDS: Partial<Record<string, ChargeState>> = {
  CREATED: 'authorised',
  DENIED: 'declined',
  VOIDED: 'voided',
  EXPIRED: 'voided',
};

function failureIn(order: PayPalOrder): ChargeFailure | null {
  const captures = capturesOf(order);
  const hold = holdOf(order);
  if (movedCapture(captures)) return null;
  if (hold?.status === 'EXPIRED') return 'expired';
  return hold?.status === 'DENIED' || captures.some(isDeclined) ? 'declined' : null;
}

export const isDeclined = ({ status }: PayPalCapture): boolean =>
  status === 'DECLINED' || status === 'FAILED';

const REFUNDS: Partial<Record<string, ChargeRefund['state']>> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** One made at PayPal itself inherits the reference of its charge, so that one is none of a refund. */
function refundOf({ id, amount, custom_id: given, status }: PayPalCapture, ofCharge?: string): ChargeRefund {
  const reference = given && given !== ofCharge ? given : null;
  return { id, cents: centsIn(amount), reference, state: REFUNDS[status] ?? 'pending' };
}

const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

/** What PayPal pays out of a dispute it books as a refund of the capture too: each refund stands for one dispute. */
function disputesOf(disputes: readonly PayPalDispute[], order: PayPalOrder): ChargeDispute[] {
  const reference = order.purchase_units[0]?.custom_id;
  const refunds = (paymentsOf(order)?.refunds ?? []).filter(
    (refund) => refundOf(refund, reference).reference === null,
  );
  return disputes.map((dispute) => {
    const read = disputeOf(dispute);
    const index = read.state === 'lost' ? refunds.findIndex((refund) => isPaidOutBy(refund, dispute)) : -1;
    if (index < 0) return read;
    refunds.splice(index, 1);
    return { ...read, asRefund: true };
  });
}

const isPaidOutBy = ({ amount, create_time: at }: PayPalCapture, dispute: PayPalDispute): boolean =>
  centsIn(amount) === disputeOf(dispute).cents &&
  !(Date.parse(at ?? '') < Date.parse(dispute.create_time ?? ''));

/** One that was settled in part has cost no more than that part. */
function disputeOf({
  dispute_id: id,
  status,
  dispute_amount: amount,
  dispute_outcome: outcome,
}: PayPalDispute): ChargeDispute {
  if (status !== 'RESOLVED') return { id, cents: centsIn(amount), state: 'open' };
  if (!LOST.includes(outcome?.outcome_code ?? '')) return { id, cents: centsIn(amount), state: 'won' };
  const refunded = centsIn(outcome?.amount_refunded);
  return { id, cents: refunded > 0 ? refunded : centsIn(amount), state: 'lost' };
}

/** An amount we cannot read equals none of ours. */
const centsIn = (amount: PayPalAmount | undefined): number => centsOf(amount?.value ?? '') ?? -1;

const FAILURES: Partial<Record<string, ChargeFailure>> = {
  INSTRUMENT_DECLINED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  PAYMENT_DENIED: 'declined',
  TRANSACTION_REFUSED: 'declined',
  CARD_EXPIRED: 'expiredCard',
  PAYER_ACTION_REQUIRED: 'authentication',
  AUTHORIZATION_EXPIRED: 'expired',
  ORDER_EXPIRED: 'expired',
};

export const failureOf = (issue: string): ChargeFailure => FAILURES[issue] ?? 'other';
