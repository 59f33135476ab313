import type { ChargeHint, RawCall, WebhookSeal } from '../pay.types.js';
import { headerOf } from '../raw-call.js';
import type { PayPalAsk } from './paypal.calls.js';
import type { PayPalEvent, PayPalPlaced } from './paypal.types.js';

/** PayPal itself tries for three days. */
const OLDEST_MS = 4 * 24 * 3_600_000;
const ID = /^[A-Za-z0-9-]{1,40}$/;
const UP = /\/v2\/(checkout\/orders|payments\/(?:authorizations|captures))\/([A-Za-z0-9-]{1,40})$/;
const MOST_STEPS = 2;

export const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.VOIDED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
];

/** The question whether PayPal sent this; null when it need not be asked. */
export function verificationOf(seal: WebhookSeal, call: RawCall, now: number): string | null {
  const text = textOf(call.body);
  const sentAt = headerOf(call, 'paypal-transmission-time');
  const fields = {
    transmission_id: headerOf(call, 'paypal-transmission-id'),
    transmission_time: sentAt,
    transmission_sig: headerOf(call, 'paypal-transmission-sig'),
    auth_algo: headerOf(call, 'paypal-auth-algo'),
    cert_url: headerOf(call, 'paypal-cert-url'),
    webhook_id: seal.id,
  };
  const isWhole = Object.values(fields).every((value) => value !== null && value.length <= 1_000);
  if (!isWhole || !sentAt || !isOfPayPal(fields.cert_url)) return null;
  if (!(Math.abs(now - Date.parse(sentAt)) < OLDEST_MS)) return null;
  if (text === null || eventIn(text) === null) return null;
  // The signature counts the bytes as they came; reading and writing them again would change it.
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${text}}`;
}

export async function payPalHint(
  ask: PayPalAsk,
  question: string,
  call: RawCall,
): Promise<ChargeHint | null> {
  const path = '/v1/notifications/verify-webhook-signature';
  const { verification_status: verdict } = await ask.postText<{ verification_status: string }>(
    path,
    question,
  );
  const event = eventIn(textOf(call.body) ?? '');
  if (verdict !== 'SUCCESS' || event === null) return null;
  const { id: eventId, event_type: kind, create_time: at } = event;
  return { eventId, kind, chargeId: await chargeIdIn(ask, event), at: new Date(at) };
}

async function chargeIdIn(
  ask: PayPalAsk,
  { event_type: kind, resource }: PayPalEvent,
): Promise<string | null> {
  if (kind.startsWith('CHECKOUT.ORDER.')) return idOrNull(resource.id);
  const disputed = idOrNull(resource.disputed_transactions?.[0]?.seller_transaction_id);
  const part = disputed ? await ask.get<PayPalPlaced>(`/v2/payments/captures/${disputed}`) : resource;
  return part && orderAbove(ask, part);
}

/** A refund shows the way up to its capture, that to its hold or order; a dispute names the capture. */
async function orderAbove(ask: PayPalAsk, part: PayPalPlaced, steps = MOST_STEPS): Promise<string | null> {
  const named = idOrNull(part.supplementary_data?.related_ids?.order_id);
  const up = part.links?.find(({ rel }) => rel === 'up')?.href ?? '';
  const [, path, id] = UP.exec(up) ?? [];
  if (named !== null || path === undefined || id === undefined) return named;
  if (path === 'checkout/orders') return id;
  const above = steps > 0 ? await ask.get<PayPalPlaced>(`/v2/${path}/${id}`) : null;
  return above && orderAbove(ask, above, steps - 1);
}

const idOrNull = (id: string | undefined): string | null => (id !== undefined && ID.test(id) ? id : null);

function eventIn(text: string): PayPalEvent | null {
  try {
    const event = JSON.parse(text);
    const isEvent = [event.id, event.event_type, event.create_time].every((one) => typeof one === 'string');
    return isEvent && typeof event.resource === 'object' && event.resource !== null ? event : null;
  } catch {
    return null;
  }
}

function textOf(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return null;
  }
}

function isOfPayPal(address: string | null): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'));
}
