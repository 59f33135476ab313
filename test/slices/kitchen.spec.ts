import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { KitchenState } from '../../src/shop/kitchen/kitchen.view.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import type { BoardOrder } from '../../src/shop/order/order.view.js';
import { aMenu, SMALL_MENU } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';

let bella: RunningApp;
let menu: Menu;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp();
  const { id } = await aShop(bella);
  menu = await aMenu(bella, id, SMALL_MENU);
  guest = new Browser(bella);
  const drinks = menu.categories.find(({ name }) => name === 'Getränke')!;
  await connection()
    .collection('categories')
    .updateOne({ _id: drinks.id as never }, { $set: { station: 'Bar' } });
}, 60_000);
afterAll(() => bella?.close());
beforeEach(async () => {
  bella.clock.set('2026-11-20T11:00:00Z');
  lucia = await signedIn(bella);
});

const connection = () => bella.app.get<Connection>(getConnectionToken(), { strict: false });
const stored = async (id: string) =>
  (await connection().collection<OrderRecord>('orders').findOne({ _id: id }))!;
const bump = (id: string, station?: string) => lucia.post<BoardOrder>('/api/kitchen/bump', { id, station });
const recall = (id: string, station?: string) =>
  lucia.post<BoardOrder>('/api/kitchen/recall', { id, station });

async function accepted(dishes = ['Salami', 'Cola']): Promise<string> {
  const basket = aBasket(dishes.map((name) => ({ dish: dishOf(menu, name) })));
  const { id } = (await placeOrder(guest, basket)).body.data;
  await lucia.post('/api/order/move', { id, to: 'accepted', minutes: 20 });
  return id;
}

describe('the kitchen', () => {
  it('sees orders in work and knows which station makes what', async () => {
    const id = await accepted();
    const { body } = await lucia.get<KitchenState>('/api/kitchen/state');
    const order = body.data.orders.find((one) => one.id === id)!;
    const made = order.lines.map(({ madeIn }) => madeIn.map((one) => body.data.stations[one] ?? 'Küche'));
    expect(made).toEqual([['Küche'], ['Bar']]);
    expect(body.data.figures.turnoverCents).toBeGreaterThan(0);
  });

  it('hears what happens between the making of its page and the opening of its stream', async () => {
    const page = await lucia.get('/app/kitchen/index.pageContext.json');
    const heardUntil = /"heardUntil":"([\d-]+)"/.exec(page.text)?.[1];
    const id = await accepted();
    const headers = { authorization: `Bearer ${lucia.token}`, 'last-event-id': heardUntil ?? '' };
    const { body } = await fetch(`${bella.url}/api/live`, { headers });
    let heard = '';
    for await (const part of body!.pipeThrough(new TextDecoderStream())) {
      heard += part;
      if (heard.includes('event: order.moved')) break;
    }
    expect(heard).toContain(id);
    expect(heard).not.toContain('event: gap');
  });

  it('reads on every page, drawn with it, that an order waits for an answer', async () => {
    const { id } = (await placeOrder(guest, aBasket([{ dish: dishOf(menu, 'Salami') }]))).body.data;
    const { number } = await stored(id);
    const page = await lucia.get('/app/products');
    expect(page.text).toMatch(
      new RegExp(`<section[^>]+aria-label="Neue Bestellungen".*Nr\\.[^<]*(<!-- -->)?${number}`),
    );
    await lucia.post('/api/order/move', { id, to: 'accepted', minutes: 20 });
    expect((await lucia.get('/app/products')).text).not.toContain('aria-label="Neue Bestellungen"');
  });

  it('comes whole with the first page: by a click only what its own page shows', async () => {
    const page = (await lucia.get('/app/products')).text;
    expect(page).toContain('"waiting":{');
    expect(page).toContain('ohne Drucker: Bestellungen stehen nur am Tresen');
    const clicked = (await lucia.get('/app/products/index.pageContext.json')).text;
    expect(clicked).toContain('"cover":{');
    expect(clicked).not.toContain('"waiting":');
    expect((await lucia.get('/app/settings/index.pageContext.json')).text).not.toContain('"cover":');
  });

  it('makes an order ready with the last station, once, whoever taps how often', async () => {
    const id = await accepted();
    expect((await bump(id, 'Küche')).body.data).toMatchObject({ state: 'accepted', column: 'working' });
    await Promise.all(Array.from({ length: 5 }, () => bump(id, 'Küche')));
    expect((await stored(id)).state).toBe('accepted');
    const last = await Promise.all([bump(id, 'Bar'), bump(id, 'Bar')]);
    expect(last.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { state, bumps, events } = await stored(id);
    expect([state, bumps?.map(({ station }) => station), isUnbroken(events)]).toEqual([
      'ready',
      ['Küche', 'Bar'],
      true,
    ]);
  });

  it('lets all stations at once be done', async () => {
    const id = await accepted();
    expect((await bump(id)).body.data.state).toBe('ready');
  });

  it('takes the last tap back as if it had not been', async () => {
    const id = await accepted();
    await bump(id, 'Küche');
    await bump(id, 'Bar');
    expect((await recall(id, 'Bar')).body.data).toMatchObject({
      state: 'accepted',
      bumps: [{ station: 'Küche' }],
    });
    expect((await recall(id, 'Küche')).body.data.bumps).toEqual([]);
  });

  it('recalls to one station later, and lists the last ten', async () => {
    const id = await accepted();
    await bump(id);
    bella.clock.advance({ minutes: 2 });
    const { body } = await lucia.get<BoardOrder[]>('/api/kitchen/done?station=Bar');
    expect(body.data[0]?.id).toBe(id);
    expect(body.data.length).toBeLessThanOrEqual(10);
    expect((await recall(id, 'Bar')).body.data).toMatchObject({
      state: 'preparing',
      bumps: [{ station: 'Küche' }],
    });
  });

  it('finds everything open again when the desk takes the whole back', async () => {
    const id = await accepted();
    await bump(id);
    bella.clock.advance({ minutes: 2 });
    expect((await lucia.post<BoardOrder>('/api/order/recall', { id })).body.data.bumps).toEqual([]);
  });

  it('never loses an order that is called back to a station it does not have', async () => {
    const id = await accepted();
    await bump(id);
    bella.clock.advance({ minutes: 2 });
    expect((await recall(id, 'Fremd')).body.data).toMatchObject({ state: 'preparing', bumps: [] });
  });

  it('is done with an order when the desk strikes the last that was missing', async () => {
    const id = await accepted();
    await bump(id, 'Küche');
    const cola = (await stored(id)).lines.find(({ name }) => name === 'Cola')!;
    const lines = [{ lineId: cola.id, quantity: 0 }];
    expect((await lucia.post<BoardOrder>('/api/order/change', { id, lines })).body.data.state).toBe('ready');
    const { state, events } = await stored(id);
    expect([state, isUnbroken(events)]).toEqual(['ready', true]);
  });

  it.each([
    ['of somebody else', { id: 'x'.repeat(20) }, 404],
    ['without a name', { id: 5 }, 400],
    ['at a list of stations', { id: 'x'.repeat(20), station: ['Bar'] }, 400],
  ])('refuses a ticket %s', async (_, body, status) => {
    expect((await lucia.post('/api/kitchen/bump', body)).status).toBe(status);
  });

  it('does nothing with an order that waits for an answer', async () => {
    const basket = aBasket([{ dish: dishOf(menu, 'Cola') }]);
    const { id } = (await placeOrder(guest, basket)).body.data;
    expect((await bump(id)).status).toBe(412);
    expect((await stored(id)).bumps).toBeUndefined();
  });
});
