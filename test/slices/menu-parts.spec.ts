import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { halfPictures } from '../../src/migrations/008-half-pictures.js';
import { Audit } from '../../src/platform/audit/audit.service.js';
import { WEEKDAYS, type Weekday } from '../../src/shared/berlin-time.js';
import type { ProductForm } from '../../src/shop/dish/dish.view.js';
import type { ProductRow } from '../../src/shop/dish/product-row.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { PLAIN_DISH, packed, picture } from '../factories/dishes.js';
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

const dish = (name: string) =>
  menu.categories.flatMap(({ products }) => products).find((product) => product.name === name)!;
const rows = async () => (await lucia.get<ProductRow[]>('/api/product/list')).body.data;
const row = async (name: string) => (await rows()).find((one) => one.name === name)!;

const aDish = (over: object = {}) => ({ ...PLAIN_DISH, categoryId: menu.categories[0]!.id, ...over });
const choice = (name: string, at = 0) => ({
  id: '',
  productId: dish(name).id,
  variantId: dish(name).variants[at]!.id,
  surchargeCents: 0,
});
const lunch = () => ({
  method: 'singlePrices',
  courses: [
    { id: '', name: 'Deine Pizza', choices: [choice('Margherita'), choice('Salami')] },
    { id: '', name: 'Dein Getränk', choices: [choice('Cola')] },
  ],
});
const create = (over: object) => lucia.post<ProductForm>('/api/product/create', aDish(over));

describe('what few dishes need', () => {
  it('is kept, told in the trail and copied with the dish', async () => {
    const extras = {
      image: picture,
      diets: ['vegan'],
      depositKind: 'reusable',
      packagingCents: 50,
      stock: { kind: 'daily', quota: 20 },
      goesWithIds: [dish('Cola').id],
      combo: lunch(),
    };
    const { status, body } = await create(extras);
    expect(status).toBe(201);
    const { courses } = body.data.combo!;
    expect(courses.every(({ id, choices }) => id.length === 20 && choices[0]!.id.length === 20)).toBe(true);
    expect(body.data).toMatchObject({ ...extras, combo: { method: 'singlePrices' } });
    const [entry] = await running.app.get(Audit, { strict: false }).list(shop.id, 'product');
    expect(entry?.after).toMatchObject({ packagingCents: 50, stock: { quota: 20 } });

    const copy = await lucia.post<ProductForm>('/api/product/duplicate', { id: body.data.id });
    const { id: _id, name: _name, version: _version, ...rest } = body.data;
    expect(copy.body.data).toMatchObject(rest);
    expect((await row('Mittagsmenü')).thumbnail).toBe(`/media/${shop.id}/abc123-160.webp`);
  });

  it('stays as it was when a call leaves it out, and goes when it says null', async () => {
    const { id } = (await create({ image: picture, packagingCents: 50, combo: lunch() })).body.data;
    const renamed = await lucia.post<ProductForm>('/api/product/update', { id, name: 'Mittag' });
    expect(renamed.body.data).toMatchObject({ image: picture, packagingCents: 50 });
    const plain = await lucia.post<ProductForm>('/api/product/update', { id, image: null, combo: null });
    expect(plain.body.data).toMatchObject({ image: null, combo: null, packagingCents: 50 });
  });

  it('has a price of its own for a way of ordering', async () => {
    const ownPrices = [{ fulfilment: 'pickup', priceCents: 900 }];
    const { body } = await create({
      variants: [{ id: '', name: '', priceCents: 1000, content: null, ownPrices }],
    });
    expect(body.data.variants[0]?.ownPrices).toEqual(ownPrices);
  });

  it.each<[string, () => object]>([
    ['image', () => ({ image: { ...picture, id: '../secret' } })],
    ['diets.0', () => ({ diets: ['carnivore'] })],
    ['stock.quota', () => ({ stock: { kind: 'daily' } })],
    ['packagingCents', () => ({ packagingCents: -1 })],
    ['goesWithIds', () => ({ goesWithIds: ['weg'] })],
    ['ingredientIds', () => ({ ingredientIds: ['weg'] })],
    ['combo.courses', () => ({ combo: { method: 'singlePrices', courses: [] } })],
    [
      'variants.0.priceCents',
      () => ({ combo: lunch(), variants: [{ id: '', name: '', priceCents: 1081, content: null }] }),
    ],
    [
      'halves.productIds',
      () => ({ halves: { productIds: [dish('Margherita').id, dish('Cola').id], price: 'mean' } }),
    ],
    ['prepacked.alcoholVol', () => ({ prepacked: { ...packed, alcoholVol: -1 } })],
    ['alcoholType', () => ({ prepacked: packed, taxClass: 'drink' })],
    ['minAge', () => ({ alcoholType: 'spirits', minAge: 16 })],
  ])('says beside %s what is wrong', async (field, over) => {
    const { status, body } = await create(over());
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    const beside = Object.keys(body.fields ?? {});
    expect(beside.some((one) => field.startsWith(one) || one.startsWith(field))).toBe(true);
  });

  it('costs as half and half what the halves cost', async () => {
    const other = (await lucia.post<ProductForm>('/api/product/duplicate', { id: dish('Margherita').id }))
      .body.data;
    const halves = { productIds: [dish('Margherita').id, other.id], price: 'dearer' };
    const variants = [{ id: '', name: 'Groß', priceCents: 1, content: null }];
    expect((await create({ halves, variants })).body.data.variants[0]?.priceCents).toBe(990);
    for (const { id, variants: sizes } of [dish('Margherita'), other]) {
      const variantId = sizes.find(({ name }) => name === 'Groß')?.id;
      await lucia.post('/api/product/price', { id, variantId, priceCents: 1090 });
    }
    expect((await row('Mittagsmenü')).variants).toMatchObject([{ name: 'Groß', priceCents: 1090 }]);
  });

  it('is for the age that the law wants, where nobody wants a stricter one', async () => {
    const wine = (await create({ alcoholType: 'wine', taxClass: 'drink' })).body.data;
    expect(wine).toMatchObject({ alcoholType: 'wine', minAge: 16 });
    expect((await create({ alcoholType: 'wine', minAge: 18 })).body.data.minAge).toBe(18);
  });

  it('warns while a packed item does not say all it must', async () => {
    await create({ prepacked: { ...packed, responsibleBusiness: '' }, minAge: 16, taxClass: 'drink' });
    expect((await row('Mittagsmenü')).warnings).toEqual(['Pflichtangaben unvollständig']);
  });

  it('reads its allergens from the ingredients', async () => {
    const cheese = { name: 'Mozzarella', allergens: ['milk'], additives: [] };
    const { id } = (await lucia.post<{ id: string }>('/api/ingredient/create', cheese)).body.data;
    await create({ allergens: null, ingredientIds: [id] });
    expect((await row('Mittagsmenü')).allergens).toBe('listed');
    const { body } = await lucia.get<ProductRow[]>('/api/product/list?filter=allergensUnchecked');
    expect(body.data).toEqual([]);
  });
});

describe('a dish that is part of others', () => {
  it('goes only when somebody has read where it stands, and leaves no choice without a dish', async () => {
    const combo = lunch();
    const { id } = (await create({ combo, goesWithIds: [dish('Cola').id] })).body.data;
    const ids = [dish('Cola').id];
    const refused = await lucia.post<{ uses: object[] }>('/api/product/delete', { ids });
    expect([refused.status, refused.body.code]).toEqual([409, 'DISH_IN_USE']);
    expect(refused.body.data.uses).toEqual([
      { id, name: 'Mittagsmenü', as: 'combo' },
      { id, name: 'Mittagsmenü', as: 'goesWith' },
    ]);
    expect((await lucia.post('/api/product/delete', { ids, confirmed: true })).status).toBe(200);
    const menuNow = (await lucia.get<ProductForm>(`/api/product/get?id=${id}`)).body.data;
    expect(menuNow.goesWithIds).toEqual([]);
    expect(menuNow.combo?.courses.map(({ choices }) => choices.length)).toEqual([2, 0]);
    expect(await row('Mittagsmenü')).toMatchObject({ soldOut: { until: null }, warnings: ['Menü prüfen'] });
  });

  it('keeps the size they are made of', async () => {
    await create({ combo: lunch() });
    const { id, variants } = dish('Margherita');
    const { body } = await lucia.post('/api/product/update', { id, variants: variants.slice(1) });
    expect(body.fields?.variants).toContain('„Mittagsmenü“');
  });
});

it('two who want the last place of a plan at once do not both get it, and one of them does', async () => {
  const person = { email: `small${round}@example.org`, name: 'Klein', password: 'pasta al dente 7' };
  const small = await aShop(running, { name: `Klein ${round}`, subscription: { level: LEVEL.free } }, person);
  const products = Array.from({ length: 29 }, (_, n) => ({ name: `Gericht ${n}`, price: 100 }));
  const full = await aMenu(running, small.id, {
    optionGroups: [],
    categories: [{ name: 'Alles', products }],
  });
  const theirs = await signedIn(running, person);
  running.clock.advance({ seconds: 1 });
  const wishes = Array.from({ length: 5 }, (_, n) =>
    theirs.post('/api/product/create', {
      ...aDish({ name: `Neu ${n}` }),
      categoryId: full.categories[0]!.id,
    }),
  );
  const statuses = (await Promise.all(wishes)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 403, 403, 403, 403]);
  const all = await running.app.get(MenuService, { strict: false }).listProducts(small.id);
  expect(all).toHaveLength(30);
});

describe('a category', () => {
  const day = (closed: boolean, from = '11:30') => ({ closed, ranges: [{ from, to: '14:30' }] });
  const WEEKEND: readonly Weekday[] = ['saturday', 'sunday'];
  const week = (over: object = {}) => ({
    ...Object.fromEntries(WEEKDAYS.map((name) => [name, day(WEEKEND.includes(name))])),
    ...over,
  });
  const lunchTable = (over: object) => ({
    name: 'Mittagstisch',
    description: '',
    fulfilments: ['pickup'],
    ...over,
  });

  it('has a picture and hours of its own, and loses them again', async () => {
    const created = await lucia.post<{ id: string }>(
      '/api/category/create',
      lunchTable({ image: picture, times: week() }),
    );
    const { id } = created.body.data;
    const stored = async () =>
      (await running.app.get(MenuService, { strict: false }).listCategories(shop.id)).find(
        (one) => one.id === id,
      );
    expect(await stored()).toMatchObject({ image: picture, times: week() });
    await lucia.post('/api/category/update', { id, version: 1, times: null });
    expect(await stored()).toMatchObject({ image: picture, times: null });
  });

  it('loses the rest of a picture of which a change kept only the words, and no other', async () => {
    const store = running.app.get<Connection>(getConnectionToken(), { strict: false });
    const add = async (name: string) =>
      (await lucia.post<{ id: string }>('/api/category/create', lunchTable({ name, image: picture }))).body
        .data.id;
    const [half, whole] = [await add('Halb'), await add('Ganz')];
    const categories = store.collection<{ _id: string; image?: unknown }>('categories');
    await categories.updateOne({ _id: half }, { $set: { image: { alt: '' } } });
    await halfPictures.run({ store: store.db, assertHeld: async () => undefined } as never);
    const imageOf = async (id: string) => (await categories.findOne({ _id: id }))?.image;
    expect([await imageOf(half), await imageOf(whole)]).toEqual([null, picture]);
  });

  it.each([
    ['times.monday.ranges.0', { monday: day(false, '14:30') }],
    [
      'times',
      { monday: day(true), tuesday: day(true), wednesday: day(true), thursday: day(true), friday: day(true) },
    ],
  ])('says beside %s what is wrong with its hours', async (field, over) => {
    const { status, body } = await lucia.post('/api/category/create', lunchTable({ times: week(over) }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });
});
