import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eveningOf } from '../../scripts/demo-evening/guests.mjs';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import { anOrderKey } from '../factories/orders.js';
import { Browser as Caller } from '../support/browser.js';
import { DESKTOP, open, PHONE } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;

beforeAll(async () => {
  bella = await startRestaurant('desk-room');
}, 120_000);
afterAll(() => bella?.close());

const SMALL = { width: 767, height: 1_024 };
const boardTop = (page: Page) =>
  page.locator('[aria-label="Spalten"]').evaluate((tabs) => tabs.getBoundingClientRect().top);

describe('the room of the desk', () => {
  it('ends with the window, however much hides in the rail beside it', async () => {
    const { page, context } = await bella.owner(DESKTOP);
    await open(page, `${bella.url}/app/dashboard`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await context.close();
  }, 60_000);

  it('belongs to orders: what is left to do is one line until it is tapped', async () => {
    const { page, context } = await bella.owner(PHONE);
    // A dish whose allergens nobody has looked at yet.
    await open(page, `${bella.url}/app/products/import`);
    await page.getByLabel('Datei mit der Speisekarte').setInputFiles({
      name: 'karte.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Kategorie;Nummer;Name;Preis\r\nNeues;900;Ofenkäse;8,50', 'latin1'),
    });
    await page.getByRole('button', { name: 'Jetzt übernehmen' }).click();
    await page
      .getByText(/Speise.* neu\./)
      .first()
      .waitFor();
    await open(page, `${bella.url}/app/dashboard`);
    const todo = page.locator('details').filter({ hasText: 'Noch zu tun' });
    expect((await todo.boundingBox())!.height).toBeLessThan(60);
    const before = await boardTop(page);
    await todo.getByText('Noch zu tun').click();
    await todo.getByRole('listitem').first().waitFor();
    expect(await boardTop(page)).toBeGreaterThan(before);
    await context.close();
  }, 60_000);

  it('has the clock at the right end of its bar on a small tablet as well', async () => {
    const { page, context } = await bella.owner(SMALL);
    await open(page, `${bella.url}/app/dashboard`);
    const clock = await page.getByLabel('Zustand des Tresens').locator('time').boundingBox();
    expect(SMALL.width - (clock!.x + clock!.width)).toBeLessThan(20);
    await context.close();
  }, 60_000);
});

describe('more orders than the desk draws', () => {
  it('are all counted above, and the rest is walked on with from where it begins', async () => {
    const guest = new Caller(bella);
    const { data: menu } = (await guest.get<MenuView>(`/api/storefront/${bella.slug}/menu`)).body;
    for (const body of eveningOf(menu, 60, 7)) {
      const key = { 'idempotency-key': anOrderKey() };
      await guest.post(`/api/storefront/${bella.slug}/order`, body, key);
    }
    const { page, context } = await bella.owner(DESKTOP);
    await open(page, `${bella.url}/app/dashboard`);
    const columns = async () => {
      const counts = await page.locator('section[data-place] h2 + span').allTextContents();
      const later = await page.locator('section[data-place=later] strong').textContent();
      return [...counts, later ?? ''].reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    };
    const ways = page.getByRole('group', { name: 'Welche Bestellungen' });
    const more = page.getByRole('button', { name: /weitere zeigen$/ });
    await more.waitFor();
    expect(await ways.getByRole('button').first().textContent()).toBe(`Alle ${await columns()}`);
    await more.click();
    await more.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('article'));
    const each = await ways.locator('b').allTextContents();
    expect(each.slice(1).reduce((sum, text) => sum + Number(text), 0)).toBe(await columns());
    await context.close();
  }, 120_000);
});
