import { setTimeout as sleep } from 'node:timers/promises';
import { startPaySim } from '../pay-sim/start.mjs';
import { moneyProblems } from './payments-checker.mjs';
import { call, dishOf, SHOP, signIn } from './people.mjs';
import { randomOf } from './random.mjs';
import { startRoles } from './role-system.mjs';
import { openStore } from './store-facts.mjs';

const ROLES = ['web', 'worker'];
const WAYS = ['stripe', 'paypal'];
/** Longer than the lease of a process that died over a payment, and the tries after it. */
const SETTLE_MS = 240_000;
const KILL_ONE_IN = 8;
const KEYS = {
  stripe: { public_key: 'pk_test_sim_bella', secret_key: 'sk_test_sim_bella' },
  paypal: { public_key: 'sim-bella', secret_key: 'secret-bella', sandbox: true },
};

/**
 * Random histories of paid orders against the simulator of Stripe and PayPal, while web or worker is killed with SIGKILL between and
 * during their steps; in between calls that nobody signed. At the end the books have to agree to the cent.
 */
export async function paymentsRun({ seed, histories, hooks, dataDir, say = () => {} }) {
  const random = randomOf(seed);
  const sim = await startPaySim();
  const system = await startRoles(dataDir, { ...sim.env, ALLOW_PRIVATE_TARGETS: '1' });
  try {
    const store = await openStore(system.mongoUri);
    const desk = await openDesk(system.url);
    const run = { random, sim, system, desk, dish: await dishOf(system.url), kills: 0 };
    const placed = [];
    for (let number = 1; number <= histories; number += 1) {
      placed.push(...(await history(run, number)));
      say(`${number}/${histories} histories, ${run.kills} kills`);
    }
    await run.killing;
    sim.fail({ reset: true });
    const refused = await malformed(sim, hooks, say);
    const problems = await settled(store, sim, { placed, say });
    await store.close();
    const paid = sim.ledger().filter(({ captures }) => captures.length > 0).length;
    const table = `  ${paid} charges captured, ${run.kills} kills, ${hooks} malformed calls of each service`;
    return { acknowledged: placed.length, problems: [...problems, ...refused], table };
  } finally {
    await system.stop();
    await sim.close();
  }
}

async function openDesk(url) {
  let headers = await signIn(url);
  const ask = (path, body) => call(`${url}/api/${path}`, { body, headers });
  const payWays = ['cash', ...WAYS].map((method) => ({
    ...{ method, fulfilments: ['pickup'], minCents: null, maxCents: null },
  }));
  await ask('shop/update', { ...KEYS, settings: { payWays } });
  await ask('payment/check', {});
  return async (path, body) => {
    try {
      return await ask(path, body);
    } catch (error) {
      if (error.status !== 401) throw error;
      headers = await signIn(url);
      return ask(path, body);
    }
  };
}

const PAID = ['pay', 'back', 'someTime', 'accept'];
/** What is held is let go: without this path nobody would notice that it stays held. */
const PAID_IN_VAIN = ['pay', 'back', 'someTime', 'reject'];

/** Most do what most guests do, and then anything may happen. */
async function history(run, number) {
  const { random } = run;
  const way = random.pick(WAYS);
  const order = await tried(() => place(run, way, number));
  if (!order?.payment) return [];
  const usual = random.pick([PAID, PAID, PAID, PAID_IN_VAIN, ['pay', 'back'], ['pay'], []]);
  const more = Array.from({ length: random.between(0, 3) }, () => random.pick(Object.keys(STEPS)));
  for (const name of [...usual, ...more]) {
    if (random.between(1, KILL_ONE_IN) === 1) await kill(run);
    await tried(() => STEPS[name](run, order));
  }
  run.sim.fail({ reset: true });
  return [order];
}

/** In the middle of what comes next. Another one dies only when the one before is back: on a slow machine all would die at the end. */
async function kill(run) {
  const victim = run.random.pick(ROLES);
  const pause = run.random.between(0, 300);
  await run.killing;
  run.killing = (async () => {
    await sleep(pause);
    run.kills += 1;
    await run.system.kill(victim);
    await run.system.start(victim);
  })();
}

const STEPS = {
  pay: ({ sim }, { payment }) => sim.pay({ id: payment.chargeId }),
  payBadly: ({ sim }, { payment }) =>
    sim.pay({ id: payment.chargeId, card: '4000000000000341', means: 'failsAtCapture' }),
  back: (run, order) => guest(run, order, 'paid'),
  accept: ({ desk }, { id }) => desk('order/move', { id, to: 'accepted', minutes: 20 }),
  reject: ({ desk }, { id }) => desk('order/move', { id, to: 'rejected', reason: 'tooBusy' }),
  cancel: ({ desk }, { id }) => desk('order/move', { id, to: 'cancelled', reason: 'guestAsked' }),
  guestCancels: (run, order) => guest(run, order, 'cancel'),
  refund: ({ desk }, { id: orderId }) => desk('payment/refund', { orderId, cents: 77 }),
  retry: ({ desk }, { id: orderId }) => desk('payment/retry', { orderId }),
  refundOutside: ({ sim }, { payment }) => sim.refund({ id: payment.chargeId, cents: 33 }),
  answersGetLost: async ({ sim }) => void sim.fail({ api: 'lost', times: 1 }),
  serviceBreaks: async ({ sim }) => void sim.fail({ api: 'error500', times: 2 }),
  failureIsKept: async ({ sim }) => void sim.fail({ api: 'kept500', times: 2 }),
  webhooksTwice: async ({ sim }) => void sim.fail({ webhooks: 'twice' }),
  someTime: () => sleep(300),
};

const guest = ({ system }, { token }, what) =>
  call(`${system.url}/${SHOP}/order/${token}/${what}`, { body: {} });

/** Nobody waits for a restart here: an order whose answer got lost is asked for again under its key. */
async function place({ system, dish }, payment, number) {
  const body = {
    ...{ fulfilment: 'pickup', when: 'asap', payment, expectedCents: dish.cents },
    lines: [{ productId: dish.id, options: [], quantity: 1 }],
    contact: {
      name: `Gast ${number}`,
      email: 'lucia@tresen.example',
      phone: `030 12${String(number).padStart(5, '0')}`,
    },
  };
  const headers = { 'idempotency-key': `payments-${number}` };
  for (let left = 100; ; left -= 1) {
    try {
      return await call(`${system.url}/${SHOP}/order`, { body, headers });
    } catch (error) {
      const isPassing = error.status === undefined || error.status === 409 || error.status >= 500;
      if (!isPassing || left === 0) throw error;
    }
    await sleep(150);
  }
}

/** What is refused, or whose process has just died, is part of the history. */
async function tried(act) {
  try {
    return await act();
  } catch {
    return null;
  }
}

/** The clock of the product runs by itself: it is given the time its leases and tries take. */
async function settled(store, sim, { placed, say }) {
  const ids = new Set(placed.map(({ id }) => id));
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const orders = (await store.orders()).filter(({ _id }) => ids.has(_id));
    const problems = moneyProblems({ orders, payments: await store.payments(), charges: sim.ledger() });
    const lost = placed
      .filter(({ id }) => !orders.some(({ _id }) => _id === id))
      .map(({ id }) => `order ${id} is gone`);
    if (problems.length + lost.length === 0 || Date.now() > deadline) return [...lost, ...problems];
    say(`${problems.length + lost.length} not settled yet`);
    await sleep(1_000);
  }
}

/** Calls of nobody: none may be accepted, none may be an error of ours. */
async function malformed(sim, count, say) {
  const wrong = [];
  for (const service of WAYS) {
    const url = sim.webhooks.attempts.findLast((one) => one.service === service)?.url;
    if (!url) return [...wrong, `${service} never called`];
    for (let index = 0; index < count; index += 1) {
      say(`${index}/${count} malformed calls of ${service}`);
      const { body, headers } = FORGED[index % FORGED.length](sim, service, index);
      const { status } = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      if (status < 400 || status >= 500) wrong.push(`${service}: a malformed call was answered ${status}`);
    }
  }
  return wrong;
}

const event = (index) =>
  JSON.stringify({
    ...{
      id: `evt_${index}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      event_type: 'X',
      create_time: 'now',
    },
    ...{ data: { object: { id: 'pi_1', object: 'payment_intent' } }, resource: { id: '1' } },
  });
const signed = (sim, service, body) =>
  service === 'stripe'
    ? { 'stripe-signature': sim.webhooks.stripeHeader(body, 'whsec_wrong') }
    : sim.webhooks.paypalHeaders(body, 'WH-WRONG');
const FORGED = [
  (_, __, index) => ({ body: event(index) }),
  (sim, service, index) => ({ body: event(index), headers: signed(sim, service, event(index)) }),
  (sim, service, index) => ({ body: `${event(index)} `, headers: signed(sim, service, event(index)) }),
  (sim, service, index) => ({ body: event(index + 1), headers: signed(sim, service, event(index)) }),
  (sim, service, index) => ({
    body: event(index).slice(0, index % 90),
    headers: signed(sim, service, event(index)),
  }),
  (sim, service) => ({ body: 'null', headers: signed(sim, service, 'null') }),
  (sim, service) => ({ body: Buffer.from([0xff, 0xfe, 0]), headers: signed(sim, service, 'x') }),
];
