import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import type { StatusView } from '../../src/storefront/menu/menu.view.js';
import { aUser, JONAS, LUCIA } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';

let running: RunningApp;
let lucia: Browser;
let shopId: string;
let slug: string;
let count = 0;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

/** Friday, 20 November 2026, noon in Berlin; open from 11:00 to 23:00. */
beforeEach(async () => {
  running.clock.set('2026-11-20T11:00:00Z');
  count += 1;
  const owner = { ...LUCIA, email: `lucia${count}@example.org` };
  const shop = await aShop(running, { name: `Bella ${count}` }, owner);
  shopId = shop.id;
  slug = shop.slug;
  lucia = await signedIn(running, owner);
});

const update = (fields: object) => lucia.post<ShopView>('/api/shop/update', fields);
const settings = (part: object) => update({ settings: part });
/** What guests are told right now. */
const told = async () => (await lucia.get<StatusView>(`/api/storefront/${slug}/status`)).body.data;
const isOpen = async () => (await told()).open;
const page = async (name: string) => (await lucia.get(`/app/settings/${name}`)).text;

describe('a pause', () => {
  const pause = (wish: object) =>
    lucia.post<ShopView>('/api/shop/pause', { fulfilments: null, reason: '', ...wish });

  it('of 30 minutes ends by itself', async () => {
    const { status, body } = await pause({ length: 30, reason: 'Ofen aus' });
    expect(status).toBe(200);
    expect(body.data.settings.pause).toEqual({
      until: '2026-11-20T11:30:00.000Z',
      fulfilments: null,
      reason: 'Ofen aus',
    });
    expect(await isOpen()).toBe(false);

    running.clock.advance({ minutes: 29, seconds: 59 });
    expect(await isOpen()).toBe(false);
    running.clock.advance({ seconds: 1 });
    expect(await isOpen()).toBe(true);
  });

  it('for today ends with the last hours of the day', async () => {
    const { body } = await pause({ length: 'today' });
    expect(body.data.settings.pause?.until).toBe('2026-11-20T22:00:00.000Z');
  });

  it('until a time ends then, and none may lie behind us', async () => {
    const { body } = await pause({ length: 'until', until: '2026-11-20T17:15:00Z' });
    expect(body.data.settings.pause?.until).toBe('2026-11-20T17:15:00.000Z');

    const refused = await pause({ length: 'until', until: '2026-11-20T10:59:00Z' });
    expect([refused.status, refused.body.fields?.until]).toEqual([
      400,
      'Bitte eine Uhrzeit angeben, die noch kommt.',
    ]);
  });

  it('of the delivery leaves the pickup alone, and guests read why', async () => {
    await pause({ length: 'open', fulfilments: ['delivery'], reason: 'Fahrer krank' });
    expect(await isOpen()).toBe(true);
    await pause({ length: 'open', reason: 'Ofen aus' });
    expect((await told()).sentence).toBe('Bestellungen pausiert (Ofen aus)');
  });

  it('ends at once when somebody resumes', async () => {
    await pause({ length: 'open' });
    const { body } = await lucia.post<ShopView>('/api/shop/resume');
    expect(body.data.settings.pause).toBeNull();
    expect(await isOpen()).toBe(true);
  });

  it.each([[0], [-5], [1.5], [100_000], ['forever'], [null], [{}]])('is not %j long', async (length) => {
    const { status, body } = await pause({ length });
    expect([status, body.fields?.length]).toEqual([400, 'Bitte wählen, wie lange die Pause dauert.']);
  });
});

describe('the hours', () => {
  it('run past midnight, and a closed holiday lets the night before run out', async () => {
    const night = { closed: false, ranges: [{ from: '17:00', to: '02:00' }] };
    const { status } = await settings({
      shopTimes: { thursday: night },
      holidays: { land: 'BE', rule: 'closed', ranges: [], only: null, regions: [] },
    });
    expect(status).toBe(200);

    // Thursday, 24 December, 17:00 to 02:00 on the closed first day of Christmas.
    running.clock.set('2026-12-25T00:59:00Z');
    expect(await isOpen()).toBe(true);
    running.clock.set('2026-12-25T01:00:00Z');
    expect(await isOpen()).toBe(false);
    running.clock.set('2026-12-25T12:00:00Z');
    expect(await isOpen()).toBe(false);
    expect((await told()).sentence).toContain('1. Weihnachtstag');
  });

  it('may be their own for the delivery', async () => {
    const closed = { closed: true, ranges: [] };
    const evening = { closed: false, ranges: [{ from: '18:00', to: '22:00' }] };
    const week = { monday: closed, tuesday: evening, wednesday: evening, thursday: evening };
    const { body } = await settings({
      ownTimes: { delivery: { ...week, friday: evening, saturday: evening, sunday: closed } },
    });
    expect(body.data.settings.ownTimes.delivery?.friday).toEqual(evening);

    const again = await settings({ ownTimes: {} });
    expect(again.body.data.settings.ownTimes).toEqual({});
  });

  it.each([
    [
      { ownTimes: { delivery: { monday: { closed: true, ranges: [] } } } },
      'settings.ownTimes.delivery.tuesday',
    ],
    [{ ownTimes: { delivery: 'never' } }, 'settings.ownTimes.delivery'],
    [
      { specialDays: [{ date: '2026-02-30', fulfilment: null, ranges: [], label: '', cutPrevious: false }] },
      'settings.specialDays.0.date',
    ],
    [{ specialDays: [{}] }, 'settings.specialDays.0.date'],
    [{ vacations: [{ from: '2026-08-14', to: '2026-08-01', label: '' }] }, 'settings.vacations.0.to'],
    [
      { holidays: { land: null, rule: 'closed', ranges: [], only: null, regions: [] } },
      'settings.holidays.land',
    ],
    [
      { holidays: { land: 'XX', rule: 'closed', ranges: [], only: null, regions: [] } },
      'settings.holidays.land',
    ],
    [{ leadMinutes: { delivery: 5 } }, 'settings.leadMinutes.pickup'],
    [
      { slots: { stepMinutes: 7, firstOffsetMinutes: 0, maxOrders: null, maxItems: null } },
      'settings.slots.stepMinutes',
    ],
    [{ preorderMaxDays: 61 }, 'settings.preorderMaxDays'],
    [{ lastOrderMinutes: -1 }, 'settings.lastOrderMinutes'],
    [{ position: [200, 52] }, 'settings.position'],
  ])('are refused with a sentence: %j', async (part, place) => {
    const { status, body } = await settings(part);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.fields?.[place]).toMatch(/[a-zäöü].*[.]$/);
  });
});

describe('switching the shop on', () => {
  it('is refused while something the law or the kitchen needs is missing', async () => {
    await settings({ shopEnabled: false });
    const { status, body } = await settings({ shopEnabled: true });
    expect([status, body.code]).toEqual([422, 'NOT_READY']);
    expect(body.message).toMatch(/^Zum Einschalten fehlen noch .*Impressum.*\.$/);
    expect(body.fields?.['settings.shopEnabled']).toBe(body.message);
    expect((await running.app.get(ShopService, { strict: false }).get(shopId)).settings.shopEnabled).toBe(
      false,
    );
    expect((await page('orders')).includes('Zum Einschalten fehlen noch')).toBe(true);
  });

  it('asks nobody who only saves something else', async () => {
    expect((await settings({ shopEnabled: true, menuOnly: true })).status).toBe(200);
  });
});

describe('who changed what', () => {
  it('stands under the page with name, old and new', async () => {
    await update({ address: { city: 'Potsdam' } });
    const words = (await page('history')).replace(/<script.*/s, '').replace(/<!--.*?-->|<[^>]*>/g, '');
    const [, list = ''] = words.split('das Neueste steht oben.');
    expect(list).toContain('Lucia Rossi 20.11.2026, 12:00Ort: Berlin jetzt  → Potsdam');
  });

  it('never tells a secret', async () => {
    await update({ paypal: { secret_key: 'pp-Geheim' }, ftp: { password: 'ftp-Geheim' } });
    expect((await page('history')).includes('Geheim')).toBe(false);
  });
});

describe('settings from before a field existed', () => {
  it('are read as if it had never been filled in', async () => {
    const connection = running.app.get<mongoose.Connection>(
      (await import('@nestjs/mongoose')).getConnectionToken(),
    );
    await connection.collection('shops').updateOne({ slug }, { $unset: { 'settings.position': '' } });
    const { body } = await lucia.get<ShopView>('/api/shop/get');
    expect(body.data.settings.position).toBeNull();
    expect((await lucia.get('/app/settings/delivery')).status).toBe(200);
  });
});

describe('who may', () => {
  it('keeps staff out of the settings', async () => {
    const jonas = { ...JONAS, email: `jonas${count}@example.org` };
    await aUser(running, jonas, { shopId, role: 'staff' });
    const staff = await signedIn(running, jonas);
    expect((await staff.get('/app/settings/restaurant')).status).toBe(403);
    expect((await staff.post('/api/shop/update', { name: 'Jonas' })).status).toBe(403);
    const paused = await staff.post('/api/shop/pause', { length: 30, fulfilments: null, reason: '' });
    expect([paused.status, JSON.stringify(paused.body.data).includes('taxId')]).toEqual([200, false]);
  });
});
