import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpException } from '@nestjs/common';
import { RateLimits } from '../../src/platform/http/rate-limits.js';
import { ConnectionRepository } from '../../src/shop/payment/hook/connection.repository.js';
import { OldHooks } from '../../src/shop/payment/hook/old-hooks.service.js';
import type { OrderMoneyView, PaymentCheckView } from '../../src/shop/payment/payment.view.js';
import { aPayingShop, KEYS, type PayingShop } from '../support/paying.js';
import { eventually } from '../support/wait.js';

const MALFORMED = process.env.SOAK ? 1_000 : 50;
let bella: PayingShop;

beforeAll(async () => {
  bella = await aPayingShop();
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => void bella.sim.fail({ reset: true }));

const check = () => bella.lucia.post<PaymentCheckView>('/api/payment/check', {});
const hookOf = (service: 'stripe' | 'paypal') =>
  bella.sim.webhooks.attempts.findLast((one) => one.service === service)!.url;

it('says in German what is wrong with the keys, and has the services call us', async () => {
  await bella.lucia.post('/api/shop/update', { stripe: { secret_key: 'sk_test_falsch' } });
  const wrong = await check();
  const of = (view: PaymentCheckView, service: string) =>
    view.services.find((one) => one.service === service)!;
  expect(of(wrong.body.data, 'stripe').verdict).toMatchObject({
    ok: false,
    words: expect.stringContaining('Stripe'),
  });
  await bella.lucia.post('/api/shop/update', { stripe: KEYS.stripe });
  expect(
    of((await bella.lucia.get<PaymentCheckView>('/api/payment/check')).body.data, 'stripe').verdict,
  ).toBeNull();

  const right = await check();
  for (const service of ['stripe', 'paypal'])
    expect(of(right.body.data, service)).toMatchObject({
      connected: true,
      verdict: { ok: true, test: true },
      webhook: { ok: true },
    });
  expect(JSON.stringify(right.body)).not.toContain(KEYS.stripe.secret_key);
});

describe.each(['stripe', 'paypal'] as const)('calls of %s', (service) => {
  it('bring an order whose guest has closed the tab', async () => {
    await check();
    const placed = await bella.order(service);
    bella.sim.pay({ id: placed.payment!.chargeId });
    await bella.until(placed.id, ({ state }) => state === 'placed');
    const known = await eventually(async () => {
      const { body } = await bella.lucia.get<PaymentCheckView>('/api/payment/check');
      const { calls } = body.data.services.find((one) => one.service === service)!;
      return calls.length > 0 && calls;
    });
    expect(known[0]).toMatchObject({ ok: true });
  });

  it('are refused when anything about them is wrong, and none is an error of ours', async () => {
    const url = hookOf(service);
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      event_type: 'X',
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
      resource: { id: '1' },
    });
    const headers = () =>
      service === 'stripe'
        ? { 'stripe-signature': bella.sim.webhooks.stripeHeader(body, 'whsec_wrong') }
        : bella.sim.webhooks.paypalHeaders(body, 'WH-WRONG');
    const send = (sent: string | Buffer, more: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        body: sent as string,
        headers: { 'content-type': 'application/json', ...more },
      });
    const KINDS: (() => Promise<Response>)[] = [
      () => send(body),
      () => send(body, headers()),
      () => send(`${body} `, headers()),
      () => send(body.replace('evt_1', 'evt_2'), headers()),
      () => send(JSON.stringify(JSON.parse(body), null, 2), headers()),
      () => send('{"half":', headers()),
      () => send('[]', headers()),
      () => send('null', headers()),
      () => send(Buffer.from([0xff, 0xfe, 0x00]), headers()),
      () => send('x'.repeat(64), { ...headers(), 'content-type': 'text/plain' }),
    ];
    for (let i = 0; i < MALFORMED; i++) {
      const { status } = await KINDS[i % KINDS.length]!();
      expect([400, 413, 415, 422]).toContain(status);
    }
    const huge = await send(`"${'x'.repeat(10_000_000)}"`, headers()).catch(() => ({ status: 413 }));
    expect(huge.status).toBe(413);
    const stranger = await fetch(url.replace(/[^/]+$/, 'a'.repeat(32)), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(stranger.status).toBe(404);
  }, 120_000);
});

it('comes again when PayPal could not be asked whether it sent it', async () => {
  await check();
  const placed = await bella.order('paypal');
  bella.sim.fail({ api: 'error500', match: 'verify-webhook-signature' });
  bella.sim.pay({ id: placed.payment!.chargeId });
  const told = () =>
    bella.sim.webhooks.attempts.filter((one) => one.service === 'paypal').map((one) => one.status);
  await eventually(() => told().includes(503));
  bella.sim.fail({ reset: true });
  await bella.until(placed.id, ({ state }) => state === 'placed');
});

it('whose address somebody guesses are counted before anything is read', async () => {
  const limits = bella.running.app.get(RateLimits, { strict: false });
  const connections = bella.running.app.get(ConnectionRepository, { strict: false });
  await check();
  const placed = await bella.order('stripe');
  bella.sim.pay({ id: placed.payment!.chargeId });
  await bella.until(placed.id, ({ state }) => state === 'placed');
  const read = jest.spyOn(connections, 'findByHook');
  const spent = jest.spyOn(limits, 'consume').mockRejectedValueOnce(new HttpException('', 429));
  const guess = () =>
    fetch(hookOf('stripe').replace(/[^/]+$/, 'b'.repeat(32)), { method: 'POST', body: '{}' });
  expect([(await guess()).status, read.mock.calls.length]).toEqual([429, 0]);
  expect([(await guess()).status, read.mock.calls.length]).toEqual([404, 1]);
  expect(spent.mock.calls.map(([name]) => name)).toEqual(['payment-hook-guess', 'payment-hook-guess']);
  spent.mockRestore();
  read.mockRestore();
});

describe('the keys of a service', () => {
  const endpoints = () => [...bella.sim.stripe.endpoints.values()] as { name: string }[];
  const other = { public_key: 'pk_test_sim_nord', secret_key: 'sk_test_sim_nord' };
  const save = (stripe: object) => bella.lucia.post<{ message: string }>('/api/shop/update', { stripe });

  it('that two people check at once are registered once', async () => {
    await save({ secret_key: 'sk_test_sim_bella' });
    bella.sim.stripe.endpoints.clear();
    await bella.connection.collection('payconnections').updateMany({}, { $set: { hook: null } });
    await Promise.all([check(), check(), check()]);
    expect(endpoints()).toHaveLength(1);
  });

  it('stay while money is held with them, and take their webhook with them when they go', async () => {
    const { id } = await bella.paidOrder('stripe');
    const refused = await save(other);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toMatch(/(ist|sind) noch \d+ Zahlung(en)? bei Stripe offen/);
    expect((await save({ public_key: '', secret_key: null })).status).toBe(422);
    expect((await save({ secret_key: 'sk_test_sim_bella' })).status).toBe(200);

    await bella.move(id, { to: 'accepted', minutes: 20 });
    await bella.until(id, ({ payment }) => payment.state === 'paid');
    await bella.connection
      .collection('payments')
      .updateMany({ 'for.id': { $ne: id } }, { $set: { dueAt: null } });
    expect((await save(other)).status).toBe(200);
    await bella.running.app.get(OldHooks, { strict: false }).takeBackAll();
    expect(endpoints()).toEqual([]);
    await check();
    expect(endpoints().map(({ name }) => name)).toEqual(['nord']);

    const money = await bella.lucia.get<OrderMoneyView>(`/api/payment/order?orderId=${id}`);
    expect(money.body.data.payments[0]!.elsewhere).toContain('direkt bei Stripe');
    const refund = await bella.lucia.post<OrderMoneyView>('/api/payment/refund', { orderId: id });
    expect([refund.status, (await bella.payments(id))[0]!.refunds]).toEqual([422, []]);
    await save(KEYS.stripe);
    expect((await bella.lucia.post('/api/payment/refund', { orderId: id })).status).toBe(200);
  });
});

it('believes nothing but the right amount', async () => {
  const placed = await bella.order('stripe');
  const intent = bella.sim.stripe.money.intents.get(placed.payment!.chargeId)!;
  intent.amount -= 100;
  bella.sim.pay({ id: placed.payment!.chargeId });
  await bella.does(placed.token, 'paid');
  expect((await bella.stored(placed.id)).state).toBe('awaitPayment');
  const [payment] = await bella.payments(placed.id);
  expect(payment).toMatchObject({ state: 'mismatch', mismatch: 'amount' });
  expect(payment!.log.at(-1)!.text).toContain('ein anderer Betrag');
  bella.running.clock.advance({ minutes: 11 });
  await bella.reconciler.runDue();
  await eventually(() => !bella.charge(placed.payment!.chargeId).isHeld);
});

it('shows Apple the file of Stripe, on every host', async () => {
  const file = '/.well-known/apple-developer-merchantid-domain-association';
  const { status, text } = await bella.guest.get(file);
  expect([status, text]).toEqual([200, 'pay-sim']);
});
