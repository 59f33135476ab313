import { Refusal } from './http.mjs';
import { amountOf, centsOf, paypalId, unprocessable } from './paypal-money.mjs';
import { subscribePage } from './plans-pages.mjs';
import { isoOf, monthAfter, nowSeconds } from './plans-time.mjs';

/** PayPal's subscriptions: a product, its plans, and who pays for one every month. */
export class PayPalPlans {
  products = new Map();
  plans = new Map();
  contracts = new Map();
  #sim;

  constructor(sim) {
    this.#sim = sim;
    const { routes } = sim.paypal;
    routes.push(['POST', '/v1/catalogs/products', (call) => this.#addProduct(call)]);
    routes.push(['GET', '/v1/billing/plans', (call) => this.#listPlans(call)]);
    routes.push(['POST', '/v1/billing/plans', (call) => this.#addPlan(call)]);
    routes.push(['GET', '/v1/billing/plans/:id', ({ params }) => [200, planView(this.#plan(params.id))]]);
    routes.push(['POST', '/v1/billing/subscriptions', (call) => this.#begin(call)]);
    routes.push(['GET', '/v1/billing/subscriptions/:id', (call) => [200, this.#view(this.#find(call))]]);
    routes.push(['GET', '/v1/billing/subscriptions/:id/transactions', (call) => this.#list(call)]);
    routes.push(['POST', '/v1/billing/subscriptions/:id/revise', (call) => this.#revise(call)]);
    routes.push(['POST', '/v1/payments/sale/:id/refund', (call) => this.#refund(call)]);
    for (const [verb, from, to] of VERBS)
      routes.push(['POST', `/v1/billing/subscriptions/:id/${verb}`, (call) => this.#become(call, from, to)]);
    sim.browser.routes.push(
      ['GET', '/paypal/subscribe', ({ query }) => this.#page(query.get('token'))],
      ['POST', '/paypal/subscribe', ({ form }) => this.#leave(form)],
    );
  }

  /** The buyer agrees on PayPal's page, to a first plan or to another one. */
  approve(id, means = 'ok') {
    const contract = this.contracts.get(id);
    if (!contract) throw new Refusal(404, { error: `no subscription ${id}` });
    if (means !== 'ok') throw unprocessable('INSTRUMENT_DECLINED');
    if (contract.wishedPlan) {
      Object.assign(contract, { planId: contract.wishedPlan, wishedPlan: null });
      this.#tell('BILLING.SUBSCRIPTION.UPDATED', contract);
    } else if (contract.status === 'APPROVAL_PENDING') {
      const start = nowSeconds();
      Object.assign(contract, { status: 'ACTIVE', start, end: monthAfter(start) });
      this.#paid(contract);
      this.#tell('BILLING.SUBSCRIPTION.ACTIVATED', contract);
    }
    return contract;
  }

  advance(id, outcome) {
    const contract = this.contracts.get(id);
    if (contract.status !== 'ACTIVE') return contract;
    if (outcome !== 'paid') return this.#failed(contract);
    Object.assign(contract, { start: contract.end, end: monthAfter(contract.end), failed: 0 });
    this.#paid(contract);
    return contract;
  }

  retry(id, outcome) {
    const contract = this.contracts.get(id);
    if (outcome === 'declined') return this.#failed(contract);
    if (outcome === 'paid') return this.advance(id, 'paid');
    contract.status = 'CANCELLED';
    this.#tell('BILLING.SUBSCRIPTION.CANCELLED', contract);
    return contract;
  }

  #failed(contract) {
    contract.failed += 1;
    this.#tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', contract);
    return contract;
  }

  #paid(contract) {
    const cents = this.#plan(contract.planId).cents;
    const id = paypalId();
    contract.payments.push({ id, cents, at: contract.start });
    this.#tell('PAYMENT.SALE.COMPLETED', contract, { id, billing_agreement_id: contract.id });
  }

  #addProduct({ json }) {
    if (this.products.has(json.id)) throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER');
    this.products.set(json.id, json);
    return [201, json];
  }

  #listPlans({ account, query }) {
    const found = [...this.plans.values()].filter(
      (plan) => plan.account === account.name && plan.productId === query.get('product_id'),
    );
    return [200, { plans: found.map(planView), links: [] }];
  }

  #addPlan({ account, json }) {
    if (!this.products.has(json.product_id)) throw unprocessable('INVALID_RESOURCE_ID', 404);
    const [cycle] = json.billing_cycles;
    const cents = centsOf(cycle.pricing_scheme.fixed_price);
    const unit = cycle.frequency.interval_unit;
    const plan = {
      id: `P-${paypalId()}`,
      account: account.name,
      productId: json.product_id,
      name: json.name,
      cents,
      unit,
    };
    this.plans.set(plan.id, plan);
    return [201, planView(plan)];
  }

  #begin({ account, json }) {
    this.#plan(json.plan_id);
    const contract = {
      ...{
        id: `I-${paypalId().slice(0, 12)}`,
        account: account.name,
        planId: json.plan_id,
        wishedPlan: null,
      },
      ...{ status: 'APPROVAL_PENDING', reference: json.custom_id ?? null, failed: 0, payments: [] },
      ...{ start: nowSeconds(), end: null, context: json.application_context ?? {} },
    };
    this.contracts.set(contract.id, contract);
    return [201, this.#view(contract)];
  }

  #revise(call) {
    const contract = this.#find(call);
    if (contract.status !== 'ACTIVE') throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
    this.#plan(call.json.plan_id);
    Object.assign(contract, { wishedPlan: call.json.plan_id, context: call.json.application_context ?? {} });
    return [200, { plan_id: contract.wishedPlan, plan_overridden: false, links: this.#links(contract) }];
  }

  #become(call, from, to) {
    const contract = this.#find(call);
    if (!from.includes(contract.status)) throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
    contract.status = to;
    this.#tell(`BILLING.SUBSCRIPTION.${to === 'ACTIVE' ? 'ACTIVATED' : to}`, contract);
    return [204, undefined];
  }

  #list(call) {
    const { payments } = this.#find(call);
    const transactions = payments.map(({ id, cents, at }) => ({
      ...{ id, status: 'COMPLETED', time: isoOf(at) },
      amount_with_breakdown: { gross_amount: amountOf(cents, 'EUR') },
    }));
    return [200, { transactions, links: [] }];
  }

  #refund({ account, params: { id } }) {
    const sale = [...this.contracts.values()]
      .filter((one) => one.account === account.name)
      .flatMap(({ payments }) => payments)
      .find((one) => one.id === id);
    if (!sale) throw unprocessable('INVALID_RESOURCE_ID', 404);
    if (sale.isRefunded) throw unprocessable('TRANSACTION_ALREADY_REFUNDED');
    sale.isRefunded = true;
    return [201, { id: paypalId(), state: 'completed', sale_id: id }];
  }

  #page(id) {
    const contract = this.contracts.get(id);
    if (!contract) throw new Refusal(404, 'No such subscription.');
    return shown(subscribePage(contract, this.#plan(contract.wishedPlan ?? contract.planId)));
  }

  #leave(form) {
    const contract = this.contracts.get(form.get('token'));
    const { return_url: back, cancel_url: away } = contract.context;
    if (form.get('answer') === 'cancel') return { status: 303, body: '', headers: { location: away } };
    this.approve(contract.id);
    const url = new URL(back);
    url.searchParams.set('subscription_id', contract.id);
    return { status: 303, body: '', headers: { location: url.href } };
  }

  #plan(id) {
    const plan = this.plans.get(id);
    if (!plan) throw unprocessable('INVALID_RESOURCE_ID', 404);
    return plan;
  }

  #find({ account, params: { id } }) {
    const contract = this.contracts.get(id);
    if (contract?.account !== account.name) throw unprocessable('INVALID_RESOURCE_ID', 404);
    return contract;
  }

  #links({ id }) {
    return [{ rel: 'approve', href: `${this.#sim.url}/paypal/subscribe?token=${id}`, method: 'GET' }];
  }

  #view(contract) {
    const { id, planId, status, reference, start, end, failed, payments } = contract;
    const last = payments.at(-1);
    return {
      ...{ id, plan_id: planId, status, custom_id: reference, start_time: isoOf(start), quantity: '1' },
      billing_info: {
        failed_payments_count: failed,
        ...(end && status === 'ACTIVE' && { next_billing_time: isoOf(end) }),
        ...(last && { last_payment: { amount: amountOf(last.cents, 'EUR'), time: isoOf(last.at) } }),
      },
      links: status === 'APPROVAL_PENDING' ? this.#links(contract) : [],
    };
  }

  #tell(kind, contract, resource = this.#view(contract)) {
    const targets = this.#sim.paypal.hooksOf({ name: contract.account });
    const about = { create_time: new Date().toISOString(), resource_type: 'subscription' };
    const event = { id: `WH-${paypalId()}`, ...about, event_type: kind, resource };
    this.#sim.webhooks.tell({ service: 'paypal', targets, event, kind });
  }
}

const VERBS = [
  ['suspend', ['ACTIVE'], 'SUSPENDED'],
  ['activate', ['SUSPENDED'], 'ACTIVE'],
  ['cancel', ['ACTIVE', 'SUSPENDED'], 'CANCELLED'],
];

const shown = (body) => ({ status: 200, body, headers: { 'content-type': 'text/html; charset=utf-8' } });
const planView = ({ id, productId, name, cents, unit }) => ({
  ...{ id, product_id: productId, name, status: 'ACTIVE' },
  billing_cycles: [
    {
      ...{ tenure_type: 'REGULAR', sequence: 1, total_cycles: 0 },
      frequency: { interval_unit: unit, interval_count: 1 },
      pricing_scheme: { fixed_price: amountOf(cents, 'EUR') },
    },
  ],
});
