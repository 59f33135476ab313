import http from 'node:http';
import https from 'node:https';
import { Injectable } from '@nestjs/common';
import webPush, { type RequestDetails } from 'web-push';
import { withDeadline } from '../dial/deadline.js';
import { resolveTarget, type Target } from '../dial/dial.js';
import { Env } from '../env/env.js';
import { addressOf } from '../mail/mail.rules.js';
import { outcomeOf } from './push.rules.js';
import type { PushOutcome, PushTarget } from './push.types.js';
import { VapidKeyring } from './vapid-keyring.js';

const DEADLINE_MS = 10_000;

export interface PushText {
  /** JSON for the service worker; push services see it sealed. */
  payload: string;
  /** So long a phone that is off may still get it. */
  ttlSeconds: number;
}

/** Speaks to push services by RFC 8030, at the address that was checked and at no other. */
@Injectable()
export class WebPush {
  constructor(
    private readonly keys: VapidKeyring,
    private readonly env: Env,
  ) {}

  async publicKey(): Promise<string> {
    return (await this.keys.get()).publicKey;
  }

  /** Throws where another try may help. */
  async send(target: PushTarget, { payload, ttlSeconds }: PushText): Promise<PushOutcome> {
    const vapidDetails = { subject: this.subject(), ...(await this.keys.get()) };
    const options = { vapidDetails, TTL: ttlSeconds, urgency: 'high', contentEncoding: 'aes128gcm' } as const;
    const request = webPush.generateRequestDetails(target, payload, options);
    const dialled = await this.check(target.endpoint);
    const status = await withDeadline(DEADLINE_MS, (signal) => post(request, dialled, signal));
    const outcome = outcomeOf(status);
    if (!outcome) throw new Error(`The push service answered ${status}.`);
    return outcome;
  }

  /** Refuses by name what must not be dialled. */
  check(endpoint: string): Promise<Target> {
    const { hostname, port, protocol } = new URL(endpoint);
    const usual = protocol === 'http:' ? 80 : 443;
    return resolveTarget(hostname, Number(port) || usual, { allowPrivate: this.env.ALLOW_PRIVATE_TARGETS });
  }

  /** Whom a push service writes to when something is wrong. */
  private subject(): string {
    const { baseUrl, MAIL_FROM } = this.env;
    return baseUrl.startsWith('https:') ? baseUrl : `mailto:${addressOf(MAIL_FROM).address}`;
  }
}

/** Redirects are answers like any other: nobody follows them. */
function post(
  { endpoint, method, headers, body }: RequestDetails,
  { address, family }: Target,
  signal: AbortSignal,
): Promise<number> {
  const { request } = endpoint.startsWith('http:') ? http : https;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      signal,
      agent: false as const,
      lookup: (_host: string, _options: unknown, found: Found) => found(null, [{ address, family }]),
    };
    const sending = request(endpoint, options, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

type Found = (error: null, addresses: { address: string; family: number }[]) => void;
