import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductForm } from '../../src/shop/dish/dish.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Product } from '../../src/shop/menu/menu.types.js';
import type { ImportView } from '../../src/shop/menu-file/import.view.js';
import { MenuRunService } from '../../src/shop/menu-run/menu-run.service.js';
import type { TakenBack } from '../../src/shop/menu-run/menu-run.view.js';
import { PriceHistory } from '../../src/shop/price-history/price-history.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import type { Person } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
let who: Person;
let round = 0;

beforeAll(async () => {
  running = await startApp();
}, 120_000);
afterAll(() => running.close());

async function aRestaurant() {
  round += 1;
  const person = { email: `lauf${round}@example.org`, name: 'Lucia Rossi', password: 'pasta al dente 7' };
  const made = await aShop(running, { name: `Lauf ${round}` }, person);
  return { made, person, owner: await signedIn(running, person) };
}

beforeEach(async () => {
  const { made, person, owner } = await aRestaurant();
  [shop, lucia, who] = [made, owner, person];
  await aMenu(running, shop.id);
});

const get = <T>(type: abstract new (...given: never[]) => T): T => running.app.get(type, { strict: false });
const dishes = (): Promise<Product[]> => get(MenuService).listProducts(shop.id);
const dish = async (name: string) => (await dishes()).find((one) => one.name === name)!;
const cents = async (name: string) => (await dish(name)).variants.map(({ priceCents }) => priceCents);
const runs = () => get(MenuRunService).list(shop.id);
const takeBack = (id: string | null, who = lucia) => who.post<TakenBack>('/api/menuRun/takeBack', { id });

async function anHourLater(): Promise<void> {
  running.clock.advance({ hours: 1 });
  lucia = await signedIn(running, who);
}

/** Without what every save changes. */
const shown = async () =>
  (await dishes())
    .map(({ version: _v, updatedAt: _u, createdAt: _c, ...rest }) => rest)
    .sort((a, b) => a.name.localeCompare(b.name));

async function raise(percent = 10): Promise<string | null> {
  const ids = (await dishes()).map(({ id }) => id);
  const { body } = await lucia.post<{ run: string | null }>('/api/product/raisePrices', {
    ids,
    percent,
    roundTo: 10,
  });
  return body.data.run;
}

describe('raised prices', () => {
  it('are taken back, but not over what somebody entered since, and the history knows both', async () => {
    await anHourLater();
    const run = await raise();
    expect(await runs()).toEqual([
      expect.objectContaining({ title: 'Preise um 10 % erhöht', who: 'Lucia Rossi', changed: 3 }),
    ]);
    await anHourLater();
    const [salami, cola] = [await dish('Salami'), await dish('Cola')];
    await lucia.post('/api/product/price', {
      id: salami.id,
      variantId: salami.variants[0]!.id,
      priceCents: 1500,
    });
    await lucia.post<ProductForm>('/api/product/update', { id: cola.id, description: 'Eiskalt' });

    const { body } = await takeBack(run);
    expect(body.message).toBe('Preise zurückgenommen, außer „Salami“ (seitdem geändert)');
    expect([await cents('Margherita'), await cents('Salami'), await cents('Cola')]).toEqual([
      [790, 990],
      [1500],
      [290],
    ]);
    expect((await dish('Cola')).description).toBe('Eiskalt');
    const now = await dish('Cola');
    const past = await get(PriceHistory).of(shop.id, now, now.variants[0]!, 'delivery');
    expect(past.map((price) => price.cents)).toEqual([290, 320, 290]);

    const [taken] = await runs();
    expect(taken).toMatchObject({ leftCount: 1, left: [{ name: 'Salami', why: 'changed' }] });
    expect((await takeBack(run)).body.code).toBe('TAKEN_BACK_BEFORE');
  });

  it('are nobody else’s to take back', async () => {
    const run = await raise();
    const { owner } = await aRestaurant();
    expect((await takeBack(run, owner)).status).toBe(404);
    expect(await cents('Cola')).toEqual([320]);
  });

  it('are kept ten times', async () => {
    const first = await raise(5);
    for (let nth = 0; nth < 10; nth++) {
      running.clock.advance({ seconds: 5 });
      await raise(5);
    }
    expect(await runs()).toHaveLength(10);
    expect((await takeBack(first)).body.code).toBe('RUN_NOT_FOUND');
  }, 30_000);

  it('that stay the same are no run', async () => {
    expect(await raise(0)).toBeNull();
    expect(await runs()).toEqual([]);
  });
});

async function check(rows: string[]): Promise<ImportView> {
  const form = new FormData();
  form.append('file', new Blob([['Kategorie;Nummer;Name;Größe;Preis', ...rows].join('\r\n')]), 'karte.csv');
  const response = await fetch(`${running.url}/api/menuFile/check`, {
    method: 'POST',
    headers: { origin: running.url, authorization: `Bearer ${lucia.token}` },
    body: form,
  });
  return ((await response.json()) as { data: ImportView }).data;
}

async function imported(view: ImportView, removeMissing = false): Promise<ImportView> {
  await lucia.post('/api/menuFile/apply', { id: view.id, removeMissing });
  return eventually(async () => {
    const { data } = (await lucia.get<ImportView>(`/api/menuFile/status?id=${view.id}`)).body;
    return ['waiting', 'writing', 'undoing'].includes(data.state) ? null : data;
  });
}

describe('an imported file', () => {
  it('is taken back whole: what is new, what has changed and what it removed', async () => {
    const [before, categories] = [await shown(), await get(MenuService).listCategories(shop.id)];
    const view = await check(['Pizza;11;Salami;;12,90', 'Mittagstisch;M1;Käsespätzle;;9,50']);
    expect(view.review).toMatchObject({ added: 1, changed: 1, missingCount: 2 });
    expect((await imported(view, true)).state).toBe('done');
    expect((await shown()).map(({ name }) => name)).toEqual(['Käsespätzle', 'Salami']);

    expect((await takeBack(view.id)).body).toMatchObject({ message: 'Import zurückgenommen' });
    expect(await shown()).toEqual(before);
    expect(await get(MenuService).listCategories(shop.id)).toEqual(categories);
  });

  it('keeps a new dish that somebody has worked on, and its category', async () => {
    const view = await check(['Mittagstisch;M1;Käsespätzle;;9,50', 'Mittagstisch;M2;Linsensuppe;;6,90']);
    await imported(view);
    const { id } = await dish('Käsespätzle');
    await lucia.post('/api/product/update', { id, description: 'Mit Röstzwiebeln' });
    const { body } = await takeBack(view.id);
    expect(body.data.left).toEqual([
      { name: 'Käsespätzle', why: 'changed' },
      { name: 'Mittagstisch', why: 'used' },
    ]);
    expect((await dishes()).map(({ name }) => name)).not.toContain('Linsensuppe');
  });
});

describe('a file with bad rows', () => {
  it('offers the good ones, takes over these alone and gives them back', async () => {
    const before = await shown();
    const view = await check([
      'Pizza;11;Salami;;12,90',
      'Pizza;10;Margherita;Klein;8,90',
      'Pizza;10;Margherita;Groß;zehn',
      'Mittagstisch;M1;Käsespätzle;;9,50',
      'Abendkarte;A1;;;19,50',
    ]);
    expect(view.review).toMatchObject({
      rows: 5,
      problemCount: 2,
      goodRows: 2,
      added: 1,
      changed: 1,
      newCategories: ['Mittagstisch'],
      missingCount: 0,
    });
    expect((await imported(view, true)).state).toBe('done');
    expect((await shown()).map(({ name }) => name)).toEqual(['Cola', 'Käsespätzle', 'Margherita', 'Salami']);
    expect([await cents('Margherita'), await cents('Salami')]).toEqual([[790, 990], [1290]]);
    await takeBack(view.id);
    expect(await shown()).toEqual(before);
  });

  it('offers nothing where a good row is good only with a bad one, or is nothing new', async () => {
    const swapped = await check(['Pizza;11;Margherita;Klein;7,90', 'Pizza;10;Salami;;zehn']);
    expect([swapped.id, swapped.review.goodRows]).toEqual([null, undefined]);
    const same = await check(['Pizza;11;Salami;;10,90', 'Pizza;12;Calzone;;zwölf']);
    expect([same.id, same.review.goodRows]).toEqual([null, undefined]);
  });
});
