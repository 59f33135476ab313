import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { SavedOffer } from '../../src/shop/discount/desk/discount-desk.view.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import type { QuoteView } from '../../src/storefront/order/quote.view.js';
import { ALWAYS, anOffer, NOTHING } from '../factories/discounts.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { BELLA, placeOrder } from '../factories/orders.js';
import { JONAS, YUSUF } from '../factories/people.js';
import { aShop, daily, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

const RUSH = 40;

let bella: RunningApp;
let menu: Menu;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp();
  const shop = await aShop(bella);
  menu = await aMenu(bella, shop.id, TRATTORIA);
  guest = new Browser(bella);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(async () => {
  bella.clock.set('2026-11-20T17:00:00Z');
  lucia = await signedIn(bella);
});

const create = (over: object = {}) => lucia.post<SavedOffer>('/api/discount/create', anOffer(over));
const created = async (over: object = {}) => {
  const { status, body } = await create(over);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.data.offer;
};
const removed = (id: string) => lucia.post('/api/discount/remove', { id });
const wished = (codes: string[], over: object = {}) =>
  aBasket([{ dish: dishOf(menu, 'Margherita'), quantity: 2 }], { codes, ...over });
const quote = async (codes: string[], over: object = {}) => {
  const { contact: _, ...asked } = wished(codes, over) as Record<string, unknown>;
  return (await guest.post<QuoteView>(`/api/storefront/${BELLA}/quote`, asked)).body.data;
};
let phones = 0;
const somebody = () => ({
  name: 'Jonas Weber',
  phone: `0171 39${String(++phones).padStart(5, '0')}`,
  email: `jonas${phones}@example.org`,
  note: '',
});
const order = (codes: string[], contact = somebody()) => placeOrder(guest, wished(codes, { contact }));
const rejected = async (id: string) =>
  lucia.post('/api/order/move', { id, to: 'rejected', reason: 'tooBusy' });

describe('a code', () => {
  it('takes off what it says however it is typed, and the order remembers it', async () => {
    await created({ code: 'Winter-10' });
    const plain = await quote([]);
    const cheaper = await quote(['winter 10']);
    expect(cheaper.discountCents).toBe(Math.round(plain.goodsCents / 10));
    expect(cheaper.codes).toEqual([
      {
        kind: 'discount',
        code: 'WINTER10',
        message: null,
        isLost: false,
        cents: cheaper.discountCents,
        leftCents: 0,
      },
    ]);
    const { status, body } = await order(['WINTER10']);
    expect(status).toBe(201);
    const tracked = await guest.get<{ discountCents: number }>(
      `/api/storefront/${BELLA}/order/${body.data.token}`,
    );
    expect(tracked.body.data.discountCents).toBe(cheaper.discountCents);
  });

  it('says why it gives nothing', async () => {
    const { code } = await created({ conditions: { ...ALWAYS, minimumCents: 5_000 } });
    const { codes, discountCents } = await quote([code!]);
    expect([discountCents, codes[0]?.message, codes[0]?.isLost]).toEqual([
      0,
      expect.stringContaining('fehlen noch'),
      false,
    ]);
    expect((await quote(['GIBTESNICHT'])).codes[0]?.message).toBe('Diesen Code kennen wir nicht.');
  });

  it('goes to exactly one of many who reach for the last one, and comes back when that order is rejected', async () => {
    const { code } = await created({ totalLimit: 1 });
    const price = (await quote([code!])).payableCents;
    const placed = await Promise.all(
      Array.from({ length: RUSH }, () =>
        placeOrder(guest, wished([code!], { contact: somebody(), expectedCents: price })),
      ),
    );
    const won = placed.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(placed.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await quote([code!])).codes[0]?.message).toContain('schon eingelöst');
    await rejected(won[0]!.body.data.id);
    await eventually(async () => (await quote([code!])).codes[0]?.message === null);
  }, 60_000);

  it('is for a guest as often as it may be, tomorrow as well, by phone or by mail', async () => {
    const { code } = await created({ guestLimit: 1 });
    const jonas = somebody();
    const { status, body } = await order([code!], jonas);
    expect(status).toBe(201);
    await lucia.post('/api/order/move', { id: body.data.id, to: 'accepted', minutes: 20 });
    bella.clock.advance({ days: 1 });
    const again = await order([code!], { ...jonas, email: 'other@example.org' });
    expect([again.status, again.body.code]).toEqual([422, 'DISCOUNT_REFUSED']);
    expect((await order([code!], { ...jonas, phone: '0171 8888888' })).status).toBe(422);
    expect((await order([code!])).status).toBe(201);
  });

  it('greets new guests alone', async () => {
    const jonas = somebody();
    const { token } = (await order([], jonas)).body.data;
    expect(token).toBeTruthy();
    const { code } = await created({ conditions: { ...ALWAYS, firstOrder: true } });
    expect((await order([code!], jonas)).body.code).toBe('DISCOUNT_REFUSED');
    expect((await order([code!])).status).toBe(201);
  });

  it('comes as a series, each good for one order', async () => {
    const { id } = await created({ code: null, series: 300 });
    const { text } = await lucia.get(`/api/discount/codes?id=${id}`);
    const [head, ...rows] = text.trim().split('\r\n');
    const codes = rows.map((row) => row.split(';')[0] ?? '');
    expect([head, new Set(codes).size]).toEqual(['Code;Link', 300]);
    expect(rows[0]).toBe(`${codes[0]};${bella.url}/s/trattoria-bella?code=${codes[0]}`);
    expect((await order([codes[0]!])).status).toBe(201);
    expect((await quote([codes[0]!])).codes[0]?.message).toContain('schon eingelöst');
    expect((await quote([codes[1]!])).codes[0]?.message).toBeNull();
  });

  it('means nothing any more once it is renamed, switched off or deleted', async () => {
    const offer = await created();
    const changed = { ...anOffer({ code: 'Neu 77' }), id: offer.id, version: 1 };
    expect((await lucia.post('/api/discount/update', changed)).status).toBe(200);
    expect((await lucia.post('/api/discount/update', changed)).status).toBe(412);
    expect((await quote([offer.code!])).discountCents).toBe(0);
    expect((await quote(['NEU77'])).discountCents).toBeGreaterThan(0);
    await lucia.post('/api/discount/switch', { id: offer.id, enabled: false });
    expect((await quote(['NEU77'])).discountCents).toBe(0);
    await lucia.post('/api/discount/switch', { id: offer.id, enabled: true });
    expect((await quote(['NEU77'])).discountCents).toBeGreaterThan(0);
    await removed(offer.id);
    expect((await quote(['NEU77'])).discountCents).toBe(0);
  });

  it('belongs to one restaurant', async () => {
    const { code, id } = await created();
    await aShop(bella, { name: 'Osteria Nova' }, YUSUF);
    const nino = await signedIn(bella, YUSUF);
    expect((await nino.post('/api/discount/remove', { id })).status).toBe(404);
    expect((await nino.post('/api/discount/switch', { id, enabled: false })).status).toBe(404);
    expect((await quote([code!])).discountCents).toBeGreaterThan(0);
  });

  it.each<[string, object, string]>([
    ['101 percent', { effect: { kind: 'percent', percent: 101 } }, 'effect.percent'],
    ['nothing at all', { effect: { kind: 'amount', cents: 0 } }, 'effect.cents'],
    [
      'an end before its beginning',
      { conditions: { ...ALWAYS, validFrom: '2026-11-21T00:00:00Z', validUntil: '2026-11-20T00:00:00Z' } },
      'conditions.validUntil',
    ],
    ['a dish nobody has', { scope: { ...NOTHING, productIds: ['nobody'] } }, 'scope'],
    ['a word of two letters', { code: 'AB' }, 'code'],
    [
      'a set of anything',
      { effect: { kind: 'set', cents: 900, parts: [{ quantity: 1, scope: NOTHING }] } },
      'effect.parts.0',
    ],
  ])('is not kept with %s', async (_, over, field) => {
    const { status, body } = await create(over);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is there once', async () => {
    await created({ code: 'Einmal' });
    expect((await create({ code: 'EIN-MAL' })).status).toBe(400);
  });
});

describe('a campaign', () => {
  const campaign = (over: object) => created({ kind: 'campaign', code: null, ...over });

  it('acts by itself at its hours', async () => {
    const { id } = await campaign({
      label: 'Happy Hour',
      conditions: { ...ALWAYS, hours: daily({ closed: false, ranges: [{ from: '17:00', to: '19:00' }] }) },
    });
    bella.clock.set('2026-11-20T17:59:59Z');
    expect((await quote([])).discountCents).toBeGreaterThan(0);
    bella.clock.set('2026-11-20T18:00:00Z');
    expect((await quote([])).discountCents).toBe(0);
    // An hour later Lucia would have to sign in again.
    bella.clock.set('2026-11-20T17:00:00Z');
    expect((await removed(id)).status).toBe(200);
  });

  it('counts from the next basket on, as it was changed, switched and deleted, and ends with its last second', async () => {
    expect((await quote([])).discountCents).toBe(0);
    const until = '2026-11-20T17:30:00.000Z';
    const rule = { effect: { kind: 'amount', cents: 100 }, conditions: { ...ALWAYS, validUntil: until } };
    const { id } = await campaign(rule);
    expect((await quote([])).discountCents).toBe(100);
    const dearer = { ...rule, effect: { kind: 'amount', cents: 150 } };
    const sent = { ...anOffer({ kind: 'campaign', code: null, ...dearer }), id, version: 1 };
    expect((await lucia.post('/api/discount/update', sent)).status).toBe(200);
    expect((await quote([])).discountCents).toBe(150);
    await lucia.post('/api/discount/switch', { id, enabled: false });
    expect((await quote([])).discountCents).toBe(0);
    await lucia.post('/api/discount/switch', { id, enabled: true });
    expect((await quote([])).discountCents).toBe(150);
    bella.clock.set(until);
    expect((await quote([])).discountCents).toBe(0);
    bella.clock.set('2026-11-20T17:00:00Z');
    expect((await removed(id)).status).toBe(200);
    expect((await quote([])).discountCents).toBe(0);
  });

  it('gives the guest the best that is allowed', async () => {
    const { id } = await campaign({
      effect: { kind: 'buyGet', buy: 1, get: 1, percent: 100 },
      combinable: false,
    });
    const { code } = await created({ combinable: false });
    const { discountCents, goodsCents, codes } = await quote([code!]);
    expect([discountCents, codes[0]?.message]).toEqual([
      goodsCents / 2,
      expect.stringContaining('mehr wert'),
    ]);
    await removed(id);
  });

  it('is part of the larger plan, a code of the smaller one', async () => {
    await aShop(bella, { name: 'Kleine Küche', subscription: { level: LEVEL.starter } }, JONAS);
    const ida = await signedIn(bella, JONAS);
    const refused = await ida.post('/api/discount/create', anOffer({ kind: 'campaign', code: null }));
    expect([refused.status, refused.body.code]).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
    const unknown = await ida.post('/api/discount/create', anOffer());
    expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([400, ['scope']]);
  });
});
