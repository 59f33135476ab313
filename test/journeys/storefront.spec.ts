import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, PHONE, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { deploymentOf } from '../support/next-build.js';

let bella: Restaurant;

beforeAll(async () => {
  bella = await startRestaurant('storefront');
}, 120_000);
afterAll(() => bella?.close());

async function looksRight(page: Page, name: string): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` });
}

const openDish = async (page: Page, name: string): Promise<Locator> => {
  await page.locator('.dish__open', { hasText: name }).first().click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.waitFor();
  return sheet;
};

/** On a phone the filters are beside the search. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.locator('#filter-oeffnen');
  if (!(await opener.isVisible()))
    await page.getByRole('button', { name: 'Speisekarte durchsuchen' }).click();
  await opener.click();
}

/** Waits until the page stands still; a category lands under the block, or as near as the end of the page lets it. */
const landedAt = (page: Page, hash: string) =>
  page.evaluate(async (anchor) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0, last = Number.NaN; still < 5; last = scrollY) {
      await frame();
      still = scrollY === last ? still + 1 : 0;
    }
    const top =
      document.getElementById(decodeURIComponent(anchor.slice(1)))?.getBoundingClientRect().top ?? Number.NaN;
    const bottom = document.getElementById('bedienung')?.getBoundingClientRect().bottom ?? 0;
    const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    const gap = top - bottom;
    return { gap, isThere: (gap >= 0 && gap <= 24) || (isAtEnd && gap > 0) };
  }, hash);

const dishNamed = (page: Page, name: string) =>
  page.locator('.dish', { has: page.locator('.dish__open', { hasText: name }) }).first();

describe('choosing from the menu', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESKTOP],
  ])(
    '%s',
    async (_, viewport) => {
      const { page, context, complaints } = await visit(bella.chromium, viewport);
      await page.goto(`${bella.url}/s/${bella.slug}`);
      await page.locator('#status[data-state=open]').waitFor();
      await looksRight(page, 'menu');

      await openFilters(page);
      await page.getByLabel('ohne Milch').check();
      await looksRight(page, 'filter');
      await page.getByRole('button', { name: /^\d+ Gerichte zeigen$/ }).click();
      await dishNamed(page, 'Margherita').waitFor({ state: 'hidden' });
      await dishNamed(page, 'Marinara').waitFor();
      await dishNamed(page, 'Metà e metà').getByText('Kommt auf die Auswahl an').waitFor();
      await page.reload();
      await dishNamed(page, 'Margherita').waitFor({ state: 'hidden' });
      await openFilters(page);
      expect(await page.getByLabel('ohne Milch').isChecked()).toBe(true);
      await page.locator('#filter-zurueck').click();
      await page.goBack();
      await dishNamed(page, 'Margherita').waitFor();
      if (await page.locator('#suche-schliessen').isVisible())
        await page.locator('#suche-schliessen').click();

      const halves = await openDish(page, 'Metà e metà');
      await halves.getByRole('button', { name: 'Linke Hälfte wählen' }).click();
      await halves.getByText('Bitte wähle hier noch aus.').waitFor();
      await page.keyboard.press('ArrowDown');
      await halves.getByRole('radio', { name: /^Salame Piccante/ }).check();
      await halves.getByRole('button', { name: 'Rechte Hälfte wählen' }).click();
      await halves.getByRole('radio', { name: /^Marinara/ }).check();
      await halves.getByRole('button', { name: /Hinzufügen.*10,90/ }).waitFor();
      await halves.getByRole('radio', { name: /^Normal/ }).check();
      await halves.getByRole('button', { name: /Hinzufügen.*12,90/ }).waitFor();
      expect(await halves.getByRole('radio', { name: /Luftig/ }).isChecked()).toBe(true);
      await looksRight(page, 'halves');
      await halves.getByRole('button', { name: /Hinzufügen/ }).click();
      await halves.waitFor({ state: 'detached' });

      const combo = await openDish(page, 'Pizza + Getränk');
      await combo.getByRole('radio', { name: /Salame Piccante/ }).check();
      await combo.getByRole('button', { name: 'Noch wählen: Dein Getränk' }).press('Enter');
      await combo.getByText('Bitte wähle hier noch aus.').waitFor();
      // The focus stands on the first drink: one arrow further is the second.
      await page.keyboard.press('ArrowDown');
      expect(await combo.getByRole('radio', { name: /Aranciata/ }).isChecked()).toBe(true);
      await combo.getByRole('button', { name: /Hinzufügen.*13,40/ }).waitFor();
      await looksRight(page, 'combo');
      await combo.getByRole('button', { name: /Hinzufügen/ }).press('Enter');
      await combo.waitFor({ state: 'detached' });

      // On a wide screen the basket stands beside the menu and is no sheet.
      const isSheet = viewport.width < 1_100;
      if (isSheet) await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
      const basket = isSheet ? page.getByRole('dialog', { name: 'Dein Warenkorb' }) : page.locator('#korb');
      await basket.getByText('½ Salame Piccante').first().waitFor();
      await basket.getByText('Aranciata Rossa').first().waitFor();
      await looksRight(page, 'basket');
      if (isSheet) {
        await page.keyboard.press('Escape');
        await basket.waitFor({ state: 'detached' });
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );

  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESKTOP],
  ])(
    '%s a tab lands under the sticky block, and its own tab is marked',
    async (_, viewport) => {
      const { page, context } = await visit(bella.chromium, viewport);
      await page.goto(`${bella.url}/s/${bella.slug}`);
      await page.locator('#status[data-state=open]').waitFor();
      expect(await page.locator('.dish').count()).toBeGreaterThanOrEqual(60);
      for (const tab of await page.locator('.tabs a').all()) {
        await tab.click();
        const place = await landedAt(page, (await tab.getAttribute('href')) ?? '');
        expect(place.isThere).toBe(true);
        expect(await page.locator('.tabs [aria-current]').allTextContents()).toEqual([
          await tab.textContent(),
        ]);
        const [row, marked] = [await page.locator('.tabs').boundingBox(), await tab.boundingBox()];
        expect(marked?.x).toBeGreaterThanOrEqual((row?.x ?? 0) - 1);
        expect((marked?.x ?? 0) + (marked?.width ?? 0)).toBeLessThanOrEqual(
          (row?.x ?? 0) + (row?.width ?? 0) + 1,
        );
      }
      await context.close();
    },
    60_000,
  );

  it('finds by words, categories and in spite of a slip, and has a way out when there is nothing', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await page.getByRole('button', { name: 'Speisekarte durchsuchen' }).click();
    const field = page.getByRole('searchbox', { name: 'Speisekarte durchsuchen' });
    for (const [asked, found] of [
      ['Tiramisù', 'Tiramisù'],
      ['Margherita', 'Margherita'],
      ['margerita', 'Margherita'],
      ['pasta', 'Tagliatelle'],
    ] as const) {
      await field.fill(asked);
      await page.getByText(/^\d+ von \d+ Gerichten$/).waitFor();
      await dishNamed(page, found).waitFor();
    }
    await field.fill('Sushi');
    await page.getByRole('heading', { name: 'Nichts zu „Sushi“' }).waitFor();
    await looksRight(page, 'nothing');
    await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
    await dishNamed(page, 'Margherita').waitFor();
    await field.fill('Sushi');
    await page.goBack();
    await field.waitFor({ state: 'hidden' });
    await dishNamed(page, 'Margherita').waitFor();
    await context.close();
  }, 60_000);

  it('a sheet leaves no placeholder behind, and keeps its title when it jumps to what is open', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    const sheet = await openDish(page, 'Metà e metà');
    expect(await page.locator('.sheet--waits').count()).toBe(0);
    await sheet.getByRole('button', { name: 'Linke Hälfte wählen' }).click();
    await sheet.getByText('Bitte wähle hier noch aus.').waitFor();
    expect(await sheet.evaluate((dialog) => dialog.scrollTop)).toBe(0);
    await context.close();
  }, 60_000);

  it('a placeholder on a slow network is left by its cross or by Back, and nothing opens afterwards', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.route('**/api/storefront/*/menu', async (route) => {
      await new Promise((done) => setTimeout(done, 2_000));
      await route.continue();
    });
    for (const leave of [
      () => page.locator('.sheet--waits').getByRole('button', { name: 'Schließen' }).click(),
      () => page.goBack(),
    ]) {
      await page.goto(`${bella.url}/s/${bella.slug}`);
      const answered = page.waitForResponse('**/api/storefront/*/menu');
      await page.locator('.dish__open', { hasText: 'Metà e metà' }).click();
      await page.locator('.sheet--waits').waitFor();
      await leave();
      await page.locator('.sheet--waits').waitFor({ state: 'detached' });
      await answered;
      await page.waitForTimeout(200);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(page.url()).toBe(`${bella.url}/s/${bella.slug}`);
    }
    await context.close();
  }, 60_000);

  it('adds a plain dish at once, counts it, and says so', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    const dish = page.locator('.dish[data-plain]').first();
    const name = (await dish.locator('.dish__open').textContent()) ?? '';
    await dish.getByRole('button', { name: `${name} in den Warenkorb` }).click();
    const counter = dish.getByRole('group', { name: `Anzahl ${name}` });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-step'))).toBe('1');
    await page.keyboard.press('Enter');
    await page.locator('#ansage', { hasText: `${name}, 2 im Warenkorb` }).waitFor({ state: 'attached' });
    expect(await counter.locator('output').textContent()).toBe('2');
    await page.locator('#warenkorb-summe', { hasText: /\d,\d\d\s€/ }).waitFor();
    await looksRight(page, 'counter');
    await counter.getByRole('button', { name: /weniger/ }).click();
    await counter.getByRole('button', { name: /weniger/ }).click();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('plus');
    expect(await page.locator('#warenkorb-leiste').isHidden()).toBe(true);
    await context.close();
  }, 60_000);

  it('names the codes of a dish where they are tapped, one dish at a time', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    const names = page.getByRole('dialog', { name: /Allergene und Zusatzstoffe/ });
    const codes = dishNamed(page, 'Margherita').locator('.codes').first();
    await codes.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await codes.click();
    await names.getByText('Milch').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await looksRight(page, 'codes');
    await page.keyboard.press('Escape');
    await names.waitFor({ state: 'hidden' });
    expect(await codes.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await names.waitFor();
    await page.mouse.click(5, 5);
    await names.waitFor({ state: 'hidden' });
    await context.close();
  }, 60_000);

  it('speaks English to who asks for it', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.getByText('Payment and delivery').first().waitFor();
    const sheet = await openDish(page, 'Margherita');
    await sheet.getByRole('button', { name: /^Add .*€/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  }, 60_000);
});

describe('without a network', () => {
  it('the menu of the newest build can be read, and nothing be ordered', async () => {
    const shop = await deploymentOf(bella);
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.goto(`${shop.url}/s/${bella.slug}`);
    await keptBuild(page, (names) => names.length === 1 && !names[0]?.includes('next-'));

    shop.deployNext();
    await page.reload();
    await keptBuild(page, (names) => names.length === 1 && names[0]?.includes('next-') === true);

    await shop.cut();
    await page.reload();
    await page.getByText('Du bist offline.').waitFor();
    await page.getByRole('heading', { name: 'Antipasti' }).waitFor();
    expect(await page.locator('.dish__open:enabled').count()).toBe(0);
    await looksRight(page, 'offline');
    expect(await keptAddresses(page)).toEqual([]);
    await context.close();
  }, 60_000);
});

/** Waits until the worker in charge has kept one build, and no older one is left. */
async function keptBuild(page: Page, isKept: (names: string[]) => boolean): Promise<void> {
  for (;;) {
    const names = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return caches.keys();
    });
    if (isKept(names)) return;
    await page.waitForTimeout(50);
  }
}

/** What must never be kept. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) caught.push(url);
    }
    return caught.filter((url) => /\/api\/|kasse|bestellung/.test(url));
  });
