import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Order } from '../../src/shop/order/order.types.js';
import type { BoardOrder, OrderBoard } from '../../src/shop/order/order.view.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import type {
  AddressView,
  QuoteView,
  SlotsView,
  TrackingView,
} from '../../src/storefront/order/quote.view.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

const KREUZBERG = {
  street: 'Oranienstraße',
  houseNo: '5',
  postalCode: '10999',
  city: 'Berlin',
  floor: '3. OG',
  company: '',
  note: 'Hinterhaus',
};

let bella: RunningApp;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp({ SEED_DEMO: '1', RATE_LIMIT_FACTOR: '1000' });
  guest = new Browser(bella);
  lucia = new Browser(bella);
  await lucia.signIn(DEMO);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => bella.clock.set('2026-11-20T11:00:00Z'));

const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<Order>('orders');
const quote = async (body: object) =>
  (await guest.post<QuoteView>(`/api/storefront/${BELLA}/quote`, body)).body;
const slots = async (fulfilment = 'pickup') =>
  (await guest.get<SlotsView>(`/api/storefront/${BELLA}/slots?fulfilment=${fulfilment}`)).body.data;
const tracking = async (token: string) =>
  (await guest.get<TrackingView>(`/api/storefront/${BELLA}/order/${token}`)).body.data;

/** So many of the plain dish, driven to Kreuzberg. */
async function aDelivery(quantity: number, over: Record<string, unknown> = {}) {
  const body = await anOrder(guest, { fulfilment: 'delivery', address: KREUZBERG, ...over });
  return { ...body, lines: body.lines.map((line) => ({ ...line, quantity })) };
}

describe('a guest asks whether we come', () => {
  const ask = (body: object) => guest.post<AddressView>(`/api/storefront/${BELLA}/address`, body);

  it('is told fee, minimum and minutes of the area', async () => {
    const { area, message } = (await ask({ postalCode: '10999' })).body.data;
    expect(area).toMatchObject({ name: 'Kreuzberg und Mitte', minOrderCents: 1800, feeCents: 290 });
    expect(message).toMatch(/Ja, wir liefern zu dir.*2,90\s€.*18,00\s€.*35–55 Minuten/);
  });

  it.each([
    ['10999', ['Berlin']],
    ['01454', ['Radeberg', 'Wachau']],
    ['01561', []],
    ['99999', []],
  ])('is told which towns %s has', async (postalCode, towns) => {
    expect((await ask({ postalCode })).body.data.towns).toEqual(towns);
  });

  it('is found by a circle or a drawn area once the operator has put the postal code on the map', async () => {
    const shop = (await lucia.get<ShopView>('/api/shop/get')).body.data;
    const save = (settings: object) => lucia.post('/api/shop/update', { settings });
    const circle = { ...shop.settings.deliveryAreas[0], id: 'kreis', name: 'Kreis', priority: 9 };
    const match = { type: 'radius', center: [13.5, 52.5], km: 3 };
    await save({ deliveryAreas: [...shop.settings.deliveryAreas, { ...circle, match }] });
    expect((await ask({ postalCode: '10365' })).body.data.area).toBeNull();

    const placed = (position: unknown) => ({ placedCodes: [{ code: '10365', position }] });
    expect((await save(placed([13.5, 99]))).body.fields).toEqual({
      'settings.placedCodes.0.position': 'Bitte Breite und Länge wie 52.5004, 13.4049 angeben.',
    });
    await save(placed([13.51, 52.51]));
    expect((await ask({ postalCode: '10365' })).body.data.area).toMatchObject({ name: 'Kreis' });
    await save(placed([13.58, 52.51]));
    expect((await ask({ postalCode: '10365' })).body.data.area).toBeNull();
    await save({ placedCodes: shop.settings.placedCodes, deliveryAreas: shop.settings.deliveryAreas });
  });

  it('cannot order from a house that was excluded a moment ago, however the street is written', async () => {
    const { settings } = (await lucia.get<ShopView>('/api/shop/get')).body.data;
    const save = (deliveryAreas: object[]) => lucia.post('/api/shop/update', { settings: { deliveryAreas } });
    const order = async (street: string, houseNo: string) => {
      const address = { ...KREUZBERG, street, houseNo };
      return placeOrder(guest, await aDelivery(4, { address }));
    };
    expect((await order('Lindenstr.', '40')).body).toMatchObject({ success: true });
    await save(
      settings.deliveryAreas.map((area) =>
        area.match.type === 'plz'
          ? { ...area, match: { ...area.match, exceptStreets: ['Lindenstraße 40'] } }
          : area,
      ),
    );
    for (const [street, houseNo] of [
      ['Lindenstr.', '40'],
      ['lindenstrasse 40', ''],
    ] as const) {
      const { body } = await order(street, houseNo || '40');
      expect(body).toMatchObject({
        success: false,
        message: expect.stringContaining('nicht an diese Adresse'),
      });
    }
    expect((await order('Lindenstr.', '41')).body).toMatchObject({ success: true });
    const { postalCode } = KREUZBERG;
    const asked = (houseNo: string) => ask({ postalCode, street: 'Lindenstr.', houseNo });
    expect((await asked('40')).body.data).toMatchObject({ area: null });
    expect((await asked('41')).body.data).not.toMatchObject({ area: null });
    await save(settings.deliveryAreas);
  });

  it('is told when we do not', async () => {
    expect((await ask({ postalCode: '80331' })).body.data).toEqual({
      area: null,
      code: 'outsideArea',
      instead: 'pickup',
      message: 'Leider liefern wir nicht an diese Adresse. Du kannst deine Bestellung abholen.',
      towns: ['München'],
    });
  });

  it.each(['1099', 'Berlin', '109999', { $ne: '' }])(
    'cannot ask with %j for a postal code',
    async (postalCode) => {
      expect((await ask({ postalCode })).status).toBe(400);
    },
  );
});

describe('a delivery', () => {
  it('costs what the area asks, less for a bigger basket, nothing from the free order on', async () => {
    const one = (await quote(await aDelivery(1))).data;
    const unit = one.goodsCents;
    const fee = async (atLeastCents: number) => {
      const { data } = await quote(await aDelivery(Math.ceil(atLeastCents / unit)));
      return data.fees.find(({ kind }) => kind === 'delivery')?.cents ?? 0;
    };
    expect(one.area).toBe('Kreuzberg und Mitte');
    expect(one.etaMinutes).toEqual({ from: 35, to: 55 });
    expect([await fee(1800), await fee(2500), await fee(4000)]).toEqual([290, 150, 0]);
  });

  it('says how much is missing to the minimum, and is not taken below it', async () => {
    const body = await aDelivery(1);
    const { missingToMinimumCents, refusal } = (await quote(body)).data;
    expect(missingToMinimumCents).toBeGreaterThan(0);
    expect(refusal).toMatchObject({
      code: 'belowMinimum',
      message: expect.stringMatching(/^Noch \d+,\d\d\s€ bis zum Mindestbestellwert\.$/),
    });
    const before = await orders().countDocuments({});
    const { status, body: answer } = await placeOrder(guest, body);
    expect([status, answer.message]).toEqual([422, refusal?.message]);
    expect(await orders().countDocuments({})).toBe(before);
  });

  it('is priced before the street is known, and asked for its postal code before that', async () => {
    const { data } = await quote(await aDelivery(5, { address: { postalCode: '10999' } }));
    expect([data.area, data.refusal]).toEqual(['Kreuzberg und Mitte', null]);
    const unknown = (await quote(await aDelivery(5, { address: undefined }))).data;
    expect(unknown.refusal?.code).toBe('addressMissing');
  });

  it('is asked about a postal code that belongs to another town', async () => {
    const wrong = await aDelivery(5, { address: { ...KREUZBERG, postalCode: '10969', city: 'München' } });
    const { refusal } = (await quote(wrong)).data;
    expect(refusal).toEqual({
      code: 'otherPlace',
      instead: null,
      message: 'Die Postleitzahl 10969 gehört zu Berlin. Bitte prüfe Postleitzahl und Ort.',
    });
    const { status, body } = await placeOrder(guest, wrong);
    expect([status, body.message]).toEqual([422, refusal?.message]);
  });

  it('as large as a wedding is taken by phone, unless the restaurant says otherwise', async () => {
    const wedding = await aDelivery(100);
    const { refusal } = (await quote(wedding)).data;
    expect(refusal).toMatchObject({
      code: 'tooLarge',
      message: expect.stringMatching(/Bitte ruf uns an: 030 \d+/),
    });
    expect((await placeOrder(guest, wedding)).status).toBe(422);
    expect((await quote(await aDelivery(99))).data.refusal).toBeNull();

    const save = (callLimits: object) => lucia.post('/api/shop/update', { settings: { callLimits } });
    expect((await save({ pieces: 200, lines: 50, cents: 500_000 })).status).toBe(200);
    expect((await quote(wedding)).data.refusal).toBeNull();
    expect((await save({ pieces: 200, lines: 50, cents: 5_000 })).status).toBe(200);
    expect((await quote(await aDelivery(20))).data.refusal?.code).toBe('tooLarge');
    expect((await save({ pieces: 0, lines: 50, cents: 5_000 })).body.fields).toEqual({
      'settings.callLimits.pieces': 'Bitte eine Stückzahl von 1 bis 999 angeben.',
    });
    await save({ pieces: 99, lines: 50, cents: 500_000 });
  });

  it.each([null, 'alle', [null], {}])('with %j for options is refused in plain words', async (options) => {
    const body = await aDelivery(5);
    const lines = body.lines.map((line) => ({ ...line, options }));
    const { status, body: answer } = await guest.post(`/api/storefront/${BELLA}/quote`, { ...body, lines });
    expect(status).toBe(400);
    expect(Object.values(answer.fields ?? {})[0]).toMatch(
      /^(Die Extras sind unvollständig|Das sind zu viele Extras|Dieser Wert passt hier nicht)\.$/,
    );
  });

  it('goes nowhere outside the areas, whatever the browser says', async () => {
    const before = await orders().countDocuments({});
    const far = { ...KREUZBERG, postalCode: '80331', city: 'München' };
    const { status, body } = await placeOrder(
      guest,
      await aDelivery(5, { address: far, zoneId: 'kreuzberg' }),
    );
    expect([status, body.message]).toEqual([
      422,
      'Leider liefern wir nicht an diese Adresse. Du kannst deine Bestellung abholen.',
    ]);
    expect(await orders().countDocuments({})).toBe(before);
  });

  it.each([
    ['an address', { address: undefined }, 'address'],
    ['a house number', { address: { ...KREUZBERG, houseNo: ' ' } }, 'address.houseNo'],
    ['a town', { address: { ...KREUZBERG, city: '' } }, 'address.city'],
    ['a phone number', { contact: { name: 'Jonas Weber', email: 'jonas@example.org' } }, 'contact.phone'],
  ])('cannot be ordered without %s, and the field says so', async (_, over, field) => {
    const { status, body } = await placeOrder(guest, await aDelivery(5, over));
    expect(status).toBe(400);
    expect((body as unknown as { fields: object }).fields).toEqual({
      [field]: expect.stringMatching(/[.]$/),
    });
  });

  it('keeps address and area of the day, apart from each other, and shows them where they are needed', async () => {
    const { body } = await placeOrder(guest, await aDelivery(5));
    const order = await orders().findOne({ token: body.data.token });
    expect(order?.contact.address).toEqual(KREUZBERG);
    expect(order?.zone).toMatchObject({ id: 'kreuzberg', feeCents: 290, minOrderCents: 1800 });

    const board = (await lucia.get<OrderBoard>('/api/order/board')).body.data.orders;
    expect(board.find(({ id }) => id === body.data.id)?.address).toEqual({
      line: 'Oranienstraße 5, 10999 Berlin',
      details: '3. OG, Hinterhaus',
      zone: 'Kreuzberg und Mitte',
    });
    const seen = await tracking(body.data.token);
    expect(seen).toMatchObject({ fulfilment: 'delivery', address: 'Oranienstraße 5, 10999 Berlin' });
    expect(JSON.stringify(seen)).not.toContain('Hinterhaus');
  });

  it('writes no address into an order that is picked up', async () => {
    const { body } = await placeOrder(guest, await anOrder(guest, { address: KREUZBERG }));
    const order = await orders().findOne({ token: body.data.token });
    expect([order?.contact.address, order?.zone]).toEqual([null, null]);
  });
});

describe('an order ahead', () => {
  it('chooses among the times of the next days', async () => {
    const { days } = await slots();
    expect(days.slice(0, 2).map(({ label }) => label)).toEqual(['Heute', 'Morgen']);
    expect(days[0]?.slots[0]).toMatchObject({ at: expect.stringMatching(/T11:[134]/), full: false });
  });

  it('is counted for the day it is wanted', async () => {
    const when = (await slots()).days[1]?.slots[20]?.at ?? '';
    const { status, body } = await placeOrder(guest, await anOrder(guest, { when }));
    expect(status).toBe(201);
    const order = await orders().findOne({ token: body.data.token });
    expect(order).toMatchObject({ businessDay: '2026-11-21', wantedAt: new Date(when) });
    expect((await tracking(body.data.token)).wantedAt).toBe(when);
  });

  it('is promised for the wanted time, however few minutes the counter needs', async () => {
    const when = (await slots()).days[1]?.slots[20]?.at ?? '';
    const { id } = (await placeOrder(guest, await anOrder(guest, { when }))).body.data;
    const moved = await lucia.post<BoardOrder>('/api/order/move', { id, to: 'accepted', minutes: 20 });
    expect(moved.body.data).toMatchObject({ wantedAt: when, promisedAt: when });
  });

  it.each([
    ['in the past', '2026-11-20T09:00:00Z', 422, /Diese Uhrzeit ist schon vorbei/],
    ['in two minutes', '2026-11-20T11:02:00Z', 422, /schaffen wir es leider nicht.*möglich ab heute/],
    ['next year', '2027-11-20T11:00:00Z', 422, /So weit im Voraus/],
    ['between two slots', '2026-11-21T11:07:00Z', 422, /Zu dieser Uhrzeit/],
    ['in the year 9999', '9999-12-31T23:59:59Z', 422, /So weit im Voraus/],
    ['on the 45th of November', '2026-11-45T11:00:00Z', 400, /Uhrzeit/],
    ['on 30 February', '2026-02-30T11:00:00Z', 400, /Uhrzeit/],
    ['tomorrow, in words', 'morgen', 400, /Uhrzeit/],
  ])('cannot be placed for a time %s', async (_, when, status, sentence) => {
    const before = await orders().countDocuments({});
    const answer = await placeOrder(guest, await anOrder(guest, { when }));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(sentence);
    expect(await orders().countDocuments({})).toBe(before);
  });

  it('is checked again when it is sent: a time that was free may be over', async () => {
    const when = (await slots()).days[0]?.slots[0]?.at ?? '';
    const body = await anOrder(guest, { when });
    expect((await quote(body)).data.refusal).toBeNull();
    bella.clock.advance({ hours: 1 });
    expect((await placeOrder(guest, body)).status).toBe(422);
  });
});
