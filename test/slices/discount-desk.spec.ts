import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TextDesk } from '../../src/media/texts/desk/text-desk.view.js';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { SavedOffer } from '../../src/shop/discount/desk/discount-desk.view.js';
import type { TrialView } from '../../src/shop/discount/trial/trial.view.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { StatusView } from '../../src/storefront/menu/menu.view.js';
import type { QuoteView } from '../../src/storefront/order/quote.view.js';
import { ALWAYS, anOffer } from '../factories/discounts.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { anOrderKey, BELLA, placeOrder } from '../factories/orders.js';
import { aShop, daily, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

let bella: RunningApp;
let menu: Menu;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp();
  menu = await aMenu(bella, (await aShop(bella)).id, TRATTORIA);
  guest = new Browser(bella);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(async () => {
  bella.clock.set('2026-11-20T17:00:00Z');
  lucia = await signedIn(bella);
});

const created = async (over: object = {}) => {
  const { status, body } = await lucia.post<SavedOffer>('/api/discount/create', anOffer(over));
  expect([status, body.message]).toEqual([201, undefined]);
  return body.data.offer;
};
const removed = (id: string) => lucia.post('/api/discount/remove', { id });
const margheritas = (codes: string[]) =>
  aBasket([{ dish: dishOf(menu, 'Margherita'), quantity: 2 }], { codes });
const quote = async (codes: string[]) => {
  const { contact: _, ...asked } = margheritas(codes) as Record<string, unknown>;
  return (await guest.post<QuoteView>(`/api/storefront/${BELLA}/quote`, asked)).body.data;
};

it('a campaign stands on the menu as soon as it is saved, and no longer than it is there', async () => {
  const shown = async () =>
    (await guest.get<StatusView>(`/api/storefront/${BELLA}/status`)).body.data.offers.map(
      ({ label }) => label,
    );
  expect(await shown()).toEqual([]);
  const { id } = await created({ kind: 'campaign', code: null, label: 'Nudelwoche' });
  expect(await shown()).toEqual(['Nudelwoche']);
  await removed(id);
  expect(await shown()).toEqual([]);
});

describe('a campaign in English', () => {
  const texts = async () =>
    (await lucia.get<TextDesk>('/api/media/texts/desk?kind=translations')).body.data.translations.filter(
      ({ subject }) => subject === 'offer',
    );
  const translated = (german: string, text: string) =>
    lucia.post('/api/media/texts/translate', { subject: 'offer', id: german, part: 'name', text });
  const read = async () => {
    const { contact: _, ...asked } = margheritas([]) as Record<string, unknown>;
    const shown = await guest.get<StatusView>(`/api/storefront/${BELLA}/status?lang=en`);
    const priced = await guest.post<QuoteView>(`/api/storefront/${BELLA}/quote?lang=en`, asked);
    return [
      ...shown.body.data.offers.map(({ label, inGerman }) => [label, inGerman]),
      ...priced.body.data.discounts.map(({ label, inGerman }) => [label, inGerman]),
    ];
  };
  /** Longer than an id. */
  const GERMAN = 'Nudelwoche für alle, die länger arbeiten müssen';
  const GONE = 'Osterwoche';

  it('is called as somebody has translated it, and German until then', async () => {
    const { id, version } = await created({ kind: 'campaign', code: null, label: GERMAN });
    const over = await created({
      kind: 'campaign',
      code: null,
      label: GONE,
      conditions: { ...ALWAYS, validUntil: '2026-11-01' },
    });
    expect((await texts()).map(({ german, owner }) => [german, owner])).toEqual([[GERMAN, 'Aktionen']]);
    expect(await read()).toEqual([
      [GERMAN, ['name']],
      [GERMAN, ['name']],
    ]);
    expect((await translated(GERMAN, 'Late pasta week')).status).toBe(200);
    expect(await read()).toEqual([
      ['Late pasta week', undefined],
      ['Late pasta week', undefined],
    ]);

    const placed = await guest.post<{ token: string }>(
      `/api/storefront/${BELLA}/order?lang=en`,
      margheritas([]),
      { 'idempotency-key': anOrderKey() },
    );
    const { token } = placed.body.data;
    for (const [lang, label] of [
      ['en', 'Late pasta week'],
      ['de', GERMAN],
    ])
      expect((await guest.get(`/s/${BELLA}/bestellung/${token}?lang=${lang}`)).text).toContain(`>${label}<`);

    await lucia.post('/api/discount/update', {
      ...anOffer({ kind: 'campaign', code: null, label: 'Herbst' }),
      id,
      version,
    });
    expect((await texts()).map(({ german, translated: of }) => [german, of])).toEqual([['Herbst', null]]);
    expect((await read())[0]).toEqual(['Herbst', ['name']]);
    await translated('Herbst', 'Autumn');
    await removed(id);
    await removed(over.id);
    expect(await texts()).toEqual([]);
    // What somebody else is called like it later starts without a word.
    const { id: again } = await created({ kind: 'campaign', code: null, label: 'Herbst' });
    expect((await texts()).map(({ translated: of }) => of)).toEqual([null]);
    await removed(again);
  });
});

describe('a basket to try', () => {
  const tried = (over: object = {}, rule: object = {}) => {
    const { id: productId, variants } = dishOf(menu, 'Margherita');
    return lucia.post<TrialView>('/api/discount/try', {
      id: null,
      offer: anOffer({ kind: 'campaign', code: null, ...rule }),
      lines: [{ productId, variantId: variants[0]?.id, quantity: 2 }],
      fulfilment: 'pickup',
      day: '2026-11-20',
      time: '18:00',
      guest: 'new',
      ...over,
    });
  };

  it('says which rule gave what and which did not and why, at a chosen time, and writes nothing', async () => {
    const { id } = await created({
      kind: 'campaign',
      code: null,
      label: 'Alle Tage',
      effect: { kind: 'amount', cents: 100 },
    });
    const hours = daily({ closed: false, ranges: [{ from: '15:00', to: '17:00' }] });
    const rule = { label: 'Happy Hour', conditions: { ...ALWAYS, hours } };
    const { body: at16 } = await tried({ time: '16:00' }, rule);
    expect(at16.data.given.map(({ label, own }) => [label, own])).toEqual([
      ['Happy Hour', true],
      ['Alle Tage', false],
    ]);
    const { goodsCents, feesCents, depositCents, payableCents, given, conflicts } = at16.data;
    const full = goodsCents + feesCents + depositCents;
    expect(payableCents).toBe(full - given.reduce((sum, { cents }) => sum + cents, 0));
    expect(conflicts.map(({ kind, label }) => [kind, label])).toContainEqual(['both', 'Alle Tage']);
    const { body: at17 } = await tried({ time: '17:00' }, rule);
    expect(at17.data.missed).toEqual([
      { id: expect.any(String), label: 'Happy Hour', own: true, why: 'gilt nicht um diese Uhrzeit' },
    ]);
    await removed(id);
    expect((await quote([])).discountCents).toBe(0);
  });

  it('refuses what could not be saved either, and knows no dish of others', async () => {
    expect((await tried({}, { effect: { kind: 'percent', percent: 101 } })).status).toBe(400);
    const { status } = await tried({ lines: [{ productId: 'foreign', variantId: 'foreign', quantity: 1 }] });
    expect([400, 409, 422]).toContain(status);
  });
});

describe('the pages', () => {
  it('list each rule with its state and its sentence, and open it', async () => {
    const { id, code } = await created({ totalLimit: 1 });
    expect((await placeOrder(guest, margheritas([code!]))).status).toBe(201);
    const { text } = await lucia.get('/app/discounts/codes');
    for (const word of [code!, 'Aufgebraucht', '10\u00a0% auf alles']) expect(text).toContain(word);
    const opened = await lucia.get(`/app/discounts/codes/code?id=${id}`);
    expect([opened.status, opened.text.includes(code!)]).toEqual([200, true]);
    expect((await lucia.get('/app/discounts/campaigns')).text).not.toContain(code);
    expect((await lucia.get(`/app/discounts/campaigns/campaign?id=${id}`)).status).toBe(404);
  });
});
