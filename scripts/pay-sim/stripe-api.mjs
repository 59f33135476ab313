import { formOf, Refusal, routeOf } from './http.mjs';
import { idOf, refusal, StripeMoney } from './stripe-money.mjs';
import { disputeView, intentView, listOf, refundView } from './stripe-views.mjs';

/** Stripe's API: keys, forms, idempotency, endpoints, domains. The money itself is in stripe-money.mjs. */
export class StripeApi {
  endpoints = new Map();
  domains = [];
  #setups = new Map();
  #answers = new Map();
  #accounts;
  #webhooks;

  constructor({ accounts, faults, webhooks }) {
    this.#accounts = accounts;
    this.#webhooks = webhooks;
    this.money = new StripeMoney(faults, (...news) => this.#tell(...news));
  }

  routes = [
    ['GET', '/v1/account', ({ account }) => accountView(account)],
    ['POST', '/v1/payment_intents', (call) => this.#view(call, this.money.create(call.account, call.form))],
    ['GET', '/v1/payment_intents/:id', (call) => this.#view(call, this.#intent(call))],
    ['POST', '/v1/payment_intents/:id/confirm', (call) => this.#view(call, this.#confirm(call))],
    [
      'POST',
      '/v1/payment_intents/:id/capture',
      (call) => this.#view(call, this.money.capture(this.#intent(call), call.form.amount_to_capture)),
    ],
    [
      'POST',
      '/v1/payment_intents/:id/cancel',
      (call) => this.#view(call, this.money.cancel(this.#intent(call), call.form.cancellation_reason)),
    ],
    ['POST', '/v1/refunds', (call) => this.#refund(call)],
    ['GET', '/v1/refunds', (call) => this.#refunds(call)],
    ['GET', '/v1/disputes', (call) => this.#disputes(call)],
    ['POST', '/v1/webhook_endpoints', (call) => this.#addEndpoint(call)],
    ['GET', '/v1/webhook_endpoints', ({ account }) => listOf(this.endpointsOf(account).map(endpointView))],
    ['DELETE', '/v1/webhook_endpoints/:id', (call) => this.#removeEndpoint(call)],
    ['POST', '/v1/payment_method_domains', (call) => this.#addDomain(call)],
    ['POST', '/v1/payment_method_domains/:id/validate', (call) => this.#validateDomain(call)],
    [
      'GET',
      '/v1/payment_method_domains',
      ({ account }) => listOf(this.domains.filter((one) => isOf(one, account))),
    ],
    ['POST', '/v1/setup_intents', (call) => this.#addSetup(call)],
    ['GET', '/v1/setup_intents/:id', (call) => this.#setup(call)],
    [
      'POST',
      '/v1/setup_intents/:id/cancel',
      (call) => Object.assign(this.#setup(call), { status: 'canceled' }),
    ],
  ];

  /** Answers `{ status, body, headers }`. */
  answer({ method, path, query, headers, text }, fault) {
    const route = routeOf(this.routes, method, path);
    if (!route) throw refusal(404, undefined, `Unrecognized request URL (${method}: ${path}).`);
    const key = keyOf(headers, query) || (formOf(text).key ?? '');
    const account = this.#accounts.ofStripeKey(key);
    if (!account) throw unknownKey(key);
    const form = { ...Object.fromEntries(query), ...formOf([...query].map(pair).join('&')), ...formOf(text) };
    if (account.isPublic) checkPublic(path, form);
    const call = { account, form, params: route.params };
    const once = headers['idempotency-key'];
    if (method !== 'POST' || !once) return { status: 200, body: route.answer(call) };
    return this.#once(`${account.name} ${account.live} ${once}`, `${path} ${text}`, () => {
      if (fault === 'kept500') throw new Refusal(500, { error: { type: 'api_error', message: 'Kept.' } });
      return route.answer(call);
    });
  }

  endpointsOf(account) {
    return [...this.endpoints.values()].filter((one) => isOf(one, account));
  }

  /** The first answer to a key stays its answer, refusals included. */
  #once(key, asked, run) {
    const known = this.#answers.get(key);
    if (known && known.asked !== asked) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      throw new Refusal(400, { error: { type: 'idempotency_error', message } });
    }
    if (known) return { ...known.answer, headers: { 'idempotent-replayed': 'true' } };
    let answer;
    try {
      answer = { status: 200, body: run() };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer = { status: error.status, body: error.body };
    }
    // A failure of its own is kept as well, and answered again for a day.
    this.#answers.set(key, { asked, answer: structuredClone(answer) });
    return answer;
  }

  #view({ form }, intent) {
    return intentView(intent, form.expand);
  }

  #intent({ account, form, params }) {
    const intent = this.money.find(account, params.id);
    if (account.isPublic && form.client_secret !== intent.clientSecret) {
      throw refusal(404, 'resource_missing', `No such payment_intent: '${params.id}'`);
    }
    return intent;
  }

  #confirm(call) {
    const { payment_method_data: means, return_url: returnUrl } = call.form;
    const wallet = means?.card?.wallet;
    return this.money.confirm(this.#intent(call), { number: means?.card?.number, wallet, returnUrl });
  }

  #refund({ account, form }) {
    const intent = this.money.find(account, form.payment_intent);
    return refundView(intent, this.money.refund(intent, form));
  }

  #refunds({ account, form }) {
    const intent = this.money.find(account, form.payment_intent);
    const refunds = (intent.charge?.refunds ?? []).slice(-Number(form.limit ?? 10)).reverse();
    return listOf(refunds.map((refund) => refundView(intent, refund)));
  }

  #disputes({ account, form }) {
    const intent = this.money.find(account, form.payment_intent);
    return listOf((intent.charge?.disputes ?? []).map((dispute) => disputeView(intent, dispute)));
  }

  #addEndpoint({ account, form }) {
    if (this.endpointsOf(account).length >= 16)
      throw refusal(400, undefined, 'You have reached the limit of 16 webhooks.');
    const endpoint = { id: idOf('we'), secret: idOf('whsec'), url: form.url, kinds: form.enabled_events };
    this.endpoints.set(endpoint.id, { ...endpoint, name: account.name, live: account.live });
    return { ...endpointView(this.endpoints.get(endpoint.id)), secret: endpoint.secret };
  }

  #removeEndpoint({ account, params: { id } }) {
    const endpoint = this.endpoints.get(id);
    if (!endpoint || !isOf(endpoint, account))
      throw refusal(404, 'resource_missing', `No such webhook endpoint: '${id}'`);
    this.endpoints.delete(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }

  /** Whoever was not ready when it was added is looked at again. */
  #validateDomain({ account, params: { id } }) {
    const domain = this.domains.find((one) => isOf(one, account) && one.id === id);
    if (!domain) throw refusal(404, 'resource_missing', `No such domain: '${id}'`);
    return Object.assign(domain, { apple_pay: { status: 'active' } });
  }

  #addDomain({ account, form }) {
    const known = this.domains.find((one) => isOf(one, account) && one.domain_name === form.domain_name);
    const on = { status: 'active' };
    const apple_pay = known?.apple_pay ?? { status: 'inactive' };
    const domain = known ?? {
      id: idOf('pmd'),
      object: 'payment_method_domain',
      domain_name: form.domain_name,
    };
    Object.assign(domain, { enabled: true, apple_pay, google_pay: on, livemode: account.live });
    if (!known) this.domains.push(Object.assign(domain, { name: account.name, live: account.live }));
    return domain;
  }

  #addSetup({ account: { name, live } }) {
    const id = idOf('seti');
    const setup = {
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_x`,
      status: 'requires_payment_method',
    };
    this.#setups.set(id, Object.assign(setup, { name, live, livemode: live }));
    return setup;
  }

  #setup({ account, form, params: { id } }) {
    const setup = this.#setups.get(id);
    const isShown =
      setup && isOf(setup, account) && (!account.isPublic || form.client_secret === setup.client_secret);
    if (!isShown) throw refusal(404, 'resource_missing', `No such setupintent: '${id}'`);
    return setup;
  }

  #tell(kind, object, intent, isCapture = false) {
    const account = { name: intent.account, live: intent.live };
    const targets = this.endpointsOf(account).filter(
      ({ kinds }) => kinds.includes(kind) || kinds.includes('*'),
    );
    const created = Math.floor(Date.now() / 1_000);
    const event = {
      id: idOf('evt'),
      object: 'event',
      api_version: '2026-08-26.dahlia',
      created,
      livemode: intent.live,
    };
    Object.assign(event, {
      type: kind,
      data: { object },
      pending_webhooks: targets.length,
      request: { id: null },
    });
    this.#webhooks.tell({ service: 'stripe', targets, event, kind, isCapture });
  }
}

const isOf = (one, account) => one.name === account.name && one.live === account.live;
const pair = ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

function keyOf(headers, query) {
  const [scheme, value = ''] = String(headers.authorization ?? '').split(' ');
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0];
  return scheme === 'Bearer' ? value : (query.get('key') ?? '');
}

const unknownKey = (key) =>
  new Refusal(401, { error: { type: 'invalid_request_error', message: `Invalid API Key provided: ${key}` } });

/** A publishable key confirms and looks at what its client secret opens, and nothing else. */
function checkPublic(path, form) {
  if (/^\/v1\/(payment|setup)_intents\/[^/]+(\/confirm)?$/.test(path) && form.client_secret) return;
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  throw new Refusal(403, { error: { type: 'invalid_request_error', code: 'secret_key_required', message } });
}

const accountView = ({ name }) => ({
  id: `acct_sim${name}`,
  object: 'account',
  business_profile: { name },
  charges_enabled: name !== 'inactive',
  country: 'DE',
  default_currency: 'eur',
});

const endpointView = ({ id, url, kinds, live }) => ({
  id,
  object: 'webhook_endpoint',
  enabled_events: kinds,
  livemode: live,
  status: 'enabled',
  url,
});
