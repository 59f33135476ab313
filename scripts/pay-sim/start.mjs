import { createServer } from 'node:http';
import { Accounts } from './accounts.mjs';
import { BrowserSide } from './browser-side.mjs';
import { Controls } from './controls.mjs';
import { Faults, misbehave } from './faults.mjs';
import { bodyOf, Refusal, send } from './http.mjs';
import { PayPalApi } from './paypal-api.mjs';
import { Plans } from './plans.mjs';
import { StripeApi } from './stripe-api.mjs';
import { Webhooks } from './webhooks.mjs';

const PAYPAL = /^\/(v2\/|v1\/(oauth2|notifications|customer|catalogs|billing|payments)\/)/;
const API = /^\/v[12]\//;
/** A browser calls Stripe from any shop. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST',
};

/**
 * Stripe and PayPal over real HTTP, on one port, in memory. `accounts` are keys to be known beside the usual ones,
 * `faults` what goes wrong from the start.
 */
export async function startPaySim({
  port = 0,
  host = '127.0.0.1',
  accounts = [],
  faults = {},
  onCall = () => {},
} = {}) {
  const sim = new PaySim(onCall);
  for (const account of accounts) sim.accounts.add(account);
  sim.faults.set(faults);
  await sim.listen(port, host);
  const { controls, url } = sim;
  return {
    url,
    env: envOf(url),
    faults: sim.faults,
    webhooks: sim.webhooks,
    stripe: sim.stripe,
    paypal: sim.paypal,
    plans: sim.plans,
    calls: sim.calls,
    ledger: () => controls.ledger(),
    fail: (changes) => controls.fail(changes),
    pay: (what) => controls.pay(what),
    refund: (what) => controls.refund(what),
    dispute: (what) => controls.dispute(what),
    expire: (what) => controls.expire(what),
    revoke: (secretKey) => sim.accounts.revoke(secretKey),
    decide: (what) => controls.decide(what),
    close: () => sim.close(),
  };
}

const envOf = (url) => ({
  STRIPE_API_BASE: url,
  PAYPAL_API_BASE: url,
  STRIPE_JS_URL: `${url}/v3/stripe.js`,
  PAYPAL_JS_URL: `${url}/sdk/js`,
});

class PaySim {
  accounts = new Accounts();
  faults = new Faults();
  /** Every call of an API: `{ method, path, headers }`. */
  calls = [];
  #sockets = new Set();
  #server = createServer((request, response) => void this.#take(request, response));
  #onCall;

  constructor(onCall) {
    this.#onCall = onCall;
    this.webhooks = new Webhooks(this.faults);
    this.stripe = new StripeApi(this);
    const url = () => this.url;
    this.paypal = new PayPalApi({
      accounts: this.accounts,
      faults: this.faults,
      webhooks: this.webhooks,
      url,
    });
    this.controls = new Controls(this);
    this.browser = new BrowserSide(this);
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  async listen(port, host) {
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    this.url = `http://${host}:${this.#server.address().port}`;
    this.plans = new Plans(this);
  }

  close() {
    this.webhooks.close();
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #take(request, response) {
    const { pathname: path, searchParams: query } = new URL(request.url, 'http://sim');
    const { method, headers } = request;
    response.on('error', () => {});
    try {
      if (method === 'OPTIONS') return send(response, 204, undefined, CORS);
      const text = await bodyOf(request);
      const call = { method, path, query, headers, text };
      if (API.test(path)) return await this.#callApi(call, request, response);
      const side = path.startsWith('/_') ? this.controls : this.browser;
      this.#send(response, side.answer(call));
    } catch (error) {
      this.#refuse(response, error);
    }
  }

  async #callApi(call, request, response) {
    const service = PAYPAL.test(call.path) ? 'paypal' : 'stripe';
    this.calls.push({ service, method: call.method, path: call.path, headers: call.headers });
    const fault = this.faults.strike(service, call.path);
    if (await misbehave(fault, { request, response, service })) return;
    try {
      const answer = this[service].answer(call, fault);
      this.#onCall({ service, method: call.method, path: call.path, status: answer.status });
      if (fault !== 'lost') return this.#send(response, answer);
    } catch (error) {
      this.#onCall({ service, method: call.method, path: call.path, status: error.status ?? 500 });
      if (fault !== 'lost') throw error;
    }
    // Done, and nobody hears of it.
    request.socket.destroy();
  }

  #send(response, { status, body, headers }) {
    send(response, status, body, { ...CORS, ...headers });
  }

  #refuse(response, error) {
    if (error instanceof Refusal) return this.#send(response, { status: error.status, body: error.body });
    console.error(error);
    if (!response.headersSent)
      this.#send(response, { status: 500, body: { error: { message: 'the simulator failed' } } });
  }
}
