import type { Stripe } from 'stripe';
import type {
  Charge,
  ChargeDispute,
  ChargeFailure,
  ChargeRefund,
  ChargeState,
  DisputeState,
} from '../pay.types.js';

/** What a read brings along; without it Stripe names the charge only. */
export const EXPAND = ['latest_charge.refunds'];

export function chargeOf(
  intent: Stripe.PaymentIntent,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): Charge {
  return {
    id: intent.id,
    state: stateOf(intent),
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    reference: intent.metadata.reference ?? '',
    capturedCents: intent.amount_received,
    refunds: refunds.filter((refund) => !isRelease(refund)).map(refundOf),
    disputes: disputes.map(disputeOf),
    test: !intent.livemode,
    means: meansOf(latestCharge(intent)?.payment_method_details ?? null),
    failure: failureIn(intent),
  };
}

export function latestCharge({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === 'object' ? charge : null;
}

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): ChargeState {
  if (status === 'succeeded') return 'captured';
  if (status === 'requires_capture') return 'authorised';
  if (status === 'canceled') return 'voided';
  if (status === 'processing') return 'pending';
  return status === 'requires_payment_method' && error ? 'declined' : 'open';
}

function failureIn(intent: Stripe.PaymentIntent): ChargeFailure | null {
  if (intent.status === 'canceled') return intent.cancellation_reason === 'automatic' ? 'expired' : null;
  const error = intent.status === 'requires_payment_method' ? intent.last_payment_error : null;
  return error ? failureOf(error) : null;
}

interface StripeProblem {
  type?: string;
  code?: string | null;
  decline_code?: string | null;
}

const FAILURES: Partial<Record<string, ChargeFailure>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  payment_intent_authentication_failure: 'authentication',
  authentication_required: 'authentication',
  charge_expired_for_capture: 'expired',
  card_declined: 'declined',
};

export function failureOf({ type, code, decline_code: reason }: StripeProblem): ChargeFailure {
  return FAILURES[reason ?? ''] ?? FAILURES[code ?? ''] ?? (type === 'card_error' ? 'declined' : 'other');
}

/** What a smaller capture or a void lets go is listed as a refund too, but no money has moved. */
const isRelease = ({ status, reason, balance_transaction: booking }: Stripe.Refund): boolean =>
  reason === 'expired_uncaptured_charge' || (status === 'succeeded' && booking === null);

function refundOf({ id, amount, metadata, status }: Stripe.Refund): ChargeRefund {
  const isOver = status === 'failed' || status === 'canceled';
  const state = status === 'succeeded' ? 'done' : isOver ? 'failed' : 'pending';
  return { id, cents: amount, reference: metadata?.reference ?? null, state };
}

const DISPUTES: Partial<Record<Stripe.Dispute['status'], DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'answered',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

function disputeOf({ id, amount, status }: Stripe.Dispute): ChargeDispute {
  return { id, cents: amount, state: DISPUTES[status] ?? 'open' };
}

const WALLETS: Partial<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};
const BRANDS: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  girocard: 'girocard',
};
const KINDS: Partial<Record<string, string>> = {
  klarna: 'Klarna',
  link: 'Link',
  paypal: 'PayPal',
  revolut_pay: 'Revolut Pay',
  sepa_debit: 'SEPA-Lastschrift',
};

function meansOf(details: Stripe.Charge.PaymentMethodDetails | null): string | null {
  if (!details) return null;
  const { type, card } = details;
  if (!card) return KINDS[type] ?? type;
  const wallet = WALLETS[card.wallet?.type ?? ''];
  return wallet ?? `${BRANDS[card.brand ?? ''] ?? 'Karte'} •••• ${card.last4 ?? ''}`.trim();
}
