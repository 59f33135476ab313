import { Refusal } from './http.mjs';
import { PayPalPlans } from './plans-paypal.mjs';
import { StripePlans } from './plans-stripe.mjs';

/** Contracts that pay every month, at both services: whoever runs the product sells plans with them. */
export class Plans {
  #parts;

  /** `{ stripe, paypal, webhooks, controls, browser, url }`; adds its routes to theirs. */
  constructor(parts) {
    this.#parts = parts;
    this.stripe = new StripePlans(parts);
    this.paypal = new PayPalPlans(parts);
    parts.controls.routes.push(
      ['GET', '/_plans', () => this.all()],
      ['POST', '/_plans/pay', ({ json }) => this.pay(json)],
      ['POST', '/_plans/advance', ({ json }) => this.advance(json)],
      ['POST', '/_plans/retry', ({ json }) => this.retry(json)],
      ['POST', '/_plans/card', ({ json }) => this.card(json)],
      ['POST', '/_plans/hook', ({ json }) => this.hook(json)],
    );
  }

  all() {
    return [...this.stripe.contracts.values(), ...this.paypal.contracts.values()];
  }

  /** What the buyer does on the page of the service; answers the contract. */
  pay({ id, card, means = 'ok' }) {
    if (this.stripe.sessions.has(id)) return this.stripe.pay(id, card);
    return this.paypal.approve(id, means);
  }

  /** The paid time is over: it is paid again, the payment fails, or the contract ends because it was cancelled. */
  advance({ id, outcome = 'paid' }) {
    return this.#of(id).advance(id, outcome);
  }

  /** Another attempt after a failed payment; `givenUp` was the last one. */
  retry({ id, outcome = 'paid' }) {
    return this.#of(id).retry(id, outcome);
  }

  card({ id, card }) {
    return Object.assign(this.#of(id).contracts.get(id), { card });
  }

  /** Where the service tells of contracts, as somebody would enter it in its dashboard. */
  hook({ service = 'stripe', url, secret, id = 'WH-PLATFORM', name = 'platform' }) {
    if (service === 'stripe') {
      const endpoint = { id: `we_${name}`, secret, url, kinds: ['*'], name, live: false };
      this.#parts.stripe.endpoints.set(endpoint.id, endpoint);
    } else this.#parts.paypal.hooks.set(id, { id, url, kinds: ['*'], name });
  }

  #of(id) {
    for (const side of [this.stripe, this.paypal]) if (side.contracts.has(id)) return side;
    throw new Refusal(404, { error: `no contract ${id}` });
  }
}
