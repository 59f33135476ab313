import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, open, PHONE, type Visit } from '../support/chromium.js';
import { aFolder } from '../support/folder.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let lucia: Visit;
const TABLET = { width: 768, height: 1024 };

beforeAll(async () => {
  bella = await startRestaurant('menu-generator');
  await bella.inGermanOnly();
  lucia = await bella.owner();
}, 120_000);
afterAll(() => bella?.close());

async function looksRight(page: Page, name: string): Promise<void> {
  for (const size of [DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const folder = process.env.PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(DESKTOP);
}

const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau' });
/** The pages in sight are those of what is chosen. */
const settled = (page: Page) =>
  page.locator('section[aria-label="Vorschau"][aria-busy="false"] svg').first().waitFor();
const wordsOf = (page: Page) => preview(page).locator('svg text').allTextContents();

it('shows the menu as it will be printed, changes it, and hands it over as a PDF', async () => {
  const { page, complaints } = lucia;
  await open(page, `${bella.url}/app/content/menu-generator`);
  await preview(page).getByText('A4, 3 Seiten, 60 Speisen').waitFor();
  await settled(page);
  expect(await wordsOf(page)).toContain('Margherita');
  await looksRight(page, 'menu-generator');

  await page.getByRole('radio', { name: 'Kräftig' }).click();
  await page.getByRole('checkbox', { name: /^Pizza 10$/ }).uncheck();
  await preview(page).getByText('50 Speisen').waitFor();
  await settled(page);
  expect(await wordsOf(page)).not.toContain('Margherita');
  await page.getByText('Englisch', { exact: true }).click();
  await page.getByText(/Texte stehen noch auf Deutsch/).waitFor();
  await preview(page).getByText('Allergens and additives').waitFor();
  await page.getByRole('switch', { name: /Schnittmarken/ }).click({ force: true });
  await looksRight(page, 'menu-generator-chosen');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Menu-A4.pdf');
  const saved = path.join(aFolder('menu-generator'), 'menu.pdf');
  await file.saveAs(saved);
  const words = execFileSync('pdftotext', [saved, '-'], { encoding: 'utf8' });
  expect(words).toContain('Tiramisù');
  expect(words).not.toContain('Marinara');
  expect(complaints).toEqual([]);
}, 180_000);
