import type { Stripe } from 'stripe';
import type { ContractPayment, SeenContract } from './platform-pay.types.js';

const STATE: Record<string, SeenContract['state']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'pastDue',
  unpaid: 'pastDue',
  paused: 'pastDue',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** A subscription in our words. */
export function seenIn(found: Stripe.Subscription, payments: ContractPayment[]): SeenContract {
  const [item] = found.items.data;
  const price = item?.price;
  const latest = found.latest_invoice;
  const retry = latest && typeof latest === 'object' ? latest.next_payment_attempt : null;
  return {
    service: 'stripe',
    id: found.id,
    reference: found.metadata.reference ?? '',
    state: STATE[found.status] ?? 'incomplete',
    cancels: found.cancel_at_period_end,
    cents: price?.unit_amount ?? 0,
    currency: (price?.currency ?? '').toUpperCase(),
    isMonthly:
      found.items.data.length === 1 && item?.quantity === 1 && price?.recurring?.interval === 'month',
    until: dateOf(item?.current_period_end ?? 0),
    retryAt: retry ? dateOf(retry) : null,
    payments,
  };
}

export function paymentIn(invoice: Stripe.Invoice): ContractPayment {
  const paidAt = dateOf(invoice.status_transitions.paid_at ?? invoice.created);
  const periods = invoice.lines.data.map(({ period }) => period);
  return {
    id: invoice.id ?? '',
    cents: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    paidAt,
    from: dateOf(Math.min(...periods.map(({ start }) => start), invoice.created)),
    until: dateOf(Math.max(...periods.map(({ end }) => end), invoice.created)),
    kind: invoice.billing_reason === 'subscription_update' ? 'proration' : 'period',
  };
}

interface Told {
  object?: string;
  id?: string;
  subscription?: unknown;
  parent?: { subscription_details?: { subscription?: unknown } | null } | null;
}

/** The subscription an event is about; null: about something else. */
export function contractIdIn(told: object): string | null {
  const { object, id, subscription, parent } = told as Told;
  if (object === 'subscription') return id ?? null;
  const named = subscription ?? parent?.subscription_details?.subscription;
  return typeof named === 'string' ? named : null;
}

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
