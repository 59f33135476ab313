import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aPayingShop, type PayingShop } from '../support/paying.js';

const CANARIES = ['sk_test_sim_kanarienvogel', 'secret-kanarienvogel'];

let bella: PayingShop;
beforeAll(async () => {
  bella = await aPayingShop();
  await bella.lucia.post('/api/shop/update', {
    stripe: { public_key: 'pk_test_sim_kanarienvogel', secret_key: CANARIES[0] },
    paypal: { public_key: 'sim-kanarienvogel', secret_key: CANARIES[1], sandbox: true },
  });
}, 60_000);
afterAll(() => bella?.close());

const PAGES = [
  '/api/shop/get',
  '/api/payment/check',
  '/api/order/board',
  '/api/orderHistory/export',
  '/app/settings/history',
  '/app/orderHistory',
];

it('shows a secret key in no answer, no page, no error and nothing that is stored', async () => {
  const seen: string[] = [];
  const listen = (text: unknown) => seen.push(typeof text === 'string' ? text : JSON.stringify(text));
  listen((await bella.lucia.post('/api/payment/check', {})).text);
  for (const service of ['stripe', 'paypal'] as const) {
    const { id, token } = await bella.paidOrder(service);
    await bella.move(id, { to: 'accepted', minutes: 20 });
    await bella.until(id, ({ payment }) => payment.state === 'paid');
    listen((await bella.lucia.post('/api/payment/refund', { orderId: id, cents: 100 })).text);
    listen((await bella.lucia.get(`/api/payment/order?orderId=${id}`)).text);
    listen((await bella.does(token, 'paid')).text);
    listen((await bella.does(token, 'export')).text);
  }
  for (const api of ['error500', 'reset', 'limit'] as const) {
    bella.sim.fail({ api, times: 5 });
    listen((await bella.lucia.post('/api/payment/check', {})).text);
    listen(await bella.order('stripe').catch((error: Error) => error.message));
  }
  bella.sim.fail({ reset: true });
  for (const page of PAGES) {
    listen((await bella.lucia.get(page)).text);
  }
  const collections = await bella.connection.listCollections();
  for (const { name } of collections) listen(await bella.connection.collection(name).find({}).toArray());

  expect(seen.length).toBeGreaterThan(30);
  for (const canary of CANARIES) expect(seen.filter((text) => text.includes(canary))).toEqual([]);
}, 120_000);
