import { centsOf } from './paypal/paypal-amount.rules.js';
import type { ContractPayment, SeenContract } from './platform-pay.types.js';
import { monthAfter } from './platform-time.rules.js';

export interface Links {
  links?: { rel: string; href: string }[];
}

interface Money {
  value: string;
  currency_code: string;
}

export interface Subscription extends Links {
  id: string;
  status: string;
  plan_id: string;
  custom_id?: string;
  quantity?: string;
  start_time: string;
  billing_info?: {
    next_billing_time?: string;
    last_payment?: { time: string };
    failed_payments_count?: number;
  };
}

export interface Plan {
  id: string;
  name: string;
  billing_cycles?: {
    frequency: { interval_unit: string; interval_count?: number };
    pricing_scheme: { fixed_price: Money };
  }[];
}

export interface Transaction {
  id: string;
  status: string;
  time: string;
  amount_with_breakdown: { gross_amount: Money };
}

export function paymentIn({
  id,
  time,
  amount_with_breakdown: { gross_amount: gross },
}: Transaction): ContractPayment {
  const paidAt = new Date(time);
  const until = monthAfter(paidAt);
  const cents = centsOf(gross.value) ?? 0;
  return { id, cents, currency: gross.currency_code, paidAt, from: paidAt, until, kind: 'period' };
}

/** A subscription in our words. */
export function seenIn(found: Subscription, plan: Plan | null, payments: ContractPayment[]): SeenContract {
  const { next_billing_time: next, failed_payments_count: failed = 0 } = found.billing_info ?? {};
  const cycle = plan?.billing_cycles?.at(-1);
  const price = cycle?.pricing_scheme.fixed_price;
  const paidUntil = payments[0]?.until ?? new Date(found.start_time);
  const { interval_unit: unit, interval_count: every = 1 } = cycle?.frequency ?? { interval_unit: '' };
  return {
    service: 'paypal',
    id: found.id,
    reference: found.custom_id ?? '',
    state: stateOf(found.status, failed),
    cancels: found.status === 'SUSPENDED' && failed === 0,
    cents: (price && centsOf(price.value)) ?? 0,
    currency: price?.currency_code ?? '',
    isMonthly: unit === 'MONTH' && every === 1 && (found.quantity ?? '1') === '1',
    until: next && failed === 0 ? new Date(next) : paidUntil,
    retryAt: next && failed > 0 ? new Date(next) : null,
    payments,
  };
}

function stateOf(status: string, failed: number): SeenContract['state'] {
  // We suspend what was cancelled; PayPal suspends what it could not collect.
  if (status === 'ACTIVE' || status === 'SUSPENDED') return failed > 0 ? 'pastDue' : 'active';
  return status === 'CANCELLED' || status === 'EXPIRED' ? 'ended' : 'incomplete';
}
