import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import { LadderService } from '../../src/shop/ladder/ladder.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import type { PushSubscriptionRecord } from '../../src/shop/push/push.schema.js';
import type { PushKey } from '../../src/shop/push/push.view.js';
import { Pushes } from '../../src/shop/push/pushes.service.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { PushService } from '../support/push-service.js';
import { eventually } from '../support/wait.js';

let bella: RunningApp;
let menu: Menu;
let guest: Browser;
let lucia: Browser;
let phones: PushService;

beforeAll(async () => {
  bella = await startApp({ ALLOW_PRIVATE_TARGETS: 'true' });
  menu = await aMenu(bella, (await aShop(bella)).id, TRATTORIA);
  guest = new Browser(bella);
  phones = await new PushService().listen();
}, 60_000);
afterAll(async () => {
  await bella?.close();
  await phones?.close();
});
beforeEach(async () => {
  bella.clock.set('2026-11-20T11:00:00Z');
  lucia = await signedIn(bella);
  phones.heard.length = 0;
  phones.status = 201;
  phones.asked = 0;
  await subscriptions().deleteMany({});
});

const connection = () => bella.app.get<Connection>(getConnectionToken(), { strict: false });
const subscriptions = () => connection().collection<PushSubscriptionRecord>('push_subscriptions');
const orders = () => connection().collection<OrderRecord>('orders');
const add = (target: object) => lucia.post('/api/push/add', target);

async function placed() {
  const order = (await placeOrder(guest, aBasket([{ dish: dishOf(menu, 'Margherita') }]))).body.data;
  await eventually(async () => (await orders().findOne({ _id: order.id }))?.outbox.length === 0);
  return order;
}

describe('a phone that wants to be called', () => {
  it('hears of an order nobody hears ring, and reads nothing of the guest', async () => {
    await add(phones.subscribe());
    const { number } = await placed();
    const [message] = await eventually(() => phones.heard.length > 0 && phones.heard);
    expect(JSON.parse(message!.text)).toEqual({
      title: `Nr. ${number} wartet auf Annahme`,
      body: 'Abholung · Trattoria Bella',
      tag: expect.any(String),
      path: '/app/dashboard',
    });
    expect(message!.text).not.toMatch(/Jonas|0171|3920012/);
    expect(message!.ttl).toBe(600);
    expect(message!.claims.sub).toMatch(/^mailto:/);
  });

  it('is called after a minute when a desk could have heard it', async () => {
    await add(phones.subscribe());
    await lucia.post('/api/desk/here', { sound: true });
    await placed();
    expect(phones.asked).toBe(0);
    bella.clock.advance({ minutes: 1 });
    await bella.app.get(LadderService, { strict: false }).run();
    await eventually(() => phones.heard.length === 1);
  });

  it('is forgotten when the push service no longer knows it', async () => {
    await add(phones.subscribe());
    phones.status = 410;
    const { _id, shopId } = (await subscriptions().findOne({}))!;
    const message = { title: 'Probe', body: '', tag: 'probe', path: '/app/dashboard' };
    const until = new Date(bella.clock.now().getTime() + 60_000).toISOString();
    await bella.app.get(Pushes, { strict: false }).send({ shopId, subscriptionId: _id, message, until });
    expect(await subscriptions().countDocuments()).toBe(0);
  });

  it('is called no more once it has signed out', async () => {
    await add(phones.subscribe());
    const { shopId } = (await subscriptions().findOne({}))!;
    await lucia.post('/api/auth/logout', {});
    await bella.app
      .get(Pushes, { strict: false })
      .sendLater(shopId, { title: 'Probe', body: '', tag: 'after', path: '/' });
    expect(await subscriptions().countDocuments()).toBe(0);
  });

  it('is one, however often it says so, and goes when it wants to', async () => {
    const target = phones.subscribe();
    for (let again = 0; again < 3; again++) expect((await add(target)).status).toBe(200);
    expect(await subscriptions().countDocuments()).toBe(1);
    await lucia.post('/api/push/remove', { endpoint: target.endpoint });
    expect(await subscriptions().countDocuments()).toBe(0);
  });

  it('is one of ten of this person at most', async () => {
    for (let count = 0; count < 12; count++) {
      bella.clock.advance({ seconds: 1 });
      await add(phones.subscribe());
    }
    expect(await subscriptions().countDocuments()).toBe(10);
  });

  it('is kept sealed, under keys made once', async () => {
    await add(phones.subscribe());
    const written = JSON.stringify([
      await subscriptions().findOne({}),
      await connection().collection('push_keys').find().toArray(),
    ]);
    expect(written).not.toContain('127.0.0.1');
    const keys = await Promise.all([1, 2].map(() => lucia.get<PushKey>('/api/push/key')));
    expect(new Set(keys.map(({ body }) => body.data.publicKey)).size).toBe(1);
  });

  it.each([
    ['a file', { endpoint: 'file:///etc/passwd' }],
    ['the address of a cloud’s own data', { endpoint: 'http://169.254.169.254/latest' }],
    ['no keys', { keys: { p256dh: '', auth: '' } }],
    ['a list', { endpoint: [] }],
  ])('cannot be %s', async (_, over) => {
    const { status } = await add({ ...phones.subscribe(), ...over });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await subscriptions().countDocuments()).toBe(0);
  });
});
