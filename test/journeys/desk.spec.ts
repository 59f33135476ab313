import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eveningOf } from '../../scripts/demo-evening/guests.mjs';
import type { DeskState } from '../../src/shop/dashboard/desk.view.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import { anOrder, anOrderKey } from '../factories/orders.js';
import { axeFindings } from '../support/axe.js';
import { Browser as Caller } from '../support/browser.js';
import { open, PHONE } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let guest: Caller;
let names = 0;

beforeAll(async () => {
  bella = await startRestaurant('desk');
  guest = new Caller(bella);
}, 120_000);
afterAll(() => bella?.close());

/** A guest whose name tells the order from all others. */
async function ordered(): Promise<string> {
  const name = `Gast ${String.fromCharCode(65 + names++)}`;
  const contact = { name, phone: '0171 3920012', email: 'jonas@example.org', note: '' };
  const { body } = await guest.get<never>(`/api/storefront/${bella.slug}/menu`);
  const asking = { get: async () => ({ body }) } as unknown as Caller;
  const answer = await guest.post(`/api/storefront/${bella.slug}/order`, await anOrder(asking, { contact }), {
    'idempotency-key': anOrderKey(),
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return name;
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const column = (page: Page, name: string, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) })
    .filter({ hasText: name });

describe('two desks side by side', () => {
  it('show the same: one accepts, the other sees it, and the kitchen takes it down', async () => {
    const [one, two, kitchen] = await Promise.all([
      bella.preparedOwner(),
      bella.preparedOwner(),
      bella.preparedOwner(PHONE),
    ]);
    await Promise.all([
      open(one.page, `${bella.url}/app/dashboard`),
      open(two.page, `${bella.url}/app/dashboard`),
      open(kitchen.page, `${bella.url}/app/kitchen`),
    ]);
    const name = await ordered();
    await Promise.all([card(one.page, name).waitFor(), card(two.page, name).waitFor()]);
    await one.page.waitForFunction(() => /^\(\d+\) /.test(document.title));

    await card(one.page, name)
      .getByRole('button', { name: /^Annehmen/ })
      .first()
      .click();
    await card(two.page, name).getByRole('button', { name: 'Fertig' }).waitFor();
    await column(two.page, name, 'In Arbeit').waitFor();
    const number = await card(two.page, name).locator('header strong').innerText();
    await kitchen.page.getByRole('button', { name: `Nr. ${number} fertig` }).click();
    await card(one.page, name).getByRole('button', { name: 'Abgeholt' }).waitFor();

    await kitchen.page.getByRole('button', { name: `Nr. ${number} zurückholen` }).click();
    await card(one.page, name).getByRole('button', { name: 'Fertig' }).waitFor();
    expect(await axeFindings(kitchen.page)).toEqual([]);
    for (const { complaints, context } of [one, two, kitchen]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  }, 120_000);
});

describe('the desk on a phone', () => {
  it('stands still while it loads', async () => {
    const { page, complaints, context } = await bella.preparedOwner(PHONE);
    await page.addInitScript(() => {
      // As browsers are before anybody has touched the page; whoever asks for their device all the same is held up by it.
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.assign(globalThis, {
        AudioContext: class {
          constructor() {
            throw new Error('An audio device was asked for.');
          }
        },
      });
    });
    await open(page, `${bella.url}/app/dashboard`);
    await page.getByRole('button', { name: 'Bestellannahme starten' }).waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
});

/** How far things moved that nobody had asked to move; what comes within a second after the page counts as well. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 1_000));
    return sum;
  });

describe('the kitchen', () => {
  it.each([
    [1440, 900],
    [1920, 1080],
  ])(
    'has twelve tickets of an evening on a screen of %i by %i',
    async (width, height) => {
      const lucia = new Caller(bella);
      await lucia.signIn(bella.person);
      const moved = (id: string, to: string) =>
        lucia.post('/api/order/move', { id, to, reason: 'tooBusy', minutes: 30, ageChecked: true });
      for (const { id, column } of (await lucia.get<OrderBoard>('/api/order/board')).body.data.orders)
        await moved(id, column === 'new' ? 'rejected' : 'completed');
      const { data: menu } = (await guest.get<MenuView>(`/api/storefront/${bella.slug}/menu`)).body;
      for (const body of eveningOf(menu, 12, 7)) {
        const answer = await guest.post<{ id: string }>(`/api/storefront/${bella.slug}/order`, body, {
          'idempotency-key': anOrderKey(),
        });
        await moved(answer.body.data.id, 'accepted');
      }
      const { page, context } = await bella.preparedOwner({ width, height });
      await open(page, `${bella.url}/app/kitchen`);
      await page.getByRole('article').nth(11).waitFor();
      await page.waitForTimeout(300);
      const hidden = await page.getByRole('article').evaluateAll((tickets) => {
        const list = tickets[0]!.parentElement!.getBoundingClientRect();
        return tickets.filter((ticket) => ticket.getBoundingClientRect().bottom > list.bottom).length;
      });
      expect(hidden).toBe(0);
      await context.close();
    },
    120_000,
  );
});

describe('the pause of a desk', () => {
  it('is for all or for one way, for a while or for the rest of the day, at two taps', async () => {
    const { page, context } = await bella.preparedOwner();
    const lucia = new Caller(bella);
    await lucia.signIn(bella.person);
    await open(page, `${bella.url}/app/dashboard`);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    for (const way of ['Lieferung', 'Abholung']) {
      for (const [length, minutes] of [
        ['30 Minuten', 30],
        ['den Rest von heute', null],
      ] as const) {
        await choose(`Nur ${way}: ${length}`);
        const go = page.getByRole('button', { name: 'Weiter' });
        await go.filter({ hasText: `${way} bis` }).waitFor();
        const { pause } = (await lucia.get<DeskState>('/api/desk/state')).body.data;
        expect(pause?.fulfilments).toEqual([way === 'Lieferung' ? 'delivery' : 'pickup']);
        const left = (new Date(pause?.until ?? 0).getTime() - Date.now()) / 60_000;
        if (minutes) expect(Math.abs(left - minutes)).toBeLessThan(2);
        await go.click();
        await go.waitFor({ state: 'detached' });
      }
    }
    await choose('Den Rest von heute');
    await page.getByRole('button', { name: 'Weiter' }).filter({ hasText: 'Pause bis' }).click();
    await context.close();
  }, 120_000);
});

describe('a desk without a line', () => {
  it('says so, promises nothing, and has what it missed when the line is back half a minute later', async () => {
    const { page, context } = await bella.preparedOwner();
    await page.clock.install();
    await open(page, `${bella.url}/app/dashboard`);
    const before = await ordered();
    await card(page, before).waitFor();

    await context.setOffline(true);
    await page.getByText('Keine Verbindung').first().waitFor();
    expect(
      await card(page, before)
        .getByRole('button', { name: /^Annehmen/ })
        .first()
        .isDisabled(),
    ).toBe(true);
    // A stream that is open already goes on in a browser without a line, until nothing was heard for a while.
    await page.clock.fastForward(45_000);
    const missed = await ordered();
    expect(await card(page, missed).count()).toBe(0);

    await context.setOffline(false);
    await card(page, missed).waitFor();
    await page.getByText('Verbunden').first().waitFor();
    expect(
      await card(page, before)
        .getByRole('button', { name: /^Annehmen/ })
        .first()
        .isEnabled(),
    ).toBe(true);
    await context.close();
  }, 120_000);

  it('notes down what the kitchen has done, and sends it when the line is back', async () => {
    const name = await ordered();
    const lucia = new Caller(bella);
    await lucia.signIn(bella.person);
    const found = async () =>
      (await lucia.get<OrderBoard>('/api/order/board')).body.data.orders.find((one) => one.name === name)!;
    const { id, number } = await found();
    await lucia.post('/api/order/move', { id, to: 'accepted', minutes: 30 });
    const { page, context } = await bella.preparedOwner();
    await open(page, `${bella.url}/app/kitchen`);
    const done = page.getByRole('button', { name: `Nr. ${number} fertig` });
    await done.waitFor();

    await context.setOffline(true);
    await page.getByText('Keine Verbindung').waitFor();
    await done.click();
    await page.getByText('Fertig ist gemerkt').waitFor();
    expect((await found()).state).toBe('accepted');

    await context.setOffline(false);
    await done.waitFor({ state: 'detached' });
    expect((await found()).state).toBe('ready');
    await context.close();
  }, 120_000);
});
