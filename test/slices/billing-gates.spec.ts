import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { SubscriptionPage } from '../../src/shop/billing/billing.view.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { NEEDS } from '../../src/shop/plan-gate/needs.guard.js';
import { BookedPlans } from '../../src/shop/restaurant/booked/booked-plans.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let shop: Shop;
let menu: Menu;
let lucia: Browser;
let guest: Browser;

beforeAll(async () => {
  running = await startApp();
  shop = await aShop(running, { settings: { preorder: true } });
  menu = await aMenu(running, shop.id, TRATTORIA);
  lucia = await signedIn(running);
  guest = new Browser(running);
}, 60_000);
afterAll(() => running?.close());

/** Every process hears of it, the one that serves guests included. */
async function plan(level: number | null): Promise<void> {
  const plans = running.app.get(BookedPlans, { strict: false });
  await plans.book(shop.id, level === null ? null : { level }, null);
  const status = `/api/storefront/${shop.slug}/status`;
  await eventually(
    async () => (await guest.get(status)).text.includes('Nur Speisekarte') === (level === null),
  );
}
const order = () =>
  placeOrder(guest, aBasket([{ dish: dishOf(menu, 'Margherita') }], { fulfilment: 'pickup' }));

/** What the law asks for, and what belongs to the restaurant: read in every plan and in none. */
const DUTIES = [
  '/api/allergens/pdf',
  '/api/orderHistory/export',
  '/api/menuFile/export?format=csv',
  '/api/shop/get',
  '/api/orderHistory/list',
  '/app/allergens/index.pageContext.json',
  '/app/settings/imprint/index.pageContext.json',
  '/app/settings/imprintAndPrivacy/index.pageContext.json',
  '/app/settings/agbSettings/index.pageContext.json',
];
const GUEST_DUTIES = ['', '/impressum', '/datenschutz', '/agb', '/allergene', '/barrierefreiheit'];

describe('what the law asks for', () => {
  it.each([null, 1, 7])('is there on level %p', async (level) => {
    await plan(level === 7 ? null : level);
    if (level === 7) await running.app.get(BookedPlans, { strict: false }).book(shop.id, { level }, null);
    for (const path of DUTIES) {
      const { status, text } = await lucia.get(path);
      expect([path, status, text.includes('SUBSCRIPTION_REQUIRED')]).toEqual([path, 200, false]);
    }
    for (const path of GUEST_DUTIES) {
      const { status, text } = await guest.get(`/s/${shop.slug}${path}`);
      expect([path, status < 500 && status !== 403, text.includes('SUBSCRIPTION_REQUIRED')]).toEqual([
        path,
        true,
        false,
      ]);
    }
    const imprint = await lucia.post('/api/shop/update', { contact: { website: '' } });
    expect(imprint.status).toBe(200);
  });

  it('is behind no gate: these routes are, and no other', () => {
    const gated = [...running.app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
      [...controllers.values()].flatMap(({ metatype }) => {
        const prototype = (metatype as { prototype: object } | null)?.prototype ?? {};
        const path = Reflect.getMetadata(PATH_METADATA, metatype as object) as string;
        return Object.getOwnPropertyNames(prototype)
          .map((name) => (prototype as Record<string, unknown>)[name])
          .filter(
            (method): method is object => typeof method === 'function' && Reflect.hasMetadata(NEEDS, method),
          )
          .map((method) => [
            `${path}/${method === metatype ? '*' : Reflect.getMetadata(PATH_METADATA, method)}`,
            Reflect.getMetadata(NEEDS, method),
          ]);
      }),
    );
    expect(Object.fromEntries(gated)).toEqual({
      'api/discount/codes': 'discountCodes',
      'api/discount/create': 'discountCodes',
      'api/discount/try': 'discountCodes',
      'api/discount/update': 'discountCodes',
      'api/domain/choose': 'ownDomain',
      'api/domain/check': 'ownDomain',
      'api/export/build': 'siteExport',
      'api/export/check': 'siteExport',
      'api/export/replace': 'siteExport',
      'api/export/restore': 'siteExport',
      'api/export/zip': 'siteExport',
      'api/printedMenu/*': 'printedMenu',
      'api/social/*': 'socialMedia',
      'api/table/*': 'tables',
      'api/tablePlan/*': 'tables',
      'api/voucher/terms': 'vouchers',
    });
  });
});

describe('a plan', () => {
  it.each([null, 1, 2, 7])('of level %p builds no site for an own webspace', async (level) => {
    await running.app
      .get(BookedPlans, { strict: false })
      .book(shop.id, level === null ? null : { level }, null);
    const { status, body } = await lucia.get('/api/export/build');
    expect([status, body]).toEqual([
      403,
      expect.objectContaining({
        code: 'SUBSCRIPTION_REQUIRED',
        headline: 'Abonnement erforderlich',
        message: 'Diese Funktion ist ab dem Tarif „Professional“ verfügbar.',
      }),
    ]);
  });

  it('of level 3 builds one', async () => {
    await plan(LEVEL.professional);
    expect((await lucia.get('/api/export/build')).status).toBe(200);
  });

  it('is marked among the prices for whom it belongs to, and its page says what is used of it', async () => {
    await plan(LEVEL.starter);
    expect((await lucia.get('/pricing')).text.match(/Dein Tarif/g)).toHaveLength(1);
    expect((await guest.get('/pricing')).text).not.toContain('Dein Tarif');
    const { text } = await lucia.get('/app/settings/subscription/index.pageContext.json');
    const { usage } = JSON.parse(text).props as SubscriptionPage;
    expect(usage).toContainEqual({ label: 'Bilder', used: 0, most: 600 });
    expect(usage.at(-1)).toMatchObject({ label: 'Speicher für Bilder', used: 0, unit: 'bytes' });
  });

  it('has room for so many printers and people, and touches none that is there', async () => {
    await plan(LEVEL.free);
    const add = (name: string) => lucia.post('/api/printer/add', { name, columns: 48 });
    const invite = (email: string) => lucia.post('/api/member/invite', { email, role: 'staff' });
    expect((await add('Küche')).status).toBe(201);
    expect(await add('Bar')).toMatchObject({
      status: 403,
      body: { message: 'Ein weiterer Drucker ist ab dem Tarif „Starter“ verfügbar.' },
    });
    expect(await invite('jonas@example.org')).toMatchObject({
      status: 403,
      body: { message: 'Eine weitere Person im Team ist ab dem Tarif „Starter“ verfügbar.' },
    });
    await plan(LEVEL.starter);
    expect((await add('Bar')).status).toBe(201);
    expect((await invite('jonas@example.org')).status).toBeLessThan(300);
    expect(await add('Theke')).toMatchObject({
      body: { message: 'Ein weiterer Drucker ist ab dem Tarif „Professional“ verfügbar.' },
    });
    await plan(LEVEL.free);
    const { body } = await lucia.get<unknown[]>('/api/printer/list');
    expect(body.data).toHaveLength(2);
  });

  it('takes so many orders a month, and none when there is no plan', async () => {
    await plan(null);
    expect((await order()).status).toBeGreaterThanOrEqual(400);
    await plan(LEVEL.free);
    for (let count = 0; count < 50; count++) expect((await order()).status).toBe(201);
    const refused = await order();
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS_USED_UP']);
    expect(refused.body.message).toContain('diesen Monat');
    running.clock.set('2026-12-01T11:00:00Z');
    expect((await order()).status).toBe(201);
    running.clock.set('2026-11-20T11:00:00Z');
    await plan(LEVEL.starter);
    expect((await order()).status).toBe(201);
  }, 120_000);
});
