import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Audit } from '../../src/platform/audit/audit.service.js';
import type { ProductForm } from '../../src/shop/dish/dish.view.js';
import type { ProductRow } from '../../src/shop/dish/product-row.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { aMenu } from '../factories/menus.js';
import { aUser, JONAS, YUSUF } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
let menu: Menu;
let round = 0;
let owner: { email: string; name: string; password: string };

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

beforeEach(async () => {
  round += 1;
  owner = { email: `lucia${round}@example.org`, name: 'Lucia Rossi', password: 'pasta al dente 7' };
  shop = await aShop(running, { name: `Bella ${round}` }, owner);
  lucia = await signedIn(running, owner);
  menu = await aMenu(running, shop.id);
});

const menus = () => running.app.get(MenuService, { strict: false });
const dish = (name: string) =>
  menu.categories.flatMap(({ products }) => products).find((product) => product.name === name)!;
const category = (name: string) => menu.categories.find((one) => one.name === name)!;
const rows = async (query = '') => (await lucia.get<ProductRow[]>(`/api/product/list${query}`)).body.data;
const storefront = async () =>
  (await (await fetch(`${running.url}/api/storefront/${shop.slug}/menu`)).json()).data;

const tiramisu = () => ({
  categoryId: category('Pizza').id,
  number: '90',
  name: 'Tiramisù',
  description: 'mit Löffelbiskuit',
  taxClass: 'food',
  variants: [{ id: '', name: '', priceCents: 590, content: null }],
  optionGroupIds: [],
  allergens: ['eggs', 'milk', 'wheat'],
  additives: [],
  depositCents: 0,
  minAge: 0,
  fulfilments: ['delivery', 'pickup', 'table'],
});

describe('writing a dish', () => {
  it('puts it last into its category, finds it by its words and tells the guests', async () => {
    await menus().menuOf(shop.id);
    const { status, body } = await lucia.post<ProductForm>('/api/product/create', tiramisu());
    expect([status, body.message]).toEqual([201, 'Speise angelegt']);
    expect(body.data.variants[0]?.id).toMatch(/^.{20}$/);
    expect((await rows('?search=loeffel')).map(({ name }) => name)).toEqual(['Tiramisù']);
    await eventually(
      async () => (await menus().menuOf(shop.id)).categories[0]?.products.at(-1)?.name === 'Tiramisù',
    );
    const [entry] = await running.app.get(Audit, { strict: false }).list(shop.id, 'product');
    expect(entry).toMatchObject({ action: 'created', after: { name: 'Tiramisù' } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['categoryId', { categoryId: 'gibt-es-nicht' }],
    ['taxClass', { taxClass: '7' }],
    ['variants', { variants: [] }],
    ['variants.0.priceCents', { variants: [{ id: '', name: '', priceCents: -1, content: null }] }],
    ['variants.0.priceCents', { variants: [{ id: '', name: '', priceCents: 2.5, content: null }] }],
    [
      'variants.1.name',
      {
        variants: [
          { id: '', name: 'Groß', priceCents: 1, content: null },
          { id: '', name: 'groß', priceCents: 2, content: null },
        ],
      },
    ],
    ['optionGroupIds', { optionGroupIds: ['gibt-es-nicht'] }],
    ['allergens', { allergens: ['Milch'] }],
    ['minAge', { minAge: 17 }],
  ])('says beside %s what is wrong', async (field, wrong) => {
    const { status, body } = await lucia.post('/api/product/create', { ...tiramisu(), ...wrong });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.fields?.[field]).toMatch(/\.$/);
  });

  it('ends where the plan ends, in words', async () => {
    const person = { email: `small${round}@example.org`, name: 'Klein', password: 'pasta al dente 7' };
    const small = await aShop(
      running,
      { name: `Klein ${round}`, subscription: { level: LEVEL.free } },
      person,
    );
    await aMenu(running, small.id, {
      optionGroups: [],
      categories: [
        {
          name: 'Alles',
          products: Array.from({ length: 30 }, (_, n) => ({ name: `Gericht ${n}`, price: 100 })),
        },
      ],
    });
    const theirs = await signedIn(running, person);
    const [first] = (await theirs.get<ProductRow[]>('/api/product/list')).body.data;
    const { status, body } = await theirs.post('/api/product/duplicate', { id: first?.id });
    expect([status, body.code]).toEqual([403, 'PLAN_LIMIT']);
    expect(body.message).toContain('„Kostenlos“ reicht für 30 Speisen');
  });
});

describe('changing a dish', () => {
  it('changes what was said and keeps the rest, sizes under their old ids', async () => {
    const margherita = dish('Margherita');
    const variants = margherita.variants.map((variant) => ({
      ...variant,
      priceCents: variant.priceCents + 50,
    }));
    const { body } = await lucia.post<ProductForm>('/api/product/update', {
      id: margherita.id,
      version: 1,
      variants,
    });
    expect(body.data).toMatchObject({ version: 2, number: '10', allergens: ['wheat', 'milk'] });
    expect(body.data.variants.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['v1', 840],
      ['v2', 1040],
    ]);
  });

  it('tells apart "not checked" and "none"', async () => {
    const { id } = dish('Cola');
    await lucia.post('/api/product/update', { id, allergens: null });
    expect((await rows('?filter=allergensUnchecked')).map(({ name }) => name)).toEqual(['Cola']);
    await lucia.post('/api/product/confirmNoAllergens', { ids: [id, dish('Salami').id] });
    expect(await rows('?filter=allergensUnchecked')).toEqual([]);
    expect((await rows()).map(({ name, allergens }) => [name, allergens])).toContainEqual([
      'Salami',
      'listed',
    ]);
  });

  it('refuses to undo what a colleague saved, and shows what stands there now', async () => {
    const { id } = dish('Salami');
    await lucia.post('/api/product/update', { id, version: 1, name: 'Salami piccante' });
    const { status, body } = await lucia.post<{ current: ProductForm }>('/api/product/update', {
      id,
      version: 1,
      name: 'Salami mild',
    });
    expect([status, body.code, body.data.current.name]).toEqual([
      412,
      'CHANGED_MEANWHILE',
      'Salami piccante',
    ]);
  });

  it('copies it beside the original, without its number', async () => {
    await lucia.post('/api/product/duplicate', { id: dish('Margherita').id });
    await lucia.post('/api/product/duplicate', { id: dish('Margherita').id });
    const names = (await freshMenu()).categories[0]?.products.map(({ name, number }) => [name, number]);
    expect(names).toEqual([
      ['Margherita', '10'],
      ['Margherita (Kopie 2)', ''],
      ['Margherita (Kopie)', ''],
      ['Salami', '11'],
    ]);
  });

  it('is for those who lead, and for their own restaurant', async () => {
    await aUser(
      running,
      { ...JONAS, email: `jonas${round}@example.org` },
      { shopId: shop.id, role: 'staff' },
    );
    const jonas = await signedIn(running, { ...JONAS, email: `jonas${round}@example.org` });
    expect((await jonas.post('/api/product/create', tiramisu())).status).toBe(403);

    const other = { ...YUSUF, email: `yusuf${round}@example.org` };
    await aShop(running, { name: `Nord ${round}` }, other);
    const yusuf = await signedIn(running, other);
    const { id } = dish('Salami');
    expect((await yusuf.post('/api/product/update', { id, name: 'Meins' })).status).toBe(404);
    await yusuf.post('/api/product/delete', { ids: [id] });
    await yusuf.post('/api/product/soldOut', { ids: [id], span: 'further' });
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ name: 'Salami', soldOut: null });
  });
});

const freshMenu = async (): Promise<Menu> => {
  const [categories, products] = await Promise.all([
    menus().listCategories(shop.id),
    menus().listProducts(shop.id),
  ]);
  return {
    shopId: shop.id,
    optionGroups: [],
    codeSet: 'AT',
    categories: categories.map((one) => ({
      ...one,
      products: products
        .filter(({ categoryId }) => categoryId === one.id)
        .sort((a, b) => a.position - b.position),
    })),
  };
};

describe('sold out', () => {
  it('until tomorrow is until the next business day begins, and guests see it at once', async () => {
    const { id } = dish('Salami');
    const seen = async () =>
      (await storefront()).categories[0].products.find((one: { id: string }) => one.id === id).soldOut;
    expect(await seen()).toBe(false);
    await lucia.post('/api/product/soldOut', { ids: [id], span: 'tomorrow' });
    await eventually(seen);
    const [row] = await rows('?filter=soldOut');
    expect(row?.name).toBe('Salami');
    const until = new Date(row?.soldOut?.until ?? '');
    expect(until.getTime()).toBeGreaterThan(running.clock.now().getTime());

    const before = running.clock.now();
    running.clock.set(until);
    await lucia.signIn(owner);
    expect(await rows('?filter=soldOut')).toEqual([]);
    expect(await seen()).toBe(false);
    running.clock.set(before);
  });

  it('can be put back, and a time needs a time', async () => {
    const ids = [dish('Salami').id];
    expect((await lucia.post('/api/product/soldOut', { ids, span: 'moment' })).status).toBe(400);
    await lucia.post('/api/product/soldOut', { ids, span: 'further' });
    expect(await rows('?filter=soldOut')).toHaveLength(1);
    await lucia.post('/api/product/soldOut', { ids, span: 'available' });
    expect(await rows('?filter=soldOut')).toEqual([]);
  });

  it('does not get in the way of somebody who is editing the dish', async () => {
    const { id } = dish('Salami');
    await lucia.post('/api/product/soldOut', { ids: [id], span: 'further' });
    expect((await lucia.post('/api/product/update', { id, version: 1, name: 'Salame' })).status).toBe(200);
    expect((await rows('?filter=soldOut'))[0]?.name).toBe('Salame');
  });
});

describe('many dishes at once', () => {
  it('raises prices to the ten cents, also while a colleague saves', async () => {
    const [salami, margherita] = [dish('Salami').id, dish('Margherita').id];
    await Promise.all([
      lucia.post('/api/product/raisePrices', { ids: [salami, margherita], percent: 5, roundTo: 10 }),
      lucia.post('/api/product/update', { id: salami, description: 'scharf' }),
    ]);
    const prices = (await rows()).flatMap(({ variants }) => variants.map(({ priceCents }) => priceCents));
    expect(prices.sort((a, b) => a - b)).toEqual([290, 830, 1040, 1140]);
  });

  it('orders and moves them', async () => {
    const pizza = category('Pizza').id;
    await lucia.post('/api/product/move', {
      id: dish('Salami').id,
      categoryId: pizza,
      before: dish('Margherita').id,
    });
    await lucia.post('/api/product/moveAll', { ids: [dish('Cola').id], categoryId: pizza });
    const [first] = (await freshMenu()).categories;
    expect(first?.products.map(({ name }) => name)).toEqual(['Salami', 'Margherita', 'Cola']);
  });
});

describe('categories', () => {
  it('are created, renamed, ordered and offered for some ways only', async () => {
    const created = await lucia.post<{ id: string }>('/api/category/create', {
      name: 'Nachtisch',
      description: '',
      fulfilments: ['table'],
    });
    const { id } = created.body.data;
    await lucia.post('/api/category/update', { id, version: 1, name: 'Dolci' });
    await lucia.post('/api/category/move', { id, before: category('Pizza').id });
    const all = await menus().listCategories(shop.id);
    expect(all.map(({ name, fulfilments }) => [name, fulfilments.length])).toEqual([
      ['Dolci', 1],
      ['Pizza', 3],
      ['Getränke', 3],
    ]);
  });

  it('have names of their own', async () => {
    const input = { name: 'pizza', description: '', fulfilments: [] };
    const { body } = await lucia.post('/api/category/create', input);
    expect(body.fields).toEqual({ name: 'Diese Kategorie gibt es schon.' });
  });

  it('take no dish with them', async () => {
    const { id } = category('Getränke');
    const refused = await lucia.post('/api/category/delete', { id, moveTo: null });
    expect([refused.status, refused.body.code]).toEqual([409, 'CATEGORY_NOT_EMPTY']);
    await lucia.post('/api/category/delete', { id, moveTo: category('Pizza').id });
    expect((await freshMenu()).categories.map(({ products }) => products.length)).toEqual([3]);
  });
});

describe('option groups', () => {
  it('keep the ids of options that stay, and leave the dishes when they go', async () => {
    const [group] = menu.optionGroups;
    const { id, name, min, freeQuantity, options } = group!;
    const cheese = options.map(({ soldOut: _, ...option }) => option);
    const rucola = { ...cheese[0]!, id: '', name: 'Rucola' };
    const wanted = { id, version: 1, name, min, max: 3, freeQuantity, options: [rucola, ...cheese] };
    const { body } = await lucia.post<{ options: { id: string }[] }>('/api/optionGroup/update', wanted);
    expect(body.data.options[1]?.id).toBe('o1');
    expect(body.data.options[0]?.id).toMatch(/^.{20}$/);

    await lucia.post('/api/optionGroup/delete', { id });
    expect((await menus().listProducts(shop.id)).flatMap(({ optionGroupIds }) => optionGroupIds)).toEqual([]);
  });

  it('refuse a choice that nobody could make', async () => {
    const option = {
      id: '',
      name: 'A',
      priceCents: 0,
      variantPrices: [],
      taxClass: null,
      allergens: null,
      additives: [],
    };
    const { body } = await lucia.post('/api/optionGroup/create', {
      name: 'Soße',
      min: 3,
      max: 2,
      freeQuantity: 0,
      options: [option],
    });
    expect(body.fields?.max).toBe('Mindestens 3 und höchstens 2 passt nicht zusammen.');
  });
});

describe('allergens on the card', () => {
  it('are spelled as the restaurant spells them, in the legend of the page as well', async () => {
    const { body } = await lucia.post('/api/allergens/codeSet', { codeSet: 'NUM' });
    expect(body.success).toBe(true);
    await eventually(async () => (await storefront()).categories[0].products[0].allergens.join() === '1.1,7');
    const html = await (await fetch(`${running.url}/s/${shop.slug}`)).text();
    expect(html).toMatch(/1\.1/);
    expect((await lucia.post('/api/allergens/codeSet', { codeSet: 'XY' })).status).toBe(400);
  });
});
