import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import type { CallerView, PhoneQuote, PlacedByPhone } from '../../src/shop/phone-order/phone-order.view.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { anOrderKey, placeOrder } from '../factories/orders.js';
import { JONAS, LUCIA, YUSUF } from '../factories/people.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

const NOW = '2026-11-20T11:00:00Z';
const PHONE = '0171 3920012';

let bella: RunningApp;
let shop: Shop;
let menu: Menu;
let guest: Browser;
let lucia: Browser;
let yusuf: Browser;

beforeAll(async () => {
  bella = await startApp();
  bella.clock.set(NOW);
  shop = await aShop(bella);
  menu = await aMenu(bella, shop.id, TRATTORIA);
  await aShop(bella, { name: 'Imbiss Nord' }, YUSUF);
  guest = new Browser(bella);
  lucia = new Browser(bella);
  yusuf = new Browser(bella);
  await lucia.signIn(LUCIA);
  await yusuf.signIn(YUSUF);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => bella.clock.set(NOW));

const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<OrderRecord>('orders');
const stored = async (id: string) => (await orders().findOne({ _id: id }))!;
const margherita = () => [{ dish: dishOf(menu, 'Margherita') }];

/** As a guest orders in the shop. */
async function ordered(over: object = {}): Promise<string> {
  const { body } = await placeOrder(guest, aBasket(margherita(), over));
  return body.data.id;
}

const calls = async (phone: string, who = lucia) =>
  (await who.post<CallerView>('/api/phoneOrder/caller', { phone })).body.data;
const byPhone = (over: object = {}) => ({
  ...aBasket(margherita()),
  contact: undefined,
  tipCents: undefined,
  phone: PHONE,
  name: 'Petra Klein',
  remembered: false,
  ...over,
});
const takes = (over: object = {}, key = anOrderKey()) =>
  lucia.post<PlacedByPhone>('/api/phoneOrder/place', byPhone(over), { 'idempotency-key': key });

describe('a number that calls', () => {
  it('is known by an order of this shop, however it is spelled', async () => {
    await ordered({ contact: { name: 'Jonas Weber', phone: '0171 3920099', email: JONAS.email, note: '' } });
    for (const spelled of ['0171/3920099', '+49 171 39 200 99', '0049 (0)171 3920099', '01713920099'])
      expect(await calls(spelled)).toMatchObject({ phone: '+491713920099', name: 'Jonas Weber' });
    expect((await calls('0171 3920099')).orders[0]).toMatchObject({ dishes: ['1 × Margherita Klein'] });
  });

  it('is a stranger to the shop next door, and once its time is over', async () => {
    await ordered({ contact: { name: 'Mia', phone: '0171 3920098', email: JONAS.email, note: '' } });
    expect(await calls('0171 3920098', yusuf)).toMatchObject({ name: '', addresses: [], orders: [] });
    await orders().updateMany(
      { 'contact.phone': '+491713920098' },
      { $set: { contactUntil: new Date('2026-11-20T10:59:00Z') } },
    );
    expect((await calls('0171 3920098')).orders).toEqual([]);
  });

  it('of 10,000 digits is refused with a sentence, and one that nobody can dial is nobody', async () => {
    const { status, body } = await lucia.post('/api/phoneOrder/caller', { phone: '9'.repeat(10_000) });
    expect([status, body.message]).toEqual([400, 'Das ist zu lang für eine Telefonnummer.']);
    expect(await calls('12')).toMatchObject({ phone: null, orders: [] });
    expect((await guest.post('/api/phoneOrder/caller', { phone: PHONE })).status).toBe(401);
  });
});

describe('an order on the phone', () => {
  it('costs what the shop charges, is accepted at once, and says who took it', async () => {
    const quote = await lucia.post<PhoneQuote>('/api/phoneOrder/quote', byPhone());
    const { status, body } = await takes({ minutes: 25 });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      payableCents: quote.body.data.payableCents,
      promisedAt: '2026-11-20T11:25:00.000Z',
    });
    const order = await stored(body.data.id);
    expect(order).toMatchObject({ state: 'accepted', phoned: { remembered: false } });
    expect(order.events.map(({ by }) => by)).toEqual([order.phoned!.by, order.phoned!.by]);
    const board = await lucia.get<OrderBoard>('/api/order/board');
    expect(board.body.data.orders.find(({ id }) => id === order._id)).toMatchObject({ phoned: true });
  });

  it('is one order for one key', async () => {
    const key = anOrderKey();
    const [first, second] = [await takes({}, key), await takes({}, key)];
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it('finds nobody again who did not agree, and whoever did', async () => {
    await takes({ phone: '0171 3920097', name: 'Ohne' });
    expect((await calls('0171 3920097')).orders).toEqual([]);
    await takes({ phone: '0171 3920097', name: 'Mit', remembered: true });
    expect(await calls('0171 3920097')).toMatchObject({ name: 'Mit', orders: [{}] });
  });

  it.each<[string, object, string]>([
    ['a number that nobody can dial', { phone: '12' }, 'phone'],
    ['a delivery without a number', { fulfilment: 'delivery', phone: '' }, 'phone'],
    [
      'a delivery to nowhere',
      { fulfilment: 'delivery', address: { postalCode: '10999', city: 'Berlin' } },
      'address.street',
    ],
    ['no name', { name: ' ' }, 'name'],
    ['a table', { fulfilment: 'table' }, 'fulfilment'],
  ])('is refused with %s', async (_, over, field) => {
    const { status, body } = await takes(over);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is refused with a dish of another shop', async () => {
    const lines = [{ productId: 'x'.repeat(20), variantId: null, options: [], quantity: 1 }];
    const { status, body } = await takes({ lines });
    expect([status, body.code]).toEqual([422, 'BASKET_REFUSED']);
  });

  it('may be as large as nobody orders in the shop', async () => {
    const [line] = aBasket([{ ...margherita()[0]!, quantity: 60 }]).lines;
    expect((await takes({ lines: [line] })).status).toBe(201);
  });
});
