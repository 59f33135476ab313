import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { OpenedProduct } from '../../src/shop/dish/dish.view.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { Order } from '../../src/shop/order/order.types.js';
import { PriceHistory } from '../../src/shop/price-history/price-history.service.js';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import type { QuoteView } from '../../src/storefront/order/quote.view.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf, type Wish } from '../factories/offers.js';
import { anOrderKey, BELLA, placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

/** `npm run soak races` does it with two hundred keys. */
const KEYS = 2;
const TAPS = 100;

let bella: RunningApp;
let menu: Menu;
let guest: Browser;
let lucia: Browser;

const dish = (name: string) => dishOf(menu, name);
const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<Order>('orders');
const quote = async (wishes: Wish[], over = {}) =>
  guest.post<QuoteView>(`/api/storefront/${BELLA}/quote`, aBasket(wishes, over));
const combo = (c1 = 'c1-1', c2 = 'c2-1'): Wish => ({ dish: dish('Pizza + Getränk'), options: { c1, c2 } });
const halves = (first: string, second: string): Wish => ({
  dish: dish('Halb und halb'),
  options: { first: dish(first).id, second: dish(second).id },
});
const setPrice = (name: string, priceCents: number) =>
  lucia.post('/api/product/price', { id: dish(name).id, variantId: dish(name).variants[0]?.id, priceCents });

beforeAll(async () => {
  bella = await startApp();
  const shop = await aShop(bella, { settings: { preorder: true, preorderMaxDays: 3 } });
  bella.clock.set('2026-11-01T11:00:00Z');
  menu = await aMenu(bella, shop.id, TRATTORIA);
  bella.clock.set('2026-11-20T11:00:00Z');
  guest = new Browser(bella);
  lucia = await signedIn(bella);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => bella.clock.set('2026-11-20T11:00:00Z'));

describe('what the menu says of offers', () => {
  it('lets a guest choose for every course and for both halves', async () => {
    const { categories } = (await guest.get<MenuView>(`/api/storefront/${BELLA}/menu`)).body.data;
    const products = categories.flatMap(({ products: of }) => of);
    expect(products.find(({ name }) => name === 'Pizza + Getränk')?.combo?.courses).toMatchObject([
      { name: 'Deine Pizza', choices: [{ name: 'Margherita', variant: 'Klein' }, { surchargeCents: 100 }] },
      {
        name: 'Dein Getränk',
        choices: [{ name: 'Cola' }, { name: 'Birra', minAge: 16, surchargeCents: 50 }],
      },
    ]);
    expect(products.find(({ name }) => name === 'Halb und halb')?.halves).toMatchObject({
      price: 'dearer',
      choices: [{ name: 'Margherita' }, { name: 'Salami' }, { name: 'Tonno' }],
    });
    expect(categories.find(({ name }) => name === 'Mittagstisch')).toMatchObject({
      times: 'Mo–Fr 11:30–14:30 Uhr',
      offeredNow: true,
    });
  });
});

describe('a basket of offers', () => {
  it('splits a combo into food and drink, with deposit and packaging beside it', async () => {
    const { body } = await quote([combo()]);
    expect(body.data).toMatchObject({
      goodsCents: 1090,
      depositCents: 25,
      fees: [{ kind: 'packaging', cents: 50 }],
      payableCents: 1165,
      minAge: 0,
      lines: [{ options: [{ name: 'Margherita, Klein' }, { name: 'Cola' }] }],
    });
    // 10,90 € as 8,90 to 2,90: 8,22 € food and 2,68 € drink; each with its share of the packaging.
    expect(body.data.groups.map(({ rate, grossCents }) => [rate, grossCents])).toEqual([
      [7, 822 + 38],
      [19, 268 + 12 + 25],
    ]);
  });

  it('asks for the age that a chosen part asks for', async () => {
    expect((await quote([combo('c1-1', 'c2-2')])).body.data.minAge).toBe(16);
    const young = await placeOrder(guest, aBasket([combo('c1-1', 'c2-2')]));
    expect([young.status, young.body.code]).toEqual([422, 'AGE_NOT_CONFIRMED']);
  });

  it('names both halves on everything that is read later', async () => {
    const { status, body } = await placeOrder(guest, aBasket([halves('Margherita', 'Salami')]));
    expect(status).toBe(201);
    const order = await orders().findOne({ token: body.data.token });
    expect(order?.lines[0]).toMatchObject({
      unitCents: 1090,
      options: [{ name: '½ Margherita' }, { name: '½ Salami' }],
      declared: { codes: ['A1', 'G'], complete: true },
    });
  });

  it('costs what the way of ordering costs', async () => {
    const address = { postalCode: '10969' };
    const cents = async (fulfilment: string) =>
      (await quote([{ dish: dish('Cola') }], { fulfilment, address })).body.data.lines[0]?.unitCents;
    expect([await cents('pickup'), await cents('delivery')]).toEqual([290, 320]);
  });

  it('is refused by the hour of handover, not by the hour of ordering', async () => {
    const soup = [{ dish: dish('Tagessuppe') }];
    expect((await placeOrder(guest, aBasket(soup))).status).toBe(201);
    const evening = await placeOrder(guest, aBasket(soup, { when: '2026-11-20T18:00:00.000Z' }));
    expect([evening.status, evening.body.message]).toEqual([
      422,
      '„Tagessuppe“ gibt es nur Mo–Fr 11:30–14:30 Uhr.',
    ]);
    bella.clock.set('2026-11-22T18:00:00Z');
    expect((await placeOrder(guest, aBasket(soup))).status).toBe(422);
    expect((await placeOrder(guest, aBasket(soup, { when: '2026-11-23T11:30:00.000Z' }))).status).toBe(201);
  });
});

describe('between basket and order', () => {
  it('stops with the line that has changed, its old and its new price', async () => {
    const wishes = [{ dish: dish('Birra'), quantity: 2 }, { dish: dish('Cola') }];
    const over = { ageConfirmed: true };
    const before = (await quote(wishes)).body.data;
    const seen = {
      ...over,
      expectedCents: before.payableCents,
      expectedLines: before.lines.map(({ totalCents }) => totalCents),
    };
    await setPrice('Birra', 420);
    const late = await placeOrder(guest, aBasket(wishes, seen));
    expect(late).toMatchObject({
      status: 422,
      body: {
        code: 'PRICE_CHANGED',
        message:
          'Der Preis hat sich geändert: „Birra“ jetzt 8,40\u00a0€ statt 7,80\u00a0€. Bitte prüfe deine Bestellung.',
        data: {
          expectedCents: before.payableCents,
          payableCents: before.payableCents + 60,
          lines: [{ line: 0, productId: dish('Birra').id, name: 'Birra', expectedCents: 780, cents: 840 }],
        },
      },
    });
    const now = (await quote(wishes)).body.data;
    const again = { ...over, expectedCents: now.payableCents, expectedLines: [840, 290] };
    expect((await placeOrder(guest, aBasket(wishes, again))).status).toBe(201);
  });

  it('names every dish that can no longer be had', async () => {
    const ids = [dish('Salami').id, dish('Tonno').id];
    await lucia.post('/api/product/soldOut', { ids, span: 'further' });
    const wishes = ['Salami', 'Margherita', 'Tonno'].map((name) => ({ dish: dish(name) }));
    const { status, body } = await placeOrder(guest, aBasket(wishes));
    expect(status).toBe(422);
    expect(body.message).toContain('„Salami“ ist gerade ausverkauft.');
    expect(body.message).toContain('„Tonno“ ist gerade ausverkauft.');
    expect(body.data).toMatchObject({
      faults: [
        { line: 0, problem: 'soldOut', name: 'Salami' },
        { line: 2, problem: 'soldOut', name: 'Tonno' },
      ],
    });
  });
});

describe('what a dish has cost', () => {
  it('is kept with every change, for the day a reduction has to name it', async () => {
    const history = bella.app.get(PriceHistory, { strict: false });
    const former = async () => {
      const { id, ...wine } = dish('Rosso');
      return history.of(wine.shopId, { id, ...wine }, { ...wine.variants[0]!, priceCents: 650 }, 'pickup');
    };
    bella.clock.set('2026-11-10T11:00:00Z');
    await setPrice('Rosso', 590);
    bella.clock.set('2026-11-20T11:00:00Z');
    await lucia.post('/api/product/raisePrices', { ids: [dish('Rosso').id], percent: 10, roundTo: 10 });
    expect((await former()).map(({ cents, to }) => [cents, to])).toEqual([
      [690, '2026-11-11'],
      [590, '2026-11-21'],
      [650, null],
    ]);
    const { data } = (await lucia.get<OpenedProduct>(`/api/product/get?id=${dish('Rosso').id}`)).body;
    expect(data.priceCourses).toMatchObject([
      {
        lowestCents30: 590,
        prices: [
          { cents: 650, from: '2026-11-20', to: null },
          { cents: 590, from: '2026-11-10', to: '2026-11-20' },
          { cents: 690, to: '2026-11-10' },
        ],
      },
    ]);
  });
});

describe('the same tap, sent often', () => {
  it(`is one order for each of ${KEYS} keys, ${TAPS} times each`, async () => {
    const body = aBasket([combo(), { dish: dish('Margherita') }]);
    const keys = Array.from({ length: KEYS }, anOrderKey);
    const taps = keys.flatMap((key) => Array.from({ length: TAPS }, () => placeOrder(guest, body, key)));
    const answers = await Promise.all(taps);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    for (const key of keys) expect(await orders().countDocuments({ idempotencyKey: key })).toBe(1);
    const numbers = await orders()
      .find({ idempotencyKey: { $in: keys } })
      .toArray();
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(KEYS);
  }, 300_000);
});
