import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, PHONE, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;

beforeAll(async () => {
  bella = await startRestaurant('guest-basket');
}, 120_000);
afterAll(() => bella?.close());

const rowOf = (page: Page, name: string): Locator =>
  page.locator('.dish', { has: page.locator('.dish__open', { hasText: name }) }).first();

const sheetOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

async function addMargherita(page: Page): Promise<void> {
  await rowOf(page, 'Margherita').locator('.dish__open').click();
  const sheet = sheetOf(page, 'Margherita');
  await sheet.getByRole('button', { name: /^Hinzufügen/ }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** Both as the guest's phone is set, and nothing wider than it. */
async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(page)).toEqual([]);
  }
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  const wide = await page
    .locator('dialog[open]')
    .last()
    .evaluate((sheet) => [...sheet.querySelectorAll('*')].some((one) => one.scrollWidth > 320));
  expect(wide).toBe(false);
  await page.setViewportSize({ width, height });
}

describe('sheets on a phone', () => {
  it('lead a pickup order to the checkout in few taps', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    const row = rowOf(page, 'Tiramisù');
    const isAtOnce = (await row.getAttribute('data-plain')) !== null;
    let taps = 0;
    const tap = (target: Locator) => {
      taps += 1;
      return target.click();
    };

    await tap(row.locator(isAtOnce ? '.plus' : '.dish__open'));
    if (!isAtOnce) await tap(sheetOf(page, 'Tiramisù').getByRole('button', { name: /^Hinzufügen/ }));
    await tap(page.getByRole('button', { name: /Zum Warenkorb/ }));
    await tap(sheetOf(page, 'Dein Warenkorb').getByRole('link', { name: /^Zur Kasse/ }));
    await page.getByLabel('Name').waitFor();
    // The fourth tap of a dish that is added at once is the order itself; nothing was typed so far.
    expect(taps).toBe(isAtOnce ? 3 : 4);
    await context.close();
  }, 60_000);

  it('open for a tap that came before their script, and a plus counts each tap', async () => {
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    // A plus that waits pulses, and the driver taps nothing that moves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let bringScript = () => {};
    const brought = new Promise<void>((bring) => {
      bringScript = bring;
    });
    await page.route('**/storefront/menu-*.js', (route) => brought.then(() => route.continue()));
    await page.goto(`${bella.url}/s/${bella.slug}`, { waitUntil: 'commit' });
    const plus = rowOf(page, 'Tiramisù').locator('.plus');
    await plus.click();
    await plus.click();
    await rowOf(page, 'Quattro Formaggi').locator('.dish__open').click();
    const name = rowOf(page, 'Margherita').locator('.dish__open');
    await name.click();
    expect(await name.getAttribute('aria-busy')).toBe('true');
    expect(await page.getByRole('dialog').count()).toBe(0);

    bringScript();
    await sheetOf(page, 'Margherita').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.locator('.dish [aria-busy]').count()).toBe(0);
    expect(await rowOf(page, 'Tiramisù').locator('.step output').textContent()).toBe('2');
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('are closed by Back, Escape and a tap beside them, and the focus returns', async () => {
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    const name = rowOf(page, 'Margherita').locator('.dish__open');
    const sheet = sheetOf(page, 'Margherita');
    const ways = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(195, 8),
      () => sheet.getByRole('button', { name: 'Schließen' }).click(),
    ];
    for (const leave of ways) {
      await name.click();
      await sheet.waitFor();
      await leave();
      await sheet.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(`/s/${bella.slug}`);
      expect(await name.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('change a line, take one out and put it back', async () => {
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await addMargherita(page);
    await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    const basket = sheetOf(page, 'Dein Warenkorb');
    await basket.getByText(/Klein \(26 cm\), Luftig/).waitFor();
    await looksRight(page);

    await basket.getByRole('button', { name: 'Margherita bearbeiten' }).click();
    const sheet = sheetOf(page, 'Margherita');
    expect(await sheet.getByRole('radio', { name: /Luftig/ }).isChecked()).toBe(true);
    await sheet.getByRole('radio', { name: /^Normal/ }).check();
    await sheet.getByRole('radio', { name: /Ricotta/ }).check();
    await looksRight(page);
    await sheet.getByRole('button', { name: /^Übernehmen.*13,90/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await basket.getByText(/Normal \(32 cm\), Mit Ricotta gefüllt/).waitFor();
    expect(await basket.locator('.line').count()).toBe(1);

    await basket.getByRole('button', { name: 'Margherita herausnehmen' }).click();
    await basket.getByText('Noch ist nichts drin. Such dir etwas Gutes aus.').waitFor();
    const undo = basket.getByRole('button', { name: 'Rückgängig' });
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await basket.getByText(/Normal \(32 cm\), Mit Ricotta gefüllt/).waitFor();
    await page.goBack();
    await basket.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  }, 90_000);

  it('offer to pick up outside the area, and remember where the guest lives', async () => {
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await addMargherita(page);
    const basket = sheetOf(page, 'Dein Warenkorb');
    const way = sheetOf(page, 'Abholen oder liefern lassen?');
    const chooseDelivery = async (code: string) => {
      await basket.getByRole('button', { name: /Ändern/ }).click();
      await way.getByText('Lieferung', { exact: true }).click();
      await way.getByLabel('Deine Postleitzahl').fill(code);
    };
    await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    await chooseDelivery('80331');
    await way.getByText('Nach 80331 liefern wir leider nicht.').waitFor();
    await looksRight(page);
    await way.getByRole('button', { name: 'Stattdessen abholen' }).click();
    await way.waitFor({ state: 'detached' });
    await basket.getByText('Abholung').waitFor();

    await chooseDelivery('10999');
    await way.getByText('Ja, wir liefern zu dir.').waitFor();
    await way.getByRole('button', { name: 'Übernehmen' }).click();
    await basket.getByText('Lieferung nach 10999').waitFor();
    await basket.getByText(/^Noch .* bis zum Mindestbestellwert von .*\.$/).waitFor();
    await basket.getByRole('button', { name: 'Weiter aussuchen' }).click();
    await basket.waitFor({ state: 'detached' });

    await page.reload();
    await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    await basket.getByText('Lieferung nach 10999').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }, 90_000);
});

describe('the basket beside the menu', () => {
  it('stands there from the start and opens its lines', async () => {
    const { page, context, complaints } = await visit(bella.chromium, DESKTOP);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await addMargherita(page);
    await page.evaluate(async () => {
      const config = JSON.parse(document.getElementById('shop-config')?.textContent ?? '');
      const place =
        document.getElementById('korb') ?? document.body.appendChild(document.createElement('aside'));
      if (place.childElementCount > 0) return;
      place.id = 'korb';
      const sheet = await import(config.sheet);
      await sheet.mountBasket(config, place);
    });
    const basket = page.locator('#korb');
    await basket.getByText(/Klein \(26 cm\), Luftig/).waitFor();
    await basket.getByRole('link', { name: /^Zur Kasse.*8,90/ }).waitFor();
    await basket.getByRole('button', { name: 'Margherita bearbeiten' }).click();
    await sheetOf(page, 'Margherita')
      .getByRole('button', { name: /^Übernehmen/ })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await sheetOf(page, 'Margherita').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
});
