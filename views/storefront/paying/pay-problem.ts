import type { PayingWords } from '../lib/words/sentences.paying';
import type { StripeError } from './stripe.types';

export type PayProblem = keyof PayingWords['problems'];

/** 'settled': it is paid already, in another tab perhaps. 'atField': the form says itself what is missing. */
export type Refusal = PayProblem | 'settled' | 'atField';

const BY_CODE: Record<string, Refusal> = {
  payment_intent_unexpected_state: 'settled',
  payment_intent_authentication_failure: 'authentication',
  authentication_required: 'authentication',
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  payment_intent_payment_attempt_expired: 'expired',
};
const BY_TYPE: Record<string, Refusal> = {
  validation_error: 'atField',
  api_connection_error: 'offline',
  card_error: 'declined',
};

/** What a guest is told when Stripe says no. Its own sentences are not ours: they neither say du nor what to do. */
export const problemOf = ({ type, code = '', decline_code = '' }: StripeError): Refusal =>
  BY_CODE[decline_code] ?? BY_CODE[code] ?? BY_TYPE[type] ?? 'other';

/** Whence a guest comes back, as the address says it. */
export interface ComeBack {
  problem: PayProblem | null;
}

/** null: nobody comes back from a payment service. PayPal names a payer only when one has agreed. */
export function comeBackOf(search: string): ComeBack | null {
  const asked = new URLSearchParams(search);
  const paypal = asked.get('bezahlt') === 'paypal';
  const status = asked.get('redirect_status');
  if (!paypal && status === null && !asked.has('bezahlt')) return null;
  if (status === 'failed') return { problem: 'authentication' };
  return { problem: paypal && !asked.has('PayerID') ? 'cancelled' : null };
}

/** The address without what the payment service has hung on it: reloaded it is the page of the order and no return. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  const language = url.searchParams.get('lang');
  url.search = language ? `?lang=${language}` : '';
  return url.href;
}

/** What our server calls it. */
export const problemNamed = (failure: string): PayProblem =>
  (['declined', 'insufficientFunds', 'expiredCard', 'authentication', 'expired'] as const).find(
    (one) => one === failure,
  ) ?? 'other';
