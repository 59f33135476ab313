import { randomBytes } from 'node:crypto';
import { jsonOf, Refusal, routeOf } from './http.mjs';
import { PayPalMoney, paypalId, unprocessable } from './paypal-money.mjs';
import { captureView, disputeView, holdView, orderView, refundView, toldView } from './paypal-views.mjs';

const TOKEN_SECONDS = 32_400;
const SCOPE =
  'https://uri.paypal.com/services/payments/payment/authcapture https://uri.paypal.com/services/payments/refund openid';

/** PayPal's API: tokens, JSON, PayPal-Request-Id, webhooks. The money itself is in paypal-money.mjs. */
export class PayPalApi {
  hooks = new Map();
  tokensGiven = 0;
  #tokens = new Map();
  #answers = new Map();
  #accounts;
  #webhooks;
  #url;

  /** `url` is asked when it is needed: the port is known late. */
  constructor({ accounts, faults, webhooks, url }) {
    this.#accounts = accounts;
    this.#webhooks = webhooks;
    this.#url = url;
    this.money = new PayPalMoney(faults, (...news) => this.#tell(...news));
  }

  routes = [
    ['POST', '/v2/checkout/orders', (call) => [201, this.#order(this.money.create(call.account, call.json))]],
    ['GET', '/v2/checkout/orders/:id', (call) => [200, this.#order(this.#find(call))]],
    [
      'POST',
      '/v2/checkout/orders/:id/authorize',
      (call) => [201, this.#order(this.money.authorise(this.#find(call)))],
    ],
    [
      'POST',
      '/v2/checkout/orders/:id/capture',
      (call) => [201, this.#order(this.money.captureOrder(this.#find(call)))],
    ],
    ['GET', '/v2/payments/authorizations/:id', (call) => [200, this.#hold(call)]],
    ['POST', '/v2/payments/authorizations/:id/capture', (call) => this.#captureHold(call)],
    ['POST', '/v2/payments/authorizations/:id/reauthorize', (call) => this.#renew(call)],
    ['POST', '/v2/payments/authorizations/:id/void', (call) => this.#void(call)],
    ['GET', '/v2/payments/captures/:id', (call) => [200, this.#capture(call)]],
    ['POST', '/v2/payments/captures/:id/refund', (call) => this.#refund(call)],
    ['GET', '/v2/payments/refunds/:id', (call) => this.#readRefund(call)],
    ['GET', '/v1/customer/disputes', (call) => this.#disputes(call)],
    ['GET', '/v1/customer/disputes/:id', (call) => this.#dispute(call)],
    ['POST', '/v1/notifications/webhooks', (call) => this.#addHook(call)],
    [
      'GET',
      '/v1/notifications/webhooks',
      ({ account }) => [200, { webhooks: this.hooksOf(account).map(hookView) }],
    ],
    ['DELETE', '/v1/notifications/webhooks/:id', (call) => this.#removeHook(call)],
    ['POST', '/v1/notifications/verify-webhook-signature', (call) => this.#verify(call)],
  ];

  /** Answers `{ status, body, headers }`. */
  answer({ method, path, query, headers, text }) {
    if (path === '/v1/oauth2/token') return { status: 200, body: this.#token(headers, text) };
    const route = routeOf(this.routes, method, path);
    if (!route) throw unprocessable('INVALID_RESOURCE_ID', 404);
    const account = this.#tokens.get(String(headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!account)
      throw new Refusal(401, {
        error: 'invalid_token',
        error_description: 'Access Token not found in cache',
      });
    const call = { account, query, text, json: method === 'POST' ? jsonOf(text) : {}, params: route.params };
    const once = headers['paypal-request-id'];
    const run = () => {
      const [status, body] = route.answer(call);
      return { status, body };
    };
    if (method !== 'POST' || !once) return run();
    // As in reality only what went well is kept: a refusal may end otherwise at the next attempt.
    const key = `${account.name} ${path} ${once}`;
    const known = this.#answers.get(key) ?? run();
    this.#answers.set(key, structuredClone(known));
    return known;
  }

  hooksOf({ name }) {
    return [...this.hooks.values()].filter((hook) => hook.name === name);
  }

  /** All who are signed in have to sign in again, as when somebody takes keys back. */
  forgetTokens() {
    this.#tokens.clear();
  }

  #token(headers, text) {
    const [id, secret] = Buffer.from(String(headers.authorization ?? '').slice(6), 'base64')
      .toString()
      .split(':');
    const account = this.#accounts.ofPayPalClient(id, secret);
    if (!account || !text.includes('grant_type=client_credentials')) {
      throw new Refusal(401, {
        error: 'invalid_client',
        error_description: `Client Authentication failed for ${id}`,
      });
    }
    const token = `A21AA${randomBytes(30).toString('base64url')}`;
    this.#tokens.set(token, account);
    this.tokensGiven += 1;
    const scope = account.name === 'inactive' ? 'openid' : SCOPE;
    return {
      scope,
      access_token: token,
      token_type: 'Bearer',
      app_id: `APP-${account.name}`,
      expires_in: TOKEN_SECONDS,
    };
  }

  #order(order) {
    return orderView(order, this.#url());
  }

  #find({ account, params }) {
    return this.money.find(account, params.id);
  }

  #hold({ account, params: { id } }) {
    return holdView(this.money.orderOf(account, 'hold', id), this.#url());
  }

  #captureHold({ account, params: { id }, json }) {
    const order = this.money.orderOf(account, 'hold', id);
    return [201, captureView(order, this.money.captureHold(order, json.amount), this.#url())];
  }

  #renew({ account, params: { id } }) {
    const order = this.money.orderOf(account, 'hold', id);
    this.money.renew(order);
    return [201, holdView(order, this.#url())];
  }

  #void({ account, params: { id } }) {
    this.money.void(this.money.orderOf(account, 'hold', id));
    return [204, undefined];
  }

  #capture({ account, params: { id } }) {
    const order = this.money.orderOf(account, 'captures', id);
    return captureView(order, captureIn(order, id), this.#url());
  }

  #refund({ account, params: { id }, json }) {
    const order = this.money.orderOf(account, 'captures', id);
    return [201, refundView(order, this.money.refund(order, captureIn(order, id), json), this.#url())];
  }

  #readRefund({ account, params: { id } }) {
    const order = this.money.orderOf(account, 'refunds', id);
    return [
      200,
      refundView(
        order,
        order.refunds.find((one) => one.id === id),
        this.#url(),
      ),
    ];
  }

  #disputes({ account, query }) {
    const order = this.money.orderOf(account, 'captures', query.get('disputed_transaction_id'));
    const items = order.disputes.map((one) => disputeView(order, one));
    return [200, { items: items.map(({ dispute_outcome: _, ...item }) => item), links: [] }];
  }

  #dispute({ account, params: { id } }) {
    const order = this.money.orderOf(account, 'disputes', id);
    return [
      200,
      disputeView(
        order,
        order.disputes.find((one) => one.id === id),
      ),
    ];
  }

  #addHook({ account, json: { url, event_types: kinds } }) {
    const known = this.hooksOf(account);
    if (known.some((hook) => hook.url === url)) throw badHook('WEBHOOK_URL_ALREADY_EXISTS');
    if (known.length >= 10) throw badHook('WEBHOOK_NUMBER_LIMIT_EXCEEDED');
    const hook = { id: paypalId(), url, kinds: kinds.map(({ name }) => name), name: account.name };
    this.hooks.set(hook.id, hook);
    return [201, hookView(hook)];
  }

  #removeHook({ account, params: { id } }) {
    if (this.hooks.get(id)?.name !== account.name) throw unprocessable('INVALID_RESOURCE_ID', 404);
    this.hooks.delete(id);
    return [204, undefined];
  }

  /** Strict: the event has to stand in the question byte for byte as it was sent, as the last of its fields. */
  #verify({ account, json, text }) {
    const body = text.slice(text.indexOf('"webhook_event":') + 16, text.lastIndexOf('}'));
    const {
      transmission_id: id,
      transmission_time: time,
      transmission_sig: signature,
      webhook_id: webhookId,
    } = json;
    const isOwn = this.hooks.get(webhookId)?.name === account.name;
    const isGenuine = isOwn && this.#webhooks.isGenuine({ id, time, signature, webhookId, body });
    return [200, { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }];
  }

  #tell(kind, type, part, order, isCapture = false) {
    const targets = this.hooksOf({ name: order.account }).filter(
      ({ kinds }) => kinds.includes(kind) || kinds.includes('*'),
    );
    const event = {
      id: `WH-${paypalId()}`,
      create_time: new Date().toISOString(),
      resource_type: type,
      event_type: kind,
      summary: 'Zahlung über den Nachbau: 1 €',
      resource: VIEWS[type](order, part, this.#url()),
    };
    this.#webhooks.tell({ service: 'paypal', targets, event, kind, isCapture });
  }
}

const VIEWS = {
  'checkout-order': (order, _, url) => orderView(order, url),
  authorization: (order, _, url) => toldView(order, holdView(order, url)),
  capture: (order, capture, url) => toldView(order, captureView(order, capture, url)),
  refund: refundView,
  dispute: disputeView,
};

const captureIn = (order, id) => order.captures.find((one) => one.id === id);
const badHook = (name) =>
  new Refusal(400, { name, message: 'Webhook refused.', debug_id: 'sim', details: [] });
const hookView = ({ id, url, kinds }) => ({
  id,
  url,
  event_types: kinds.map((name) => ({ name, status: 'ENABLED' })),
});
