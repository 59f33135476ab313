import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, open, PHONE, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let lucia: Visit;

beforeAll(async () => {
  bella = await startRestaurant('media');
  lucia = await bella.owner();
}, 120_000);

afterAll(() => bella?.close());

/** At the desk and in the hand: nothing to complain about, nothing wider than the screen. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const folder = process.env.PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png` });
    expect(await axeFindings(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(DESKTOP);
}

/** A plate on a table, a little to the right. */
const plate = (table: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${table}"/><circle cx="800" cy="420" r="300" fill="#f3ead8"/><circle cx="800" cy="420" r="230" fill="#c8452f"/><circle cx="730" cy="360" r="46" fill="#f6e7b0"/><circle cx="880" cy="480" r="52" fill="#f6e7b0"/><circle cx="820" cy="330" r="22" fill="#4d7a3a"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

const card = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Bilder', exact: true }).getByRole('button', { name });

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const paste = (page: Page, bytes: Buffer) =>
  page.evaluate((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], 'Aus der Zwischenablage.jpg', { type: 'image/jpeg' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
  }, bytes.toString('base64'));

/** Pictures say of themselves that they are without words; the filter says it too. */
const shown = (page: Page, filter: string) =>
  page.getByRole('radiogroup', { name: 'Anzeigen' }).getByText(filter, { exact: true });

it('brings pictures into the library, says what they show, and takes out what nobody needs', async () => {
  const { page } = lucia;
  await open(page, `${bella.url}/app/content/media`);
  await card(page, /Limonade/).waitFor();
  await looksRight(page, 'media-full');
  await shown(page, 'Ohne Text').click();
  await page.getByText('Alle Bilder sind beschrieben').waitFor();
  await looksRight(page, 'media-none');
  await page.getByText('Alle', { exact: true }).click();
  await card(page, /Limonade/).waitFor();

  await page
    .locator('input[type="file"]')
    .setInputFiles([
      file('Aus dem Ofen.jpg', await plate('#6b4a35')),
      file('Anleitung.jpg', Buffer.from('<!doctype html>')),
    ]);
  await card(page, /Aus dem Ofen/).waitFor();
  await page.getByText('Bitte ein Foto als JPEG, PNG, WebP oder AVIF auswählen.').waitFor();
  await paste(page, await plate('#39424e'));
  await card(page, /Zwischenablage/).waitFor();
  await looksRight(page, 'media-grid');
  await page.getByRole('button', { name: 'Anleitung.jpg ausblenden' }).click();

  await card(page, /Aus dem Ofen/).click();
  const stage = page.getByRole('button', { name: /^Bildmitte/ });
  await stage.click({ position: { x: 200, y: 100 } });
  const before = await stage.getAttribute('aria-label');
  await stage.press('ArrowRight');
  expect(await stage.getAttribute('aria-label')).not.toBe(before);
  await looksRight(page, 'media-picture');
  await page.getByLabel('Was ist zu sehen?').fill('Margherita mit Basilikum auf einem dunklen Tisch');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await shown(page, 'Ohne Text').click();
  await page.waitForURL(/filter=undescribed/);
  await card(page, /Zwischenablage/).click();
  await page.getByRole('button', { name: 'Bild löschen' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).waitFor();
  await page.getByText('Alle Bilder sind beschrieben').waitFor();
  expect(lucia.complaints.filter((text) => !/415|Kein Bild/.test(text))).toEqual([]);
}, 150_000);
