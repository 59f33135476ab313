import type { Stripe } from 'stripe';
import type { ChargeHint, RawCall, WebhookSeal } from '../pay.types.js';
import { headerOf } from '../raw-call.js';
import { stripeLibrary } from './stripe.calls.js';

const TOLERANCE_SECONDS = 300;

/** What we want to be told; each of it makes us read again. */
export const STRIPE_EVENTS = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export async function stripeHint(seal: WebhookSeal, call: RawCall): Promise<ChargeHint | null> {
  const signature = headerOf(call, 'stripe-signature');
  if (!signature || !seal.secret) return null;
  const { webhooks } = await stripeLibrary();
  try {
    const event = webhooks.constructEvent(call.body, signature, seal.secret, TOLERANCE_SECONDS);
    return {
      eventId: event.id,
      kind: event.type,
      chargeId: chargeIdIn(event),
      at: new Date(event.created * 1_000),
    };
  } catch {
    return null;
  }
}

function chargeIdIn({ data: { object } }: Stripe.Event): string | null {
  if (!('object' in object)) return null;
  if (object.object === 'payment_intent') return object.id;
  if (!['charge', 'refund', 'dispute'].includes(String(object.object))) return null;
  const intent = 'payment_intent' in object ? object.payment_intent : null;
  return typeof intent === 'string' ? intent : null;
}
