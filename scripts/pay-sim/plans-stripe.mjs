import { randomUUID } from 'node:crypto';
import { CARDS } from './cards.mjs';
import { Refusal } from './http.mjs';
import { checkoutPage, invoicePage, paidPage } from './plans-pages.mjs';
import { monthAfter, nowSeconds } from './plans-time.mjs';
import { idOf, refusal } from './stripe-money.mjs';

const RETRY_SECONDS = 3 * 86_400;
const OK = '4242424242424242';

/** Stripe's Checkout in subscription mode: prices, sessions, subscriptions, invoices. */
export class StripePlans {
  prices = new Map();
  sessions = new Map();
  contracts = new Map();
  invoices = new Map();
  #sim;

  constructor(sim) {
    this.#sim = sim;
    sim.stripe.routes.push(...this.#routes());
    sim.browser.routes.push(
      ['GET', '/stripe/checkout', ({ query }) => shown(checkoutPage(this.#session(query.get('session'))))],
      ['POST', '/stripe/checkout', ({ form }) => this.#leave(form)],
      ['GET', '/stripe/invoice', ({ query }) => shown(this.#openPage(query.get('of')))],
      ['POST', '/stripe/invoice', ({ form }) => shown(this.#payOpen(form))],
    );
  }

  #routes() {
    return [
      ['GET', '/v1/prices', (call) => this.#listPrices(call)],
      ['POST', '/v1/prices', (call) => this.#addPrice(call)],
      ['POST', '/v1/checkout/sessions', (call) => this.#begin(call)],
      ['GET', '/v1/checkout/sessions/:id', ({ params }) => sessionView(this.#session(params.id))],
      ['POST', '/v1/checkout/sessions/:id/expire', ({ params }) => this.#expire(this.#session(params.id))],
      ['GET', '/v1/subscriptions/:id', (call) => this.#view(this.#find(call))],
      ['POST', '/v1/subscriptions/:id', (call) => this.#change(call)],
      ['DELETE', '/v1/subscriptions/:id', (call) => this.#end(this.#find(call))],
      ['GET', '/v1/invoices', ({ form }) => this.#listInvoices(form)],
      ['POST', '/v1/invoices/create_preview', (call) => this.#preview(call)],
      ['GET', '/v1/invoice_payments', ({ form }) => this.#payments(form)],
    ];
  }

  /** The buyer pays on Stripe's page. */
  pay(id, card = OK) {
    const session = this.#session(id);
    if (session.status !== 'open') throw new Refusal(400, { error: 'this session is not open' });
    if (CARDS[card]?.decline) throw refusal(402, 'card_declined', 'Your card was declined.');
    const start = nowSeconds();
    const contract = {
      id: idOf('sub'),
      ...{ account: session.account, live: session.live, metadata: session.metadata, card, cancels: false },
      ...{ priceId: session.priceId, status: 'active', start, end: monthAfter(start), item: idOf('si') },
      retryAt: null,
    };
    this.contracts.set(contract.id, contract);
    this.#paid(contract, this.#price(contract).unit_amount, 'subscription_create');
    Object.assign(session, { status: 'complete', contractId: contract.id });
    this.#tell('checkout.session.completed', sessionView(session), session);
    this.#tell('customer.subscription.created', this.#view(contract), contract);
    return contract;
  }

  advance(id, outcome) {
    const contract = this.contracts.get(id);
    if (contract.cancels) return this.#endNow(contract);
    Object.assign(contract, { start: contract.end, end: monthAfter(contract.end) });
    if (outcome === 'paid' && !CARDS[contract.card]?.decline) this.#renewed(contract);
    else this.#failed(contract);
    return contract;
  }

  retry(id, outcome) {
    const contract = this.contracts.get(id);
    if (outcome === 'paid') this.#renewed(contract);
    else if (outcome === 'givenUp') this.#endNow(contract);
    else this.#failed(contract);
    return contract;
  }

  #renewed(contract) {
    Object.assign(contract, { status: 'active', retryAt: null });
    this.#paid(contract, this.#price(contract).unit_amount, 'subscription_cycle');
    this.#tell('customer.subscription.updated', this.#view(contract), contract);
  }

  #failed(contract) {
    Object.assign(contract, { status: 'past_due', retryAt: nowSeconds() + RETRY_SECONDS });
    this.#tell('invoice.payment_failed', { object: 'invoice', ...parentOf(contract) }, contract);
    this.#tell('customer.subscription.updated', this.#view(contract), contract);
  }

  #leave(form) {
    const session = this.#session(form.get('session'));
    if (form.get('answer') === 'cancel')
      return { status: 303, body: '', headers: { location: session.cancelUrl } };
    try {
      this.pay(session.id, form.get('card') || OK);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return shown(checkoutPage(session, 'Die Karte wurde abgelehnt.'));
    }
    return {
      status: 303,
      body: '',
      headers: { location: session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id) },
    };
  }

  #openPage(id, problem) {
    const contract = this.contracts.get(id);
    if (contract?.status !== 'past_due') return paidPage();
    return invoicePage({ id, cents: this.#price(contract).unit_amount }, problem);
  }

  /** On the page of an invoice that could not be collected; its card is that of the contract from then on. */
  #payOpen(form) {
    const [id, card] = [form.get('of'), form.get('card') || OK];
    if (CARDS[card]?.decline) return this.#openPage(id, 'Die Karte wurde abgelehnt.');
    const contract = this.contracts.get(id);
    if (contract?.status === 'past_due') {
      contract.card = card;
      this.retry(id, 'paid');
    }
    return paidPage();
  }

  #listPrices({ account, form }) {
    const keys = form.lookup_keys ?? [];
    const found = [...this.prices.values()].filter(
      (one) => one.account === account.name && keys.includes(one.lookup_key),
    );
    return listOf('/v1/prices', found);
  }

  #addPrice({ account, form }) {
    const cents = Number(form.unit_amount);
    if (!Number.isInteger(cents) || cents < 0)
      throw refusal(400, 'parameter_invalid_integer', 'Invalid integer');
    const price = {
      ...{ id: idOf('price'), object: 'price', account: account.name, active: true, unit_amount: cents },
      ...{ currency: form.currency, lookup_key: form.lookup_key ?? null, tax_behavior: form.tax_behavior },
      recurring: { interval: form.recurring?.interval, interval_count: 1, usage_type: 'licensed' },
      product: idOf('prod'),
      productName: form.product_data?.name ?? '',
    };
    this.prices.set(price.id, price);
    return price;
  }

  #begin({ account, form }) {
    const [item] = form.line_items ?? [];
    if (form.mode !== 'subscription' || !this.prices.has(item?.price))
      throw refusal(400, 'parameter_missing', 'Missing required param: line_items.');
    const session = {
      ...{ id: idOf('cs_test'), account: account.name, live: account.live, status: 'open', contractId: null },
      ...{ priceId: item.price, productName: this.prices.get(item.price).productName },
      ...{ cents: this.prices.get(item.price).unit_amount, reference: form.client_reference_id ?? null },
      ...{ metadata: form.subscription_data?.metadata ?? {}, mail: form.customer_email ?? '' },
      ...{ successUrl: form.success_url, cancelUrl: form.cancel_url, url: '' },
    };
    session.url = `${this.#sim.url}/stripe/checkout?session=${session.id}`;
    this.sessions.set(session.id, session);
    return sessionView(session);
  }

  #expire(session) {
    if (session.status !== 'open') throw refusal(400, undefined, 'Only open sessions can be expired.');
    session.status = 'expired';
    return sessionView(session);
  }

  #change(call) {
    const contract = this.#find(call);
    const { items, cancel_at_period_end: cancels, proration_behavior: how } = call.form;
    if (contract.status === 'canceled')
      throw refusal(400, 'resource_missing', 'This subscription is canceled.');
    if (cancels !== undefined) contract.cancels = cancels === 'true';
    const priceId = items?.[0]?.price;
    if (priceId && priceId !== contract.priceId) {
      const due = how === 'always_invoice' ? this.#dueFor(contract, priceId, call.form.proration_date) : 0;
      if (due > 0 && CARDS[contract.card]?.decline)
        throw refusal(402, 'card_declined', 'Your card was declined.', { type: 'card_error' });
      contract.priceId = priceId;
      if (due > 0) this.#paid(contract, due, 'subscription_update');
    }
    this.#tell('customer.subscription.updated', this.#view(contract), contract);
    return this.#view(contract);
  }

  #preview(call) {
    const { subscription, subscription_details: details = {} } = call.form;
    const contract = this.#find({ ...call, params: { id: subscription } });
    const priceId = details.items?.[0]?.price ?? contract.priceId;
    const none = details.proration_behavior === 'none';
    const due = none ? 0 : this.#dueFor(contract, priceId, details.proration_date);
    return {
      ...{ id: null, object: 'invoice', amount_due: due, total: due, currency: 'eur' },
      lines: listOf('', []),
    };
  }

  #dueFor({ start, end, ...contract }, priceId, at = nowSeconds()) {
    const left = Math.min(1, Math.max(0, (end - Number(at)) / (end - start)));
    return Math.round((this.prices.get(priceId).unit_amount - this.#price(contract).unit_amount) * left);
  }

  #end(contract) {
    this.#endNow(contract);
    return this.#view(contract);
  }

  #endNow(contract) {
    Object.assign(contract, { status: 'canceled', endedAt: nowSeconds(), retryAt: null });
    this.#tell('customer.subscription.deleted', this.#view(contract), contract);
    return contract;
  }

  #paid(contract, cents, reason) {
    const intent = this.#sim.stripe.money.create(
      { name: contract.account, live: contract.live },
      { amount: cents, currency: 'eur', capture_method: 'automatic', metadata: {} },
    );
    this.#sim.stripe.money.confirm(intent, { number: OK });
    const at = Math.max(nowSeconds(), reason === 'subscription_cycle' ? contract.start : 0);
    const from = reason === 'subscription_update' ? nowSeconds() : contract.start;
    const invoice = {
      ...{
        id: idOf('in'),
        object: 'invoice',
        status: 'paid',
        amount_paid: cents,
        total: cents,
        currency: 'eur',
      },
      ...{ billing_reason: reason, created: at, contractId: contract.id, intentId: intent.id },
      ...{ status_transitions: { paid_at: at }, next_payment_attempt: null, ...parentOf(contract) },
      lines: listOf('', [
        { id: idOf('il'), object: 'line_item', amount: cents, period: { start: from, end: contract.end } },
      ]),
    };
    this.invoices.set(invoice.id, invoice);
    this.#tell('invoice.paid', invoice, contract);
  }

  #listInvoices(form) {
    const found = [...this.invoices.values()].filter(({ contractId }) => contractId === form.subscription);
    return listOf('/v1/invoices', found.reverse().slice(0, Number(form.limit ?? 10)));
  }

  #payments({ invoice: id }) {
    const invoice = this.invoices.get(id);
    const payment = { type: 'payment_intent', payment_intent: invoice?.intentId };
    return listOf(
      '/v1/invoice_payments',
      invoice ? [{ id: idOf('inpay'), object: 'invoice_payment', invoice: id, status: 'paid', payment }] : [],
    );
  }

  #price({ priceId }) {
    return this.prices.get(priceId);
  }

  #session(id) {
    const session = this.sessions.get(id);
    if (!session) throw refusal(404, 'resource_missing', `No such checkout.session: '${id}'`);
    return session;
  }

  #find({ account, params: { id } }) {
    const contract = this.contracts.get(id);
    if (contract?.account === account.name && contract.live === account.live) return contract;
    throw refusal(404, 'resource_missing', `No such subscription: '${id}'`);
  }

  #view(contract) {
    const { id, item, status, cancels, metadata, start, end, retryAt, endedAt = null } = contract;
    const price = this.#price(contract);
    return {
      ...{ id, object: 'subscription', status, metadata, cancel_at_period_end: cancels, ended_at: endedAt },
      ...{ livemode: contract.live, currency: price.currency, created: start },
      items: listOf('', [
        {
          id: item,
          object: 'subscription_item',
          quantity: 1,
          price,
          current_period_start: start,
          current_period_end: end,
        },
      ]),
      latest_invoice: {
        ...{ object: 'invoice', id: `in_of_${id}`, next_payment_attempt: retryAt },
        status: status === 'past_due' ? 'open' : 'paid',
        hosted_invoice_url: `${this.#sim.url}/stripe/invoice?of=${id}`,
      },
    };
  }

  #tell(kind, object, { account: name, live }) {
    const targets = this.#sim.stripe.endpointsOf({ name, live }).filter(({ kinds }) => kinds.includes('*'));
    const about = {
      object: 'event',
      api_version: '2026-08-26.dahlia',
      created: nowSeconds(),
      livemode: live,
    };
    const event = { id: `evt_${randomUUID().replaceAll('-', '')}`, ...about, type: kind, data: { object } };
    this.#sim.webhooks.tell({ service: 'stripe', targets, event, kind });
  }
}

const shown = (body) => ({ status: 200, body, headers: { 'content-type': 'text/html; charset=utf-8' } });
const listOf = (url, data) => ({ object: 'list', url, has_more: false, data });
const parentOf = ({ id }) => ({
  parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata: {} } },
});
const sessionView = ({ id, status, contractId, url, reference, metadata }) => ({
  ...{ id, object: 'checkout.session', mode: 'subscription', status, url, metadata },
  ...{ payment_status: status === 'complete' ? 'paid' : 'unpaid', client_reference_id: reference },
  subscription: contractId,
});
