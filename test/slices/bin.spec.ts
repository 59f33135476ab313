import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { PictureRow } from '../../src/media/media.view.js';
import { MediaSweep } from '../../src/media/media-sweep.service.js';
import { Files } from '../../src/platform/files/files.js';
import { Schedules } from '../../src/platform/queue/schedule.js';
import type { BinPage } from '../../src/shop/bin/bin.view.js';
import { BinDesk } from '../../src/shop/bin/bin-desk.service.js';
import { BinList } from '../../src/shop/bin/bin-list.service.js';
import type { ProductForm } from '../../src/shop/dish/dish.view.js';
import type { ProductRow } from '../../src/shop/dish/product-row.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { PriceHistory } from '../../src/shop/price-history/price-history.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { PLAIN_DISH } from '../factories/dishes.js';
import { aMenu } from '../factories/menus.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
let menu: Menu;
let round = 0;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

beforeEach(async () => {
  round += 1;
  const owner = { email: `lucia${round}@example.org`, name: 'Lucia Rossi', password: 'pasta al dente 7' };
  shop = await aShop(running, { name: `Bella ${round}` }, owner);
  lucia = await signedIn(running, owner);
  menu = await aMenu(running, shop.id);
});

const service = <T>(type: new (...args: never[]) => T): T => running.app.get(type, { strict: false });
const dish = (name: string) =>
  menu.categories.flatMap(({ products }) => products).find((product) => product.name === name)!;
const category = (name: string) => menu.categories.find((one) => one.name === name)!;
const rows = async () => (await lucia.get<ProductRow[]>('/api/product/list')).body.data;
const names = async () => (await rows()).map(({ name }) => name).sort();
const page = (): Promise<BinPage> => service(BinList).page(shop.id);
const remove = (...ids: string[]) => lucia.post('/api/product/delete', { ids });
const restore = (ids: string[], categoryId?: string) => lucia.post('/api/bin/restore', { ids, categoryId });
const afterDays = (days: number) => running.clock.advance({ hours: days * 24 });

describe('deleted dishes', () => {
  it('are on no menu and in no count, and come back to their place with their prices of the past', async () => {
    const { id, variants } = dish('Salami');
    await lucia.post('/api/product/price', { id, variantId: variants[0]!.id, priceCents: 1190 });
    const before = await rows();
    const history = await service(PriceHistory).timelinesOf(shop.id, { ...dish('Salami') });
    expect((await remove(id, dish('Cola').id)).body.message).toBe('2 Speisen gelöscht');

    expect(await names()).toEqual(['Margherita']);
    expect((await service(MenuService).counts(shop.id)).products).toBe(1);
    const sold = (await service(MenuService).menuOf(shop.id)).categories.flatMap(({ products }) => products);
    expect(sold.map(({ name }) => name)).toEqual(['Margherita']);
    expect((await lucia.get(`/api/product/get?id=${id}`)).status).toBe(404);
    const { rows: binned } = await page();
    expect(binned.map(({ name }) => name).sort()).toEqual(['Cola', 'Salami']);
    expect(binned.find(({ name }) => name === 'Salami')).toMatchObject({
      kind: 'dish',
      who: 'Lucia Rossi',
      detail: 'Pizza · 11,90\u00a0€',
    });

    expect((await restore([id, dish('Cola').id])).body.message).toBe('2 Speisen sind wieder da');
    expect((await rows()).map(({ version: _, ...row }) => row)).toEqual(
      before.map(({ version: _, ...row }) => row),
    );
    expect(await service(PriceHistory).timelinesOf(shop.id, { ...dish('Salami') })).toEqual(history);
    expect((await page()).rows).toEqual([]);
    expect((await restore([id])).body.code).toBe('NOT_IN_BIN');
  });

  it('bring back their category, and ask for another one when it is gone for good', async () => {
    const [cola, drinks] = [dish('Cola').id, category('Getränke').id];
    await remove(cola);
    expect((await lucia.post('/api/category/delete', { id: drinks, moveTo: null })).status).toBe(200);
    await lucia.post('/api/category/create', { name: 'Getränke', description: '', fulfilments: [] });
    expect((await restore([cola])).body.message).toBe('„Cola“ ist wieder da, mit „Getränke“');
    const categories = await service(MenuService).listCategories(shop.id);
    expect(categories.map(({ name }) => name).sort()).toEqual(['Getränke', 'Getränke (2)', 'Pizza']);

    await remove(cola);
    await lucia.post('/api/category/delete', { id: drinks, moveTo: null });
    expect((await lucia.post('/api/bin/purge', { ids: [drinks] })).body.message).toBe('Endgültig gelöscht');
    const refused = await restore([cola]);
    expect([refused.status, refused.body.code]).toEqual([409, 'CATEGORY_GONE']);
    expect((await restore([cola], category('Pizza').id)).status).toBe(200);
    expect((await rows()).find(({ id }) => id === cola)?.categoryId).toBe(category('Pizza').id);
  });

  it('return into the dishes made of them', async () => {
    const choice = (name: string) => {
      const { id: productId, variants } = dish(name);
      return { id: '', productId, variantId: variants[0]!.id, surchargeCents: 0 };
    };
    const courses = [
      { id: '', name: 'Pizza', choices: [choice('Margherita')] },
      { id: '', name: 'Getränk', choices: [choice('Cola')] },
    ];
    const wish = { ...PLAIN_DISH, categoryId: category('Pizza').id, goesWithIds: [dish('Cola').id] };
    const combo = { method: 'singlePrices', courses };
    const created = await lucia.post<ProductForm>('/api/product/create', { ...wish, combo });
    const lunch = async () =>
      (await lucia.get<ProductForm>(`/api/product/get?id=${created.body.data.id}`)).body.data;
    const before = await lunch();
    const ids = [dish('Cola').id];
    expect((await lucia.post('/api/product/delete', { ids, confirmed: true })).status).toBe(200);
    const sold = async () => (await rows()).find(({ name }) => name === 'Mittagsmenü')?.soldOut;
    expect([(await lunch()).goesWithIds, await sold()]).toEqual([[], { until: null }]);
    await restore(ids);
    expect(await lunch()).toEqual({ ...before, version: expect.any(Number) });
    expect(await sold()).toBeNull();
  });

  it('come back only within the plan, and are nobody else’s', async () => {
    const person = { email: `small${round}@example.org`, name: 'Klein', password: 'pasta al dente 7' };
    const small = await aShop(
      running,
      { name: `Klein ${round}`, subscription: { level: LEVEL.free } },
      person,
    );
    const products = Array.from({ length: 30 }, (_, n) => ({ name: `Gericht ${n}`, price: 100 }));
    const full = await aMenu(running, small.id, {
      optionGroups: [],
      categories: [{ name: 'Alles', products }],
    });
    const theirs = await signedIn(running, person);
    const [first] = full.categories[0]!.products;
    await theirs.post('/api/product/delete', { ids: [first!.id] });
    await theirs.post('/api/product/create', { ...PLAIN_DISH, categoryId: full.categories[0]!.id });
    const refused = await theirs.post('/api/bin/restore', { ids: [first!.id] });
    expect([refused.status, refused.body.code]).toEqual([403, 'PLAN_LIMIT']);
    expect(refused.body.message).toContain('reicht für 30 Speisen');
    expect((await restore([first!.id])).status).toBe(404);
    expect((await lucia.post('/api/bin/purge', { ids: [first!.id] })).status).toBe(404);
  });

  it('are gone after thirty days, not a day before', async () => {
    await remove(dish('Cola').id);
    await afterDays(29);
    await service(BinDesk).sweep();
    expect((await page()).rows).toHaveLength(1);
    await afterDays(2);
    await service(Schedules).runNow('bin');
    expect((await page()).rows).toEqual([]);
  });
});

describe('all else that was deleted', () => {
  it('comes back with what it was part of: an ingredient, its group, a category and the dishes it gave away', async () => {
    const group = (await lucia.post<{ id: string }>('/api/ingredientCategory/create', { name: 'Käse' })).body
      .data;
    const wish = { name: 'Mozzarella', allergens: ['milk'], additives: [], categoryId: group.id };
    const cheese = (await lucia.post<{ id: string }>('/api/ingredient/create', wish)).body.data;
    await lucia.post('/api/ingredient/dishes', { id: cheese.id, productIds: [dish('Salami').id] });
    await lucia.post('/api/ingredientCategory/delete', { id: group.id });
    await lucia.post('/api/ingredient/delete', { id: cheese.id, takeOut: true });
    await lucia.post('/api/category/delete', { id: category('Pizza').id, moveTo: category('Getränke').id });

    const ids = [cheese.id, group.id, category('Pizza').id];
    expect((await restore(ids)).body.message).toBe('3 Dinge sind wieder da');
    const found = await lucia.get<{ usedIn: string[]; categoryId: string | null }[]>('/api/ingredient/list');
    expect(found.body.data).toEqual([expect.objectContaining({ usedIn: [dish('Salami').id] })]);
    expect((await rows()).find(({ name }) => name === 'Salami')?.categoryId).toBe(category('Pizza').id);
    expect((await rows()).find(({ name }) => name === 'Cola')?.categoryId).toBe(category('Getränke').id);
  });

  it('a picture is not served, is found again by its upload, and loses its files with the sweep', async () => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const upload = async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'ofen.jpg');
      const headers = { origin: running.url, authorization: `Bearer ${lucia.token}` };
      const response = await fetch(`${running.url}/api/media/upload`, {
        method: 'POST',
        headers,
        body: form,
      });
      return ((await response.json()) as { data: PictureRow }).data;
    };
    const { id, src } = await upload();
    const served = async () => (await fetch(running.url + src)).status;
    expect((await lucia.post('/api/media/delete', { id })).status).toBe(200);
    expect(await served()).toBe(404);
    expect((await upload()).id).toBe(id);
    expect(await served()).toBe(200);

    await lucia.post('/api/media/delete', { id });
    await restore([id]);
    expect(await served()).toBe(200);
    await lucia.post('/api/media/delete', { id });
    await afterDays(31);
    await service(MediaSweep).sweep();
    await service(BinDesk).sweep();
    const left: string[] = [];
    for await (const key of running.app.get(Files, { strict: false }).list(`${shop.id}/`)) left.push(key);
    expect(left).toEqual([]);
  });
});
