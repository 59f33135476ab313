import type { Stripe } from 'stripe';
import { DeadlineExceeded, withDeadline } from '../../dial/deadline.js';
import { boundedCall } from '../bounded-call.js';
import { PayRefused, PayStuck, PayUnreachable } from '../pay.errors.js';
import { codeOf } from '../pay-code.rules.js';
import { failureOf } from './stripe.charges.js';

const RETRIES = 1;

export interface StripeLine {
  base: URL;
  deadlineMs: number;
}

/** The library takes an eighth of a second to load, so it comes with the first payment. */
export const stripeLibrary = async () => (await import('stripe')).Stripe;

/** Asks Stripe within the time there is. What goes wrong becomes an error of ours that carries a code and no sentence. */
export async function askStripe<T>(
  { base, deadlineMs }: StripeLine,
  key: string,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const Library = await stripeLibrary();
  const clientUntil = (signal: AbortSignal) =>
    new Library(key, {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      maxNetworkRetries: RETRIES,
      timeout: Math.ceil(deadlineMs / (RETRIES + 1)),
      telemetry: false,
      httpClient: Library.createFetchHttpClient(fetchUntil(signal)),
    });
  try {
    return await withDeadline(deadlineMs, (signal) => ask(clientUntil(signal)));
  } catch (error) {
    throw ourErrorOf(error);
  }
}

/** Gives up when the library does for this attempt, or when the time for all of them is over. */
const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  (url, init = {}) =>
    boundedCall(String(url), init, init.signal ? AbortSignal.any([signal, init.signal]) : signal);

/** The library's own errors carry the request with its headers, so none of them leaves this file. */
function ourErrorOf(error: unknown): unknown {
  if (error instanceof DeadlineExceeded) return new PayUnreachable(`Stripe gave ${error.message}.`);
  if (!isStripeError(error)) return error;
  const { statusCode = 0, type, rawType, code, decline_code } = error;
  const isRefusal = statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
  const word = codeOf(decline_code, code, rawType, type);
  // Only a replay is certainly over; a first 5xx may have been sent by something in between while Stripe still works on it.
  const isKept = statusCode >= 500 && error.headers?.['idempotent-replayed'] === 'true';
  if (isKept) return new PayStuck(`Stripe repeats its failure: ${word}.`);
  if (!isRefusal) return new PayUnreachable(`Stripe could not answer: ${word}.`);
  return new PayRefused(failureOf({ type: rawType, code, decline_code }), word);
}

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
