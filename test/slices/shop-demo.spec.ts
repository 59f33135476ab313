import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DemoService } from '../../src/demo/demo.service.js';
import { OrdersDemo } from '../../src/demo/orders/orders.demo.js';
import { DEMO_OPERATOR, DEMO_SLUG } from '../../src/demo/restaurant.demo.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import { isOpenAt } from '../../src/shop/opening-hours/opening-hours.rules.js';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import type { Order } from '../../src/shop/order/order.types.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import { problemsOf } from '../../src/shop/restaurant/checks/settings-check.rules.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import { PageProps } from '../../src/storefront/pages/page-props.service.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';

let running: RunningApp;
const service = <T>(type: abstract new (...args: never[]) => T): T =>
  running.app.get(type, { strict: false });

function collection<T extends object>(name: string) {
  return running.app.get<Connection>(getConnectionToken(), { strict: false }).collection<T>(name);
}

beforeAll(async () => {
  running = await startApp({ SEED_DEMO: '1' });
});
afterAll(() => running.close());

describe('the Trattoria Bella', () => {
  it('is there after the start, with everything included', async () => {
    const shop = await service(ShopService).findBySlug(DEMO_SLUG);
    expect(shop).toMatchObject({ name: 'Trattoria Bella', subscription: { level: 3 }, setupStep: 'done' });
    expect(shop && problemsOf(shop, { settings: shop.settings })).toEqual([]);
  });

  it('lets the demo operator in', async () => {
    const lucia = await signedIn(running, DEMO_OPERATOR);
    expect((await lucia.get<ShopView>('/api/shop/get')).body.data.slug).toBe(DEMO_SLUG);
    expect((await lucia.get('/app/dashboard')).status).toBe(200);
  });

  it('is switched off and on again by a single switch', async () => {
    const lucia = await signedIn(running, DEMO_OPERATOR);
    for (const shopEnabled of [false, true]) {
      const { status } = await lucia.post('/api/shop/update', { settings: { shopEnabled } });
      expect(status).toBe(200);
    }
  });

  it('is open at any hour of the week', async () => {
    const shop = await service(ShopService).findBySlug(DEMO_SLUG);
    const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 9, 23, hour, 59, 59)));
    expect(hours.every((at) => shop && isOpenAt(shop.settings, at))).toBe(true);
  });

  it('has a menu to choose from, with every allergen checked', async () => {
    const shop = await service(ShopService).findBySlug(DEMO_SLUG);
    const { categories, optionGroups } = await service(MenuService).menuOf(shop?.id ?? '');
    const dishes = categories.flatMap(({ products }) => products);
    expect(categories.length).toBe(12);
    expect(dishes.length).toBe(60);
    expect(dishes.every(({ allergens }) => allergens !== null)).toBe(true);
    expect(optionGroups.flatMap(({ options }) => options).every(({ allergens }) => allergens !== null)).toBe(
      true,
    );

    const groups = new Set(optionGroups.map(({ id }) => id));
    expect(dishes.flatMap((dish) => dish.optionGroupIds).every((id) => groups.has(id))).toBe(true);
    expect(new Set(dishes.map(({ number }) => number)).size).toBe(dishes.length);
  });

  it('shows what its dishes and its table look like', async () => {
    const page = await (await fetch(`${running.url}/s/${DEMO_SLUG}`)).text();
    const pictures = [...new Set(page.match(/\/media\/[\w/-]+-320\.avif|\/media\/[\w/-]+\.webp(?=")/g))];
    expect(pictures.length).toBe(35);
    for (const picture of pictures) expect((await fetch(running.url + picture)).status).toBe(200);
  });

  it('has thirty days of guests, a board to work on, and dishes that are popular', async () => {
    const shop = await service(ShopService).findBySlug(DEMO_SLUG);
    const lucia = await signedIn(running, DEMO_OPERATOR);
    const { orders } = (await lucia.get<OrderBoard>('/api/order/board')).body.data;
    expect(orders.map(({ column }) => column)).toEqual(['new', 'working', 'working', 'done', 'done']);
    expect(new Set(orders.map(({ fulfilment }) => fulfilment))).toEqual(new Set(['pickup', 'delivery']));

    const all = (await collection<Order>('orders').find().toArray()) ?? [];
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all.every(({ events }) => isUnbroken(events))).toBe(true);
    const short = all.filter(({ sums }) => sums.missingToMinimumCents > 0);
    expect(short.map(({ contact }) => contact.name)).toEqual([]);
    expect(all.filter(({ fulfilment, zone }) => fulfilment === 'delivery' && !zone)).toEqual([]);

    const { popular, menu } = await service(PageProps).menu(shop as Shop, 'de');
    const dishes = menu.categories.flatMap(({ products }) => products);
    expect(popular.map((id) => dishes.find((dish) => dish.id === id)?.name)).toContain('Margherita');
    expect(popular.length).toBe(8);
  });

  it('has each of those orders once, even when the start before was broken off', async () => {
    const before = await collection('orders').countDocuments({});
    const shop = await service(ShopService).findBySlug(DEMO_SLUG);
    await service(OrdersDemo).place(shop?.id ?? '', shop?.users[0] ?? '');
    expect(await collection('orders').countDocuments({})).toBe(before);
  });

  it('bothers nobody with those orders: no paper, no mail, nothing that waits', async () => {
    expect(await collection<Order>('orders').countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
    expect(await collection('print_jobs').countDocuments({})).toBe(0);
    expect(await collection<Order>('orders').countDocuments({ 'contact.email': { $ne: '' } })).toBe(0);
  });

  it('notes the address of its printer where the start finds it', () => {
    const note = path.join(running.env.DATA_DIR, 'demo.json');
    expect(existsSync(note) && JSON.parse(readFileSync(note, 'utf8')).printerUrl).toMatch(
      /^http:\/\/[^/]+\/print\/cloudprnt\/[\w-]{20,}$/,
    );
  });

  it('leaves a mark that outlives the store', () => {
    expect(existsSync(path.join(running.env.DATA_DIR, 'demo.seeded'))).toBe(true);
  });

  it('is left as it is by the next start', async () => {
    const before = await service(ShopService).findBySlug(DEMO_SLUG);
    await service(DemoService).seed();
    expect(await service(ShopService).findBySlug(DEMO_SLUG)).toEqual(before);
  });
});

describe('an empty store beside data that had a demo', () => {
  it('gets no new one, and says so', async () => {
    const emptied = await startApp();
    writeFileSync(path.join(emptied.env.DATA_DIR, 'demo.seeded'), '');
    const demo = emptied.app.get(DemoService, { strict: false });
    await expect(demo.seed()).rejects.toThrow(/^Der Speicher ist leer, aber/);
    expect(await emptied.app.get(ShopService, { strict: false }).findBySlug(DEMO_SLUG)).toBeNull();
    await emptied.close();
  });
});

describe('a store somebody works with', () => {
  it('gets no demo restaurant', async () => {
    const other = await startApp();
    await aShop(other, { name: 'Echtes Lokal' });
    await other.app.get(DemoService, { strict: false }).seed();
    expect(await other.app.get(ShopService, { strict: false }).findBySlug(DEMO_SLUG)).toBeNull();
    await other.close();
  });
});
