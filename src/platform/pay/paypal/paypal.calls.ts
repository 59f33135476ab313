import { DeadlineExceeded, withDeadline } from '../../dial/deadline.js';
import { boundedCall } from '../bounded-call.js';
import { PayRefused, PayUnreachable } from '../pay.errors.js';
import type { MerchantKeys } from '../pay.types.js';
import { codeOf } from '../pay-code.rules.js';
import { type PayPalToken, PayPalTokens } from './paypal.tokens.js';
import { failureOf } from './paypal-charges.rules.js';
import { hasOwnSandbox, hostFor } from './paypal-host.rules.js';

export interface PayPalLine {
  base: string;
  deadlineMs: number;
}

/** Calls with one pair of keys, all of them within the time of the question they belong to. */
export interface PayPalAsk {
  /** null: it does not exist. */
  get<T>(path: string): Promise<T | null>;
  post<T>(path: string, body: unknown, once: string | null): Promise<T>;
  /** A body that has to arrive byte for byte. */
  postText<T>(path: string, body: string): Promise<T>;
  remove(path: string): Promise<void>;
}

interface Sending {
  method: string;
  path: string;
  body?: string;
  once?: string | null;
}

/** PayPal by fetch: its own library knows two fixed hosts and no webhooks. */
export class PayPalCalls {
  private readonly tokens = new PayPalTokens();

  constructor(private readonly line: PayPalLine) {}

  get hasOwnSandbox(): boolean {
    return hasOwnSandbox(this.line.base);
  }

  async ask<T>(keys: MerchantKeys, run: (ask: PayPalAsk) => Promise<T>): Promise<T> {
    const { deadlineMs } = this.line;
    try {
      return await withDeadline(deadlineMs, (signal) => run(this.asker(keys, signal)));
    } catch (error) {
      if (error instanceof DeadlineExceeded) throw new PayUnreachable(`PayPal gave ${error.message}.`);
      throw error;
    }
  }

  /** A token nobody has used yet, and what it allows. */
  async signIn(keys: MerchantKeys): Promise<{ app: string; scope: string }> {
    const { deadlineMs } = this.line;
    const granted = await withDeadline(deadlineMs, (signal) => this.grant(keys, signal)).catch((error) => {
      if (error instanceof DeadlineExceeded) throw new PayUnreachable(`PayPal gave ${error.message}.`);
      throw error;
    });
    return { app: granted.app_id ?? '', scope: granted.scope ?? '' };
  }

  private asker(keys: MerchantKeys, signal: AbortSignal): PayPalAsk {
    const send = <T>(sending: Sending) => this.send<T>(keys, sending, signal);
    return {
      get: async <T>(path: string) => nullIfMissing(() => send<T>({ method: 'GET', path })),
      post: (path, body, once) => send({ method: 'POST', path, body: JSON.stringify(body), once }),
      postText: (path, body) => send({ method: 'POST', path, body }),
      remove: async (path) => {
        await nullIfMissing(() => send({ method: 'DELETE', path }));
      },
    };
  }

  /** A token may be taken back before its time, so the first 401 is no refusal yet. */
  private async send<T>(keys: MerchantKeys, sending: Sending, signal: AbortSignal): Promise<T> {
    const first = await this.sendOnce(keys, sending, signal);
    if (first.status !== 401) return bodyOf<T>(first);
    this.tokens.drop(keys);
    return bodyOf<T>(await this.sendOnce(keys, sending, signal));
  }

  private async sendOnce(keys: MerchantKeys, sending: Sending, signal: AbortSignal): Promise<Response> {
    const token = await this.tokens.get(keys, () => this.token(keys, signal));
    const { method, path, body, once } = sending;
    const headers: Record<string, string> = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    if (once) headers['paypal-request-id'] = once;
    return this.dial(keys, path, { method, headers, body }, signal);
  }

  private async token(keys: MerchantKeys, signal: AbortSignal): Promise<PayPalToken> {
    const { access_token: value, expires_in: expiresInSeconds } = await this.grant(keys, signal);
    return { value, expiresInSeconds };
  }

  private async grant(keys: MerchantKeys, signal: AbortSignal): Promise<Grant> {
    const login = Buffer.from(`${keys.publicKey}:${keys.secretKey}`).toString('base64');
    const headers = { authorization: `Basic ${login}`, 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: 'grant_type=client_credentials' };
    return bodyOf<Grant>(await this.dial(keys, '/v1/oauth2/token', init, signal));
  }

  /** Tried twice: a connection that was kept may have been cut meanwhile, and every change carries its key. */
  private async dial(keys: MerchantKeys, path: string, init: RequestInit, signal: AbortSignal) {
    const url = `${hostFor(this.line.base, keys.sandbox)}${path}`;
    try {
      return await boundedCall(url, init, signal).catch((error) => {
        if (signal.aborted) throw error;
        return boundedCall(url, init, signal);
      });
    } catch {
      throw new PayUnreachable('PayPal was not reached.');
    }
  }
}

interface Grant {
  access_token: string;
  expires_in: number;
  app_id?: string;
  scope?: string;
}

interface Problem {
  name?: unknown;
  error?: unknown;
  details?: { issue?: unknown }[];
}

async function bodyOf<T>(answer: Response): Promise<T> {
  const body = await jsonOf(answer);
  const { status, ok } = answer;
  if (ok) return body as T;
  const { name, error, details } = (body ?? {}) as Problem;
  const word = codeOf(Array.isArray(details) ? details[0]?.issue : null, name, error);
  const isRefusal = status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
  if (!isRefusal) throw new PayUnreachable(`PayPal answered ${status}: ${word}.`);
  throw status === 404 ? new PayPalMissing('other', word) : new PayRefused(failureOf(word), word);
}

/** What is no JSON did not come from PayPal but from something in between. */
async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new PayUnreachable(`PayPal answered ${answer.status} with something else than JSON.`);
  }
}

class PayPalMissing extends PayRefused {}

async function nullIfMissing<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PayPalMissing) return null;
    throw error;
  }
}
