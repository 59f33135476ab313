import { createHmac, createSign, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';

const RETRIES_MS = [300, 1_000, 3_000, 10_000, 30_000];
const PATIENCE_MS = 10_000;

/** Signs, sends, tries again, and does all of it wrong when told so. */
export class Webhooks {
  /** Every attempt: `{ service, url, event, kind, status }`. */
  attempts = [];
  #faults;
  #timers = new Set();
  #held = [];
  #keys = null;

  constructor(faults) {
    this.#faults = faults;
  }

  /** `targets`: `{ url, id, secret }`; `isCapture` sets free what waits for one. */
  tell({ service, targets, event, kind, isCapture = false }) {
    const { webhooks, delayMs } = this.#faults.now;
    const calls = targets.map((target) => ({
      service,
      target,
      body: JSON.stringify(event),
      event: event.id,
      kind,
    }));
    if (webhooks === 'never') return;
    if (webhooks === 'late') return this.#later(delayMs, () => this.#sendAll(calls));
    if (webhooks === 'outOfOrder') return this.#hold(calls, 250);
    if (webhooks === 'afterCapture') return isCapture ? this.#release(calls) : void this.#held.push(...calls);
    if (webhooks === 'forged') return this.#sendAll(calls.map((call) => ({ ...call, isForged: true })));
    this.#sendAll(webhooks === 'twice' ? [...calls, ...calls] : calls);
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Stripe's header for a body, at this second or another. */
  stripeHeader(body, secret, at = Date.now()) {
    const seconds = Math.floor(at / 1_000);
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  }

  paypalHeaders(body, webhookId, at = Date.now()) {
    const id = randomUUID();
    const time = new Date(at).toISOString().replace(/\.\d+Z/, 'Z');
    const signature = createSign('RSA-SHA256').update(signed(id, time, webhookId, body));
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature.sign(this.#pair.privateKey, 'base64'),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-sim',
    };
  }

  /** What PayPal is asked: was this body sent by it, for this webhook? */
  isGenuine({ id, time, signature, webhookId, body }) {
    const content = Buffer.from(signed(id, time, webhookId, body));
    return verify('RSA-SHA256', content, this.#pair.publicKey, Buffer.from(String(signature), 'base64'));
  }

  get #pair() {
    this.#keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return this.#keys;
  }

  /** Collected for a moment and sent the last one first. */
  #hold(calls, ms) {
    this.#held.push(...calls);
    if (this.#held.length === calls.length)
      this.#later(ms, () => this.#sendAll(this.#held.splice(0).reverse()));
  }

  #release(calls) {
    this.#sendAll([...calls, ...this.#held.splice(0)]);
  }

  #sendAll(calls) {
    for (const call of calls) void this.#send(call, 0);
  }

  async #send(call, attempt) {
    const status = await this.#post(call);
    this.attempts.push({
      service: call.service,
      url: call.target.url,
      event: call.event,
      kind: call.kind,
      status,
    });
    const isDone = status >= 200 && status < 300;
    if (!isDone && !call.isForged && RETRIES_MS[attempt] !== undefined) {
      this.#later(RETRIES_MS[attempt], () => this.#send(call, attempt + 1));
    }
  }

  async #post({ service, target, body, isForged }) {
    const headers = {
      'content-type': 'application/json',
      ...this.#headersOf(service, target, body, isForged),
    };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(target.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }

  #headersOf(service, { id, secret }, body, isForged) {
    if (service === 'stripe')
      return { 'stripe-signature': this.stripeHeader(body, isForged ? 'whsec_forged' : secret) };
    return this.paypalHeaders(isForged ? `${body} ` : body, id);
  }

  #later(ms, run) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
  }
}

const signed = (id, time, webhookId, body) => `${id}|${time}|${webhookId}|${crc32(body)}`;
