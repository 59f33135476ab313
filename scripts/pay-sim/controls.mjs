import { jsonOf, Refusal, routeOf } from './http.mjs';
import { ledgerOf } from './ledger.mjs';

/** What nobody at Stripe or PayPal offers: the guest's and the provider's hand, and the switches. */
export class Controls {
  #parts;

  /** `{ accounts, faults, webhooks, stripe, paypal }` */
  constructor(parts) {
    this.#parts = parts;
  }

  routes = [
    ['GET', '/_ledger', () => ({ charges: this.ledger(), webhooks: this.#parts.webhooks.attempts })],
    ['GET', '/_faults', () => this.#parts.faults.now],
    ['POST', '/_faults', ({ json }) => this.fail(json)],
    ['POST', '/_accounts', ({ json }) => this.#parts.accounts.add(json)],
    ['POST', '/_revoke', ({ json }) => this.#parts.accounts.revoke(json.secretKey)],
    ['POST', '/_pay', ({ json }) => this.pay(json)],
    ['POST', '/_refund', ({ json }) => this.refund(json)],
    ['POST', '/_dispute', ({ json }) => this.dispute(json)],
    ['POST', '/_decide', ({ json }) => this.decide(json)],
    ['POST', '/_expire', ({ json }) => this.expire(json)],
  ];

  answer({ method, path, text }) {
    const route = routeOf(this.routes, method, path);
    if (!route) throw new Refusal(404, { error: 'no such switch' });
    return { status: 200, body: route.answer({ json: jsonOf(text) }) ?? { ok: true } };
  }

  ledger() {
    return ledgerOf(this.#parts.stripe, this.#parts.paypal);
  }

  fail(changes) {
    try {
      this.#parts.faults.set(changes);
    } catch ({ message }) {
      throw new Refusal(400, { error: message });
    }
    return this.#parts.faults.now;
  }

  /** What the guest does in the browser: `card` (3-D Secure is answered) at Stripe, `means` 'declined' or 'failsAtCapture' at PayPal. */
  pay({ id, card = '4242424242424242', means = 'ok' }) {
    this.#at(id, {
      stripe: (money, intent) => {
        const { status } = money.confirm(intent, { number: card });
        if (status === 'requires_action') money.secured(intent, true);
      },
      paypal: (money, order) => money.approve(order, means),
    });
  }

  /** As if made in the provider's own dashboard; `status` 'pending' or 'failed' as Stripe and PayPal know them. */
  refund({ id, cents, status }) {
    this.#at(id, {
      stripe: (money, intent) => money.refund(intent, { amount: cents, status }),
      paypal: (money, order) => {
        const capture = order.captures.find((one) => one.status !== 'DECLINED');
        const value = cents === undefined ? undefined : (cents / 100).toFixed(2);
        money.refund(order, capture, { amount: value && { value }, status: status?.toUpperCase() });
      },
    });
  }

  /** `outcome`: 'won' or 'lost' ends it, 'inquiry' is Stripe's question before it; PayPal pays `refundedCents` out of a lost one. */
  dispute({ id, cents, outcome, refundedCents }) {
    const code = { won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' }[outcome];
    const status = outcome === 'inquiry' ? 'warning_needs_response' : outcome;
    this.#at(id, {
      stripe: (money, intent) => money.dispute(intent, { amount: cents, status }),
      paypal: (money, order) => {
        if (refundedCents) this.refund({ id, cents: refundedCents });
        money.dispute(order, { amount: cents, outcome: code, refundedCents });
      },
    });
  }

  /** `outcome` 'ok' or 'declined' for a capture that PayPal still looks at. */
  decide({ id, outcome = 'ok' }) {
    this.#at(id, {
      stripe: () => {
        throw new Refusal(400, { error: 'Stripe decides at once' });
      },
      paypal: (money, order) => money.decide(order, outcome === 'ok' ? 'COMPLETED' : 'DECLINED'),
    });
  }

  /** The hold has run out, or an order nobody paid is forgotten. */
  expire({ id }) {
    this.#at(id, {
      stripe: (money, intent) => money.expire(intent),
      paypal: (money, order) => money.expire(order),
    });
  }

  #at(id, { stripe, paypal }) {
    const { stripe: stripeApi, paypal: paypalApi } = this.#parts;
    const intent = stripeApi.money.intents.get(id);
    const order = paypalApi.money.orders.get(id);
    if (intent) stripe(stripeApi.money, intent);
    else if (order) paypal(paypalApi.money, order);
    else throw new Refusal(404, { error: `no charge ${id}` });
  }
}
