import { readFileSync } from 'node:fs';
import { approvePage, buttonPage, elementPage, securePage, tellingPage, waitPage } from './browser-pages.mjs';
import { Refusal, routeOf } from './http.mjs';

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

const script = (name) => ({
  status: 200,
  body: readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8'),
  headers: SCRIPT,
});
const shown = (body) => ({ status: 200, body, headers: PAGE });
const sentTo = (location) => ({ status: 303, body: '', headers: { location } });

const APPLE_FILE = '/files/apple-pay/apple-developer-merchantid-domain-association';

/** The scripts, frames and pages that a guest's browser sees. */
export class BrowserSide {
  #sim;

  /** `{ accounts, stripe, paypal }` */
  constructor(sim) {
    this.#sim = sim;
  }

  routes = [
    ['GET', '/favicon.ico', () => ({ status: 204 })],
    ['GET', '/v3/', () => script('stripe.js')],
    ['GET', '/v3/stripe.js', () => script('stripe.js')],
    ['GET', APPLE_FILE, () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: 'pay-sim' })],
    ['GET', '/stripe/element', ({ query }) => this.#element(query)],
    ['GET', '/stripe/element.js', () => script('element.js')],
    ['GET', '/stripe/3ds', ({ query }) => this.#askBank(query)],
    ['POST', '/stripe/3ds', ({ form }) => this.#answerBank(form)],
    ['GET', '/sdk/js', ({ query }) => this.#sdk(query)],
    ['GET', '/paypal/button', () => shown(buttonPage())],
    ['GET', '/paypal/button.js', () => script('paypal-button.js')],
    ['GET', '/paypal/wait', () => shown(waitPage())],
    ['GET', '/paypal/fits', ({ query }) => ({ status: 200, body: { problem: this.#problemOf(query) } })],
    ['GET', '/checkoutnow', ({ query }) => shown(approvePage(this.#order(query.get('token'))))],
    ['POST', '/checkoutnow', ({ form }) => this.#approve(form)],
  ];

  answer({ method, path, query, text }) {
    const route = routeOf(this.routes, method, path);
    if (!route) throw new Refusal(404, 'Nothing here.');
    return route.answer({ query, form: new URLSearchParams(method === 'POST' ? text : '') });
  }

  #element(query) {
    const key = query.get('key') ?? '';
    const account = this.#sim.accounts.ofStripeKey(key);
    if (!account) throw new Refusal(401, 'Unknown publishable key.');
    const hasWallets = this.#sim.stripe.domains.some(
      (one) =>
        one.name === account.name && one.live === account.live && one.domain_name === query.get('host'),
    );
    return shown(elementPage({ key, hasWallets }));
  }

  #intent(secret) {
    const intent = [...this.#sim.stripe.money.intents.values()].find((one) => one.clientSecret === secret);
    if (!intent) throw new Refusal(404, 'No such payment.');
    return intent;
  }

  #askBank(query) {
    return shown(securePage({ intent: this.#intent(query.get('secret')), isInline: query.has('inline') }));
  }

  #answerBank(form) {
    const intent = this.#intent(form.get('secret'));
    const isRight = form.get('answer') === 'yes';
    if (intent.status === 'requires_action') this.#sim.stripe.money.secured(intent, isRight);
    if (form.get('inline')) return shown(tellingPage({ kind: 'secured' }));
    const url = new URL(intent.returnUrl);
    url.searchParams.set('payment_intent', intent.id);
    url.searchParams.set('payment_intent_client_secret', intent.clientSecret);
    url.searchParams.set('redirect_status', isRight ? 'succeeded' : 'failed');
    return sentTo(url.href);
  }

  #sdk(query) {
    const id = query.get('client-id') ?? '';
    if (this.#sim.accounts.ofPayPalClient(id, null)) return script('paypal.js');
    throw new Refusal(400, "throw new Error('SDK Validation error: client-id not recognized');");
  }

  #order(id) {
    const order = this.#sim.paypal.money.orders.get(id);
    if (!order) throw new Refusal(404, 'No such order.');
    return order;
  }

  /** What PayPal's script finds wrong before it opens its window. */
  #problemOf(query) {
    const order = this.#sim.paypal.money.orders.get(query.get('token'));
    if (!order) return 'Order could not be found';
    const [intent, currency] = [query.get('intent').toUpperCase(), query.get('currency')];
    if (order.intent !== intent)
      return `Unexpected intent: ${order.intent}. Please load the script with intent=${order.intent.toLowerCase()}`;
    return order.currency === currency ? null : `Unexpected currency: ${order.currency}`;
  }

  #approve(form) {
    const order = this.#order(form.get('token'));
    const means = form.get('means');
    const isCancelled = means === 'cancel';
    if (!isCancelled) this.#sim.paypal.money.approve(order, means);
    return shown(
      tellingPage(isCancelled ? { kind: 'cancelled' } : { kind: 'approved', payerID: order.payer.id }),
    );
  }
}
