import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Live } from '../../src/platform/live/live.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { ReservationSweep } from '../../src/shop/order/reservations/reservation-sweep.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import type { StockRecord } from '../../src/shop/stock/stock.schema.js';
import { StockService } from '../../src/shop/stock/stock.service.js';
import type { MenuView, StatusView } from '../../src/storefront/menu/menu.view.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, COUNTED_MENU, dishOf, type Wish } from '../factories/offers.js';
import { BELLA, placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

/** A long run asks with more: RIVALS=1000. */
const RIVALS = Number(process.env.RIVALS ?? 100);
const TODAY = '2026-11-20';

let bella: RunningApp;
let shop: Shop;
let menu: Menu;
let guest: Browser;
let lucia: Browser;
let told = 0;

const store = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<StockRecord>('stock');
const dish = (name: string) => dishOf(menu, name);
const order = (wishes: Wish[], over = {}) => placeOrder(guest, aBasket(wishes, over));
const setLevel = (name: string, left: number) =>
  lucia.post('/api/stock/set', { productId: dish(name).id, left });
const levelOf = async (name: string) => (await store().findOne({ productId: dish(name).id }))?.left;
const soldOut = async (name: string) => {
  const { soldOut: gone } = (await guest.get<StatusView>(`/api/storefront/${BELLA}/status`)).body.data;
  const page = (await guest.get<MenuView>(`/api/storefront/${BELLA}/menu`)).body.data.categories;
  const view = page.flatMap(({ products }) => products).find(({ id }) => id === dish(name).id);
  expect(gone.includes(dish(name).id)).toBe(view?.soldOut);
  return view?.soldOut;
};
const combo = (): Wish => {
  const offer = dish('Pizza + Nachtisch');
  const courses = offer.combo?.courses ?? [];
  return {
    dish: offer,
    options: Object.fromEntries(courses.map(({ id, choices }) => [id, choices[0]?.id ?? ''])),
  };
};

beforeAll(async () => {
  bella = await startApp();
  shop = await aShop(bella, { settings: { preorder: true, preorderMaxDays: 3 } });
  menu = await aMenu(bella, shop.id, COUNTED_MENU);
  guest = new Browser(bella);
  lucia = await signedIn(bella);
  bella.app.get(Live, { strict: false }).on('menu.changed', () => told++);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(async () => {
  bella.clock.set('2026-11-20T11:00:00Z');
  await store().deleteMany({});
});

describe('a dish that is counted', () => {
  it('can be had by anybody until somebody counts it', async () => {
    expect((await order([{ dish: dish('Tiramisù'), quantity: 9 }])).status).toBe(201);
    expect(await soldOut('Tiramisù')).toBe(false);
  });

  it(`gives its last piece to one of ${RIVALS}, and tells the others its name`, async () => {
    await setLevel('Tiramisù', 1);
    const answers = await Promise.all(
      Array.from({ length: RIVALS }, () => order([{ dish: dish('Pizza') }, { dish: dish('Tiramisù') }])),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(RIVALS - 1);
    for (const { body } of refused) {
      expect(body.message).toBe('„Tiramisù“ ist gerade ausverkauft. Bitte nimm es heraus.');
      expect(body.data).toMatchObject({
        problem: 'soldOut',
        line: 1,
        faults: [{ productId: dish('Tiramisù').id, name: 'Tiramisù' }],
      });
    }
    expect(await store().findOne({})).toMatchObject({ left: 0, holds: [], taken: [{ pieces: 1 }] });
    expect(await soldOut('Tiramisù')).toBe(true);
  }, 120_000);

  it('is back on the menu when somebody counts again', async () => {
    await setLevel('Tiramisù', 0);
    expect(await soldOut('Tiramisù')).toBe(true);
    await setLevel('Tiramisù', 3);
    expect(await soldOut('Tiramisù')).toBe(false);
    expect((await order([{ dish: dish('Tiramisù'), quantity: 3 }])).status).toBe(201);
  });

  it('says how many are left to a guest who wants more', async () => {
    await setLevel('Tiramisù', 2);
    const { status, body } = await order([{ dish: dish('Tiramisù'), quantity: 3 }]);
    expect([status, body.message]).toEqual([422, 'Von „Tiramisù“ sind nur noch 2 da. Bitte nimm weniger.']);
    expect(await levelOf('Tiramisù')).toBe(2);
  });

  it('is taken with the combo it belongs to', async () => {
    await setLevel('Tiramisù', 1);
    expect((await order([combo()])).status).toBe(201);
    const { body } = await order([combo()]);
    expect(body.message).toContain('„Tiramisù“ bei „Pizza + Nachtisch“ ist gerade ausverkauft');
  });

  it.each([
    ['rejected', 'tooBusy'],
    ['cancelled', 'guestAsked'],
  ])('comes back when its order is %s', async (to, reason) => {
    await setLevel('Tiramisù', 1);
    const { body } = await order([{ dish: dish('Tiramisù') }]);
    expect(await soldOut('Tiramisù')).toBe(true);
    await lucia.post('/api/order/move', { id: body.data.id, to, reason });
    await eventually(async () => (await levelOf('Tiramisù')) === 1);
    await eventually(async () => !(await soldOut('Tiramisù')));
  });

  it('comes back piece by piece when its order becomes smaller, once, however often that is asked', async () => {
    await setLevel('Tiramisù', 9);
    const wishes = [{ dish: dish('Tiramisù'), quantity: 4 }, { dish: dish('Pizza') }, combo()];
    const { id } = (await order(wishes)).body.data;
    expect(await levelOf('Tiramisù')).toBe(4);
    const left = (lineId: string, quantity: number) =>
      lucia.post('/api/order/change', { id, lines: [{ lineId, quantity }] });
    await left('0', 3);
    await eventually(async () => (await levelOf('Tiramisù')) === 5);
    await left('2', 0);
    await eventually(async () => (await levelOf('Tiramisù')) === 6);

    const raced = await Promise.all(Array.from({ length: 12 }, () => left('0', 1)));
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
    await eventually(async () => (await levelOf('Tiramisù')) === 8);
    const stock = bella.app.get(StockService, { strict: false });
    const kept = new Map([[dish('Tiramisù').id, 1]]);
    await Promise.all(Array.from({ length: 25 }, () => stock.release(shop.id, id, kept)));
    expect(await store().findOne({})).toMatchObject({ left: 8, taken: [{ id, pieces: 1 }] });

    await Promise.all([
      stock.release(shop.id, id, kept),
      lucia.post('/api/order/move', { id, to: 'rejected', reason: 'tooBusy' }),
      stock.release(shop.id, id),
    ]);
    await eventually(async () => (await store().findOne({}))?.taken.length === 0);
    expect(await levelOf('Tiramisù')).toBe(9);
  });

  it('stays with an order that is eaten', async () => {
    await setLevel('Tiramisù', 2);
    const { body } = await order([{ dish: dish('Tiramisù') }]);
    for (const to of ['accepted', 'completed']) await lucia.post('/api/order/move', { id: body.data.id, to });
    await eventually(async () => (await store().findOne({}))?.taken.length === 0);
    expect(await levelOf('Tiramisù')).toBe(1);
  });

  it('takes nothing when another dish of the basket is gone', async () => {
    await setLevel('Tiramisù', 5);
    await setLevel('Tagessuppe', 0);
    expect((await order([{ dish: dish('Tiramisù') }, { dish: dish('Tagessuppe') }])).status).toBe(422);
    expect(await levelOf('Tiramisù')).toBe(5);
  });

  it('rewrites the kept menu only when it is gone or back', async () => {
    await setLevel('Tiramisù', 3);
    await eventually(() => bella.app.get(Live, { strict: false }) !== null);
    const before = told;
    await order([{ dish: dish('Tiramisù') }]);
    await order([{ dish: dish('Tiramisù') }]);
    expect(told).toBe(before);
    await order([{ dish: dish('Tiramisù') }]);
    await eventually(() => told === before + 1);
  });

  it('is set by those who run the menu, for dishes that are counted', async () => {
    expect((await setLevel('Pizza', 3)).status).toBe(404);
    expect((await lucia.post('/api/stock/set', { productId: 'gibt-es-nicht', left: 3 })).status).toBe(404);
    expect((await setLevel('Tiramisù', -1)).status).toBe(400);
    expect((await guest.post('/api/stock/set', { productId: dish('Tiramisù').id, left: 3 })).status).toBe(
      401,
    );
  });
});

describe('a quota of the day', () => {
  it('begins anew with each business day, and counts orders ahead for theirs', async () => {
    const soup = [{ dish: dish('Tagessuppe'), quantity: 2 }];
    const tomorrow = { when: '2026-11-21T17:30:00.000Z' };
    expect((await order(soup, tomorrow)).status).toBe(201);
    expect((await order(soup)).status).toBe(201);
    expect((await order(soup)).status).toBe(422);
    expect((await order(soup, tomorrow)).status).toBe(422);
    expect(await soldOut('Tagessuppe')).toBe(true);
    bella.clock.set('2026-11-22T11:00:00Z');
    expect(await soldOut('Tagessuppe')).toBe(false);
    expect((await order(soup)).status).toBe(201);
  });

  it('is never sold twice, however many want the first one of the day', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => order([{ dish: dish('Tagessuppe') }])),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await levelOf('Tagessuppe')).toBe(0);
  });
});

describe('what a crash leaves behind', () => {
  const stock = () => bella.app.get(StockService, { strict: false });
  const take = (orderId: string) =>
    stock().take(
      shop.id,
      orderId,
      [{ productId: dish('Tiramisù').id, name: 'Tiramisù', rule: { kind: 'pieces' }, pieces: 1 }],
      TODAY,
    );

  it('comes back after a minute, and what was ordered stays taken', async () => {
    await setLevel('Tiramisù', 3);
    await order([{ dish: dish('Tiramisù') }]);
    expect(await take('never-written')).toBe(true);
    const sweeper = bella.app.get(ReservationSweep, { strict: false });
    await sweeper.sweep();
    expect(await levelOf('Tiramisù')).toBe(1);
    bella.clock.advance({ seconds: 61 });
    await sweeper.sweep();
    expect(await store().findOne({})).toMatchObject({ left: 2, holds: [], taken: [{ pieces: 1 }] });
  });

  it('is given back once, however often', async () => {
    await setLevel('Tiramisù', 2);
    await take('twice');
    await Promise.all([stock().release(shop.id, 'twice'), stock().release(shop.id, 'twice')]);
    expect(await levelOf('Tiramisù')).toBe(2);
  });

  it(`lets ${RIVALS} who want the last piece have one between them`, async () => {
    await setLevel('Tiramisù', 1);
    const took = await Promise.all(Array.from({ length: RIVALS }, (_, n) => take(`rival-${n}`)));
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await levelOf('Tiramisù')).toBe(0);
  }, 120_000);
});
