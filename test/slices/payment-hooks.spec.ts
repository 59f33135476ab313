import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentCheckView } from '../../src/shop/payment/payment.view.js';
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
