import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Live } from '../../src/platform/live/live.js';
import type { DeliveryArea } from '../../src/shop/delivery/delivery.types.js';
import type { Menu, Product } from '../../src/shop/menu/menu.types.js';
import type { Order } from '../../src/shop/order/order.types.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import type { MenuView, StatusView } from '../../src/storefront/menu/menu.view.js';
import type { QuoteView, SlotsView, TrackingView } from '../../src/storefront/order/quote.view.js';
import { aMenu } from '../factories/menus.js';
import { anOrderKey } from '../factories/orders.js';
import { aShop, daily, type ShopOver, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let guest: Browser;
let shops = 0;

beforeAll(async () => {
  running = await startApp();
  guest = new Browser(running);
}, 60_000);
afterAll(() => running?.close());

/** A restaurant of its own for each problem, with two pizzas and a cola. */
async function aRestaurant(over: ShopOver = {}) {
  shops += 1;
  const owner = { email: `wirt${shops}@example.org`, name: 'Wirtin', password: 'ein gutes Passwort' };
  const shop = await aShop(running, { name: `Haus ${shops}`, ...over }, owner);
  const menu = await aMenu(running, shop.id);
  const api = `/api/storefront/${shop.slug}`;
  const body = (more: object = {}) => ({
    fulfilment: 'pickup',
    when: 'asap',
    lines: [lineOf(dish(menu, 'Salami'))],
    payment: 'cash',
    contact: { name: 'Jonas Weber', phone: '0171 3920012', email: 'jonas@example.org' },
    ...more,
  });
  return {
    shop,
    menu,
    owner,
    body,
    quote: async (more: object = {}) => (await guest.post<QuoteView>(`${api}/quote`, body(more))).body.data,
    order: (more: object = {}, key = anOrderKey()) =>
      guest.post<{ id: string; number: number; token: string }>(`${api}/order`, body(more), {
        'idempotency-key': key,
      }),
    slots: async () => (await guest.get<SlotsView>(`${api}/slots?fulfilment=pickup`)).body.data.days,
    status: async () => (await guest.get<StatusView>(`${api}/status`)).body.data,
    tracking: async (token: string) => (await guest.get<TrackingView>(`${api}/order/${token}`)).body.data,
    written: () => orders().countDocuments({ shopId: shop.id }),
  };
}

const orders = () =>
  running.app.get<Connection>(getConnectionToken(), { strict: false }).collection<Order>('orders');
const dish = (menu: Menu, name: string): Product =>
  menu.categories.flatMap(({ products }) => products).find((one) => one.name === name)!;
const lineOf = ({ id, variants }: Product, options: object[] = []) => ({
  productId: id,
  variantId: variants[0]?.id,
  options,
  quantity: 1,
});
const extraCheese = (menu: Menu) => {
  const [group] = menu.optionGroups;
  return { groupId: group?.id, optionId: group?.options[0]?.id, quantity: 1 };
};

describe('P3: hours past midnight, lead times and last orders', () => {
  const NIGHT = daily({ closed: false, ranges: [{ from: '18:00', to: '01:00' }] });
  const night = (settings: ShopOver['settings'] = {}) =>
    aRestaurant({
      settings: {
        shopTimes: { ...NIGHT, monday: { closed: true, ranges: [] } },
        preorder: true,
        lastOrderMinutes: 0,
        ...settings,
      },
    });

  it('the night of Sunday goes into Monday, and Monday itself stays closed', async () => {
    const { slots } = await night();
    running.clock.set('2026-11-22T11:00:00Z');
    const days = await slots();
    const monday = days.find(({ date }) => date === '2026-11-23')?.slots.map(({ label }) => label) ?? [];
    expect(monday.length).toBeGreaterThan(0);
    expect(monday.every((label) => label <= '01:00')).toBe(true);
  });

  it('after midnight the house is open, the lead time counts once, and the order belongs to the evening', async () => {
    const { quote, order, status, shop } = await night();
    running.clock.set('2026-11-20T23:20:00Z');
    expect(await status()).toMatchObject({ open: true, sentence: 'Geöffnet bis 01:00 Uhr' });
    const { handoverAt, refusal } = await quote();
    expect(refusal).toBeNull();
    const lead = (new Date(handoverAt).getTime() - running.clock.now().getTime()) / 60_000;
    expect(Math.abs(lead - shop.settings.leadMinutes.pickup)).toBeLessThan(5);
    const { id } = (await order()).body.data;
    expect((await orders().findOne({ _id: id as never }))?.businessDay).toBe('2026-11-20');
  });

  it.each([
    ['after closing', '2026-11-21T00:05:00Z', {}],
    ['on the closed day', '2026-11-23T19:00:00Z', {}],
    ['after the last order', '2026-11-20T23:45:00Z', { lastOrderMinutes: 30 }],
  ])('nothing can be ordered for now %s, and nothing is written', async (_, at, settings) => {
    const { order, written } = await night(settings);
    running.clock.set(at);
    const { status, body } = await order();
    expect([status, body.code]).toEqual([422, 'ORDER_REJECTED']);
    expect(await written()).toBe(0);
  });
});

describe('P4: what a delivery costs, and where it goes', () => {
  const area = (over: Partial<DeliveryArea>): DeliveryArea => ({
    id: 'nah',
    name: 'Nah',
    active: true,
    priority: 1,
    match: { type: 'plz', codes: ['10969'] },
    minOrderCents: 0,
    feeCents: 200,
    freeFromCents: null,
    belowMinimum: 'refuse',
    surchargeCents: 0,
    eta: { from: 20, to: 30 },
    times: null,
    ...over,
  });
  const round: DeliveryArea['match'] = { type: 'polygon', rings: [] };
  const delivering = () =>
    aRestaurant({
      settings: {
        deliveryAreas: [
          area({ id: 'kaputt', name: 'Ohne Rand', match: round }),
          area({}),
          area({ id: 'frei', name: 'Umsonst', match: { type: 'plz', codes: ['10999'] }, feeCents: 0 }),
        ],
      },
    });
  const to = (postalCode: string) => ({
    fulfilment: 'delivery',
    address: { street: 'Lindenstraße', houseNo: '1', postalCode, city: 'Berlin' },
  });

  it('a pickup pays no fee, a delivery pays it once, tax included', async () => {
    running.clock.set('2026-11-20T11:00:00Z');
    const { quote } = await delivering();
    const pickup = await quote();
    const delivery = await quote(to('10969'));
    expect(pickup.fees).toEqual([]);
    expect(delivery.payableCents).toBe(pickup.payableCents + 200);
    const taxed = delivery.groups.reduce((sum, { grossCents }) => sum + grossCents, 0);
    expect(taxed).toBe(delivery.payableCents);
  });

  it('a fee of nothing is nothing, and an area that cannot match breaks no other', async () => {
    const { quote } = await delivering();
    const free = await quote(to('10999'));
    expect([free.area, free.refusal]).toEqual(['Umsonst', null]);
    expect(free.fees.every(({ cents }) => cents === 0)).toBe(true);
  });

  it('an area that is only served in the evening offers evenings, and no area is made up', async () => {
    running.clock.set('2026-11-20T11:00:00Z');
    const evening = daily({ closed: false, ranges: [{ from: '18:00', to: '21:00' }] });
    const { shop } = await aRestaurant({
      settings: { preorder: true, deliveryAreas: [area({ times: evening })] },
    });
    const ask = `/api/storefront/${shop.slug}/slots?fulfilment=delivery`;
    const times = async (where = '') => {
      const { days } = (await guest.get<SlotsView>(ask + where)).body.data;
      return days.flatMap(({ slots }) => slots.map(({ label }) => label));
    };
    expect((await times()).some((label) => label < '18:00')).toBe(true);
    const driven = await times('&postalCode=10969');
    expect(driven.length).toBeGreaterThan(0);
    expect(driven.every((label) => label >= '18:00' && label < '21:00')).toBe(true);
    expect((await guest.get(`${ask}&postalCode=abc`)).status).toBe(400);
  });

  it('outside every area nothing is delivered, at no price, whatever zone a browser names', async () => {
    const { order, written } = await delivering();
    const { status, body } = await order({ ...to('80331'), zoneId: 'frei', areaId: 'frei', feeCents: 0 });
    expect([status, body.code]).toEqual([422, 'ORDER_REJECTED']);
    expect(await written()).toBe(0);
  });
});

describe('P5: an order is never lost between guest, payment and kitchen', () => {
  it('what is not paid is neither taken nor cooked', async () => {
    const { order, written, owner } = await aRestaurant();
    const { status, body } = await order({ payment: 'stripe' });
    expect([status, body.message]).toEqual([422, 'Diese Zahlungsart bietet das Restaurant gerade nicht an.']);
    expect(await written()).toBe(0);
    const lucia = await signedIn(running, owner);
    expect((await lucia.get<OrderBoard>('/api/order/board')).body.data.orders).toEqual([]);
  });

  it('an answer that got lost is given again, even after the restaurant has closed', async () => {
    running.clock.set('2026-11-20T11:00:00Z');
    const { order, written } = await aRestaurant();
    const key = anOrderKey();
    const first = (await order({}, key)).body.data;
    running.clock.set('2026-11-20T23:30:00Z');
    const again = await order({}, key);
    expect([again.status, again.body.data]).toEqual([201, first]);
    expect(await written()).toBe(1);
    running.clock.set('2026-11-20T11:00:00Z');
  });
});

describe('P6: a double tap', () => {
  it('is one order with one number, and other orders have others', async () => {
    const { order, written } = await aRestaurant();
    const key = anOrderKey();
    const taps = await Promise.all([1, 2, 3, 4, 5, 6].map(() => order({}, key)));
    expect(new Set(taps.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : []))).size).toBe(1);
    expect(taps.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await written()).toBe(1);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => order()));
    expect(new Set([1, ...others.map(({ body }) => body.data.number)]).size).toBe(6);
  });
});

describe('P7: what is sold out', () => {
  it('stays on the menu, says so, and cannot be ordered by anybody who saw it before', async () => {
    const { shop, menu, quote, order, status, written, owner } = await aRestaurant();
    const salami = dish(menu, 'Salami');
    expect((await quote()).refusal).toBeNull();
    const lucia = await signedIn(running, owner);
    expect((await lucia.post('/api/product/soldOut', { ids: [salami.id], span: 'further' })).status).toBe(
      200,
    );
    await eventually(async () => (await status()).soldOut.includes(salami.id));

    const shown = (await guest.get<MenuView>(`/api/storefront/${shop.slug}/menu`)).body.data;
    const there = shown.categories.flatMap(({ products }) => products).find(({ id }) => id === salami.id);
    expect(there).toMatchObject({ name: 'Salami', soldOut: true });
    const { status: refused, body } = await order();
    expect([refused, body.message]).toEqual([422, '„Salami“ ist gerade ausverkauft. Bitte nimm es heraus.']);
    expect(await written()).toBe(0);
  });
});

/** Events arrive in their order: whoever hears this one has heard of every change before it. */
async function changesAreHeard(): Promise<void> {
  const live = running.app.get(Live, { strict: false });
  const sign = randomUUID();
  const heard = new Promise<void>((resolve) => {
    live.on('shop.changed', ({ shopId }) => shopId === sign && resolve());
  });
  await live.publish(sign, 'shop.changed', {});
  await heard;
}

describe('P8: a menu that everybody asks for', () => {
  it('is answered from memory: the store is not asked again, and an unchanged page is not sent again', async () => {
    const { shop, menu, quote } = await aRestaurant();
    await changesAreHeard();
    const page = `/s/${shop.slug}`;
    const first = await guest.get(page);
    const store = running.app.get<Connection>(getConnectionToken(), { strict: false });
    // Behind its back: whoever still reads the store would find nothing.
    const { deletedCount } = await store.collection('products').deleteMany({ shopId: shop.id });
    expect(deletedCount).toBe(menu.categories.flatMap(({ products }) => products).length);

    expect((await guest.get(page)).text).toBe(first.text);
    expect((await quote()).goodsCents).toBe(1090);
    const unchanged = await guest.get(page, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  });
});

describe('P11: what a guest is charged', () => {
  it('an extra counts once in the basket, the order, on the page and in the mail', async () => {
    const { menu, order, quote, tracking } = await aRestaurant();
    const email = 'extra@example.org';
    const more = {
      lines: [lineOf(dish(menu, 'Salami'), [extraCheese(menu)])],
      contact: { name: 'Jonas', email },
    };
    const quoted = await quote(more);
    expect(quoted.goodsCents).toBe(1090 + 150);
    const { token } = (await order({ ...more, expectedCents: quoted.payableCents })).body.data;
    const seen = await tracking(token);
    expect([seen.payableCents, seen.lines[0]?.options.length]).toEqual([quoted.payableCents, 1]);
    const mail = await eventually(async () => (await mailsTo(running, email))[0]);
    expect(mail.text?.match(/Extra Käse/g)).toHaveLength(1);
  });

  it('a code nobody has issued takes nothing off, however often it is sent', async () => {
    const { quote, order } = await aRestaurant();
    const { payableCents } = await quote();
    for (const discountCode of ['SOMMER', '100PROZENT', { $ne: null }]) {
      const priced = await quote({ discountCode, discountCents: 500 });
      expect(priced?.payableCents ?? payableCents).toBe(payableCents);
    }
    const { id } = (await order({ discountCents: payableCents })).body.data;
    expect((await orders().findOne({ _id: id as never }))?.sums.payableCents).toBe(payableCents);
  });

  it('a change of price stops the order and says what it is now', async () => {
    const { quote, order, written } = await aRestaurant();
    const { payableCents, lines } = await quote();
    const refused = await order({
      expectedCents: payableCents - 90,
      expectedLines: [lines[0]!.totalCents - 90],
    });
    expect(refused.body).toMatchObject({
      code: 'PRICE_CHANGED',
      message: expect.stringMatching(/^Der Preis hat sich geändert/),
      data: { expectedCents: payableCents - 90, payableCents },
    });
    expect(await written()).toBe(0);
  });
});
