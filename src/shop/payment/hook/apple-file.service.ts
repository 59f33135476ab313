import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../../platform/dial/deadline.js';
import { Env } from '../../../platform/env/env.js';
import { boundedCall } from '../../../platform/pay/bounded-call.js';
import { DAY_MS } from '../../../shared/berlin-time.js';
import { NoAppleFile } from '../payment.errors.js';
import { appleFileUrl } from './apple-file.rules.js';

const DEADLINE_MS = 5_000;

/** With this file a host proves to Apple that Stripe may take money on it. It is the same for everybody and runs out one day. */
@Injectable()
export class AppleFile {
  private readonly url: string;
  private readonly known = new LRUCache<string, string>({
    max: 1,
    ttl: DAY_MS,
    fetchMethod: (url) => fetchFile(url),
  });

  constructor(env: Env) {
    this.url = appleFileUrl(env.STRIPE_JS_URL);
  }

  /** Those who ask at once wait for one answer. */
  async get(): Promise<string> {
    const text = await this.known.fetch(this.url).catch(() => undefined);
    if (text === undefined) throw new NoAppleFile();
    return text;
  }
}

const fetchFile = (url: string): Promise<string> =>
  withDeadline(DEADLINE_MS, async (signal) => {
    const answer = await boundedCall(url, {}, signal);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    return answer.text();
  });
