import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DashboardPage } from '../../src/shop/dashboard/dashboard.view.js';
import type { SetupPage } from '../../src/shop/dashboard/setup.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import { TEMPLATES } from '../../src/shop/templates/template.types.js';
import { aMenu } from '../factories/menus.js';
import { aUser, JONAS, LUCIA } from '../factories/people.js';
import { aShop, daily, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';

let running: RunningApp;
let people = 0;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

const aNewOwner = async (): Promise<Browser> => {
  people += 1;
  const person = { ...LUCIA, email: `owner${people}@example.org` };
  await aUser(running, person);
  return signedIn(running, person);
};

/** A page's props, as Vike's client asks for them. */
async function propsOf<T>(browser: Browser, path: string): Promise<T> {
  const { text } = await browser.get(`${path}/index.pageContext.json`);
  return JSON.parse(text).props;
}

const menuOf = (shopId: string): Promise<Menu> =>
  running.app.get(MenuService, { strict: false }).menuOf(shopId);

describe('setting up a restaurant', () => {
  let browser: Browser;
  const save = (fields: object) => browser.post<ShopView>('/api/shop/update', fields);
  const start = (template: unknown) => browser.post<ShopView>('/api/setup/menu', { template });

  beforeEach(async () => {
    browser = await aNewOwner();
  });

  it('leads somebody without a restaurant from the dashboard to the setup', async () => {
    const { status, headers } = await browser.get('/app/dashboard');
    expect([status, headers.get('location')]).toEqual([302, '/app/setup']);
    expect((await browser.get('/app/setup')).text).toContain('Wie heißt dein Restaurant?');
  });

  it('goes from the name to the dashboard, and can be left and taken up at every step', async () => {
    const step = async () => (await propsOf<SetupPage>(browser, '/app/setup')).shop?.setupStep ?? 'name';

    expect(await step()).toBe('name');
    const { data: shop } = (await browser.post<ShopView>('/api/shop/create', { name: 'Bella' })).body;
    expect(await step()).toBe('contact');
    await save({
      address: { street: 'Am Markt 3', postalCode: '01067', city: 'Dresden' },
      setupStep: 'hours',
    });
    expect(await step()).toBe('hours');
    await save({
      settings: { shopTimes: daily({ closed: false, ranges: [{ from: '17:00', to: '01:00' }] }) },
      setupStep: 'menu',
    });
    expect(await step()).toBe('menu');
    const { status, body } = await start('pizzeria');
    expect([status, body.data.setupStep]).toEqual([200, 'done']);

    expect((await menuOf(shop._id)).categories.map(({ name }) => name)).toContain('Pizza');
    expect((await browser.get('/app/dashboard')).text).toContain('Bis zur ersten Bestellung');
  });

  it('gives a corrected name the address that goes with it, until guests know it', async () => {
    await browser.post('/api/shop/create', { name: 'Tratoria Roma' });
    await save({ name: 'Trattoria Roma' });
    expect((await start('empty')).body.data.slug).toBe('trattoria-roma');
    const { data } = (await browser.get<ShopView>('/api/shop/get')).body;
    expect(data.slug).toBe('trattoria-roma');
    expect((await save({ name: 'Osteria Roma' })).body.data.slug).toBe('trattoria-roma');
  });

  it('swaps one template for another, but never overwrites a menu somebody works with', async () => {
    const { data: shop } = (await browser.post<ShopView>('/api/shop/create', { name: 'Wechsel' })).body;
    await start('burger');
    const { status, body } = await start('cafe');
    expect([status, body.code]).toEqual([409, 'MENU_BEGUN']);
    expect((await menuOf(shop._id)).categories.map(({ name }) => name)).toContain('Burger');
  });

  it('puts one menu there when two people choose at the same moment', async () => {
    const { data: shop } = (await browser.post<ShopView>('/api/shop/create', { name: 'Zugleich' })).body;
    const answers = await Promise.all([start('asia'), start('doener'), start('cafe')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const names = (await menuOf(shop._id)).categories.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(4);
  });

  it.each([undefined, 'steakhaus', { $ne: 'empty' }, ['pizzeria'], '__proto__'])(
    'refuses the template %p',
    async (template) => {
      await browser.post('/api/shop/create', { name: 'Nichts' });
      const { status, body } = await start(template);
      expect([status, body.fields?.template]).toEqual([400, 'Bitte eine Vorlage wählen.']);
    },
  );

  it.each(TEMPLATES)('offers the template %s with a menu that adds up', async (key) => {
    const { data: shop } = (await browser.post<ShopView>('/api/shop/create', { name: `Haus ${key}` })).body;
    await start(key);
    const { categories, optionGroups } = await menuOf(shop._id);
    const products = categories.flatMap((category) => category.products);
    const groups = new Set(optionGroups.map(({ id }) => id));

    if (key === 'empty') return expect(products).toEqual([]);
    expect(products.length).toBeGreaterThanOrEqual(10);
    expect(products.length).toBeLessThanOrEqual(30);
    for (const product of products) {
      expect(product.allergens).toBeNull();
      expect(product.optionGroupIds.every((id) => groups.has(id))).toBe(true);
      expect(product.variants.every(({ priceCents }) => priceCents >= 100 && priceCents <= 3000)).toBe(true);
    }
    const sizes = new Set(products.flatMap(({ variants }) => variants.map(({ name }) => name)));
    const priced = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.variantPrices));
    expect(priced.every(({ variantName }) => sizes.has(variantName))).toBe(true);
  });
});

describe('the dashboard', () => {
  const dashboard = (browser: Browser) => propsOf<DashboardPage>(browser, '/app/dashboard');
  const openTasks = ({ tasks }: DashboardPage) => tasks.filter(({ done }) => !done).map(({ key }) => key);

  it('lists for a new restaurant everything that guests still miss', async () => {
    const browser = await aNewOwner();
    await browser.post('/api/shop/create', { name: 'Neu' });
    await browser.post('/api/setup/menu', { template: 'pizzeria' });
    const page = await dashboard(browser);
    expect(page.workerAway).toBe(false);
    expect(openTasks(page)).toEqual([
      'contact',
      'hours',
      'allergens',
      'imprint',
      'privacy',
      'payment',
      'online',
      'printer',
      'enabled',
    ]);
    expect(page.tasks.find(({ key }) => key === 'allergens')?.open).toBeGreaterThan(10);
    expect(page.readyToOpen).toBe(false);
    expect(page.desk.opening).toMatchObject({ open: false, sentence: 'Zurzeit keine Bestellungen möglich' });
  });

  it('ticks off what is done', async () => {
    const person = { ...LUCIA, email: 'fertig@example.org' };
    const { id } = await aShop(
      running,
      { name: 'Fertig', legal: { imprintVersion: 1, privacyVersion: 1, termsVersion: null } },
      person,
    );
    await aMenu(running, id);
    const page = await dashboard(await signedIn(running, person));
    expect(openTasks(page)).toEqual(['online', 'printer']);
    expect(page.readyToOpen).toBe(true);
    expect(page.desk.opening).toMatchObject({ open: true, sentence: 'Geöffnet bis 23:00 Uhr' });
  });

  it('takes cash once the operator vouches for a till of their own, and remembers when', async () => {
    const browser = await aNewOwner();
    await browser.post('/api/shop/create', { name: 'Bar' });
    const { body } = await browser.post<ShopView>('/api/shop/confirm/till');
    expect(body.data.settings.ownTillConfirmedAt).toBe(running.clock.now().toISOString());
    expect(openTasks(await dashboard(browser))).not.toContain('payment');
  });

  it('does not ask staff to do the owner’s homework', async () => {
    const shop = await aShop(running, { name: 'Personal' }, { ...LUCIA, email: 'chefin@example.org' });
    await aUser(running, JONAS, { shopId: shop.id, role: 'staff' });
    const jonas = await signedIn(running, JONAS);
    expect((await dashboard(jonas)).tasks).toEqual([]);
    expect((await jonas.get('/app/setup')).status).toBe(403);
    expect((await jonas.post('/api/setup/menu', { template: 'empty' })).status).toBe(403);
  });

  it('shows a name as text, whatever it says', async () => {
    const browser = await aNewOwner();
    await browser.post('/api/shop/create', { name: '<img src=x onerror=alert(1)>' });
    await browser.post('/api/setup/menu', { template: 'empty' });
    expect((await browser.get('/app/dashboard')).text).not.toContain('<img src=x');
  });
});
