import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type LlmSim, startLlmSim } from '../../scripts/llm-sim/start.mjs';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, open, PHONE, type Visit } from '../support/chromium.js';
import { aFolder } from '../support/folder.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { eventually } from '../support/wait.js';

let sim: LlmSim;
let bella: Restaurant;
let lucia: Visit;
let page: Page;

beforeAll(async () => {
  bella = await startRestaurant('texts');
  await bella.inGermanOnly();
  sim = await startLlmSim({ port: bella.llmPort, wordMs: 15 });
  lucia = await bella.owner();
  page = lucia.page;
}, 120_000);
beforeEach(() => void sim.fail({ reset: true }));

afterAll(async () => {
  await bella?.close();
  await sim?.close();
});

/** At the desk and in the hand: nothing to complain about, nothing wider than the screen. */
async function looksRight(name: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.waitForFunction(() => document.getAnimations().every(({ timeline }) => timeline !== null));
    const folder = process.env.PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png` });
    expect(await axeFindings(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(DESKTOP);
}

const editor = () => page.getByRole('dialog', { name: 'Neue Speise' });
const description = () => editor().getByLabel('Beschreibung', { exact: true });
const suggest = () => editor().getByRole('button', { name: 'Beschreibung vorschlagen' });

it('writes the description into the field while one watches', async () => {
  await open(page, `${bella.url}/app/products`);
  await page.getByRole('button', { name: 'Neue Speise' }).click();
  await suggest().click();
  await editor().getByText('Gib der Speise zuerst einen Namen.').waitFor();
  await editor().getByLabel('Name', { exact: true }).fill('Pizza Diavola');
  await suggest().click();
  await eventually(async () => (await description().inputValue()).startsWith('Dünner'));
  await page.getByText('Beschreibung erfolgreich generiert').waitFor();
  expect(await description().inputValue()).toMatch(/^Dünner, knuspriger Boden .+\.$/);
  await looksRight('suggest-done');
}, 90_000);

it('gives back what the operator wrote: on request, when cancelled, and when the model is down', async () => {
  await editor().getByRole('button', { name: 'Vorherigen Text zurückholen' }).click();
  expect(await description().inputValue()).toBe('');
  await description().fill('Scharf, wie in Neapel.');
  sim.fail({ api: 'hang' });
  await suggest().click();
  await editor().getByText('Wird geschrieben').waitFor();
  await editor().getByRole('button', { name: 'Abbrechen' }).first().click();
  await suggest().waitFor();
  expect(await description().inputValue()).toBe('Scharf, wie in Neapel.');
  expect(await suggest().evaluate((button) => button === document.activeElement)).toBe(true);

  sim.fail({ api: 'truncated' });
  await suggest().click();
  await page.getByText('Beschreibung konnte leider nicht generiert werden').waitFor();
  expect(await description().inputValue()).toBe('Scharf, wie in Neapel.');
  await editor().getByText('Das Sprachmodell ist gerade nicht erreichbar').waitFor();
  await looksRight('suggest-failed');
}, 90_000);

it('translates the menu, and guests read what was accepted', async () => {
  await open(page, `${bella.url}/app/content/texts?kind=translations`);
  await looksRight('texts-before');
  await page.getByRole('button', { name: 'Ins Englische übersetzen lassen' }).click();
  await page.getByRole('heading', { name: /Vorschläge/ }).waitFor();
  await looksRight('texts-review');
  const proposals = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Übernehmen' }) });
  const first = proposals.first();
  const field = first.getByRole('textbox');
  await field.fill('Little plates to begin with');
  await first.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Ein Text übernommen').waitFor();
  await page
    .getByRole('button', { name: /^Diese 20 übernehmen/ })
    .last()
    .click();
  await page.getByText('20 Texte übernommen').waitFor();
  const guest = await bella.chromium.newPage();
  await guest.goto(`${bella.url}/s/${bella.slug}?lang=en`);
  await guest.getByText('Little plates to begin with').first().waitFor();
  const folder = process.env.PICTURES;
  if (folder) await guest.screenshot({ path: `${folder}/english-menu.png` });
  await guest.close();
}, 120_000);

it('lets a translation be mended by hand', async () => {
  await page.getByLabel('Texte durchsuchen').fill('Little plates');
  const field = page.getByRole('textbox', { name: /^Englisch für/ }).first();
  await field.fill('Starters');
  await field.blur();
  await page.getByLabel('Texte durchsuchen').fill('Starters');
  await eventually(async () => (await field.inputValue()) === 'Starters');
  await looksRight('texts-by-hand');
}, 60_000);

it('describes a picture that has no words, and puts back what stood there', async () => {
  await open(page, `${bella.url}/app/content/media`);
  await page.getByRole('list', { name: 'Bilder' }).getByRole('button').first().click();
  const details = page.getByRole('dialog', { name: 'Bild bearbeiten' });
  const words = details.getByLabel('Was ist zu sehen?');
  const before = await words.inputValue();
  await details.getByRole('button', { name: 'Text vorschlagen' }).click();
  await page.getByText('Text erfolgreich generiert').waitFor();
  expect(await words.inputValue()).toMatch(/auf einem hellen Teller, von oben gesehen$/);
  await looksRight('picture-words');
  await details.getByRole('button', { name: 'Vorherigen Text zurückholen' }).click();
  expect(await words.inputValue()).toBe(before);
  sim.fail({ api: 'noImages' });
  await details.getByRole('button', { name: 'Text vorschlagen' }).click();
  await details.getByText('kann keine Bilder ansehen').waitFor();
  expect(await words.inputValue()).toBe(before);
}, 60_000);

const photo = () =>
  sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#eeddcc' } })
    .jpeg()
    .toBuffer();

it('reads an old menu from a photo, lets somebody mend it, and brings only what was reviewed to the menu', async () => {
  await open(page, `${bella.url}/app/products/import`);
  await page.getByRole('button', { name: 'Alte Karte einlesen' }).click();
  const file = page.getByLabel('Foto oder PDF der alten Karte');
  const huge = Buffer.alloc(12 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: 'Karte.pdf', mimeType: 'application/pdf', buffer: huge });
  await page.getByText('„Karte.pdf“ hat 12,1 MB. Es dürfen höchstens 12 MB sein.').waitFor();
  expect(await file.inputValue()).toBe('');
  await file.setInputFiles({ name: 'Karte.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByRole('heading', { name: '6 Zeilen gelesen' }).waitFor();
  await page.getByLabel('Preis, Zeile 2').fill('4,50');
  await looksRight('old-menu-table');
  page.once('dialog', (asks) => void asks.accept());
  await page.reload();
  await page.locator('html[data-alive]').waitFor();
  await page.getByRole('button', { name: 'Weitermachen' }).click();
  await eventually(async () => (await page.getByLabel('Preis, Zeile 2').inputValue()) === '4,50');
  await page.getByRole('button', { name: 'Verwerfen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click();
  expect(await page.getByLabel('Preis, Zeile 2').inputValue()).toBe('4,50');
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await page.getByText('drücke „Nummern weglassen“').waitFor();
  await looksRight('old-menu-numbers');
  await page.getByRole('button', { name: 'Nummern weglassen' }).click();
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).waitFor();
  await looksRight('old-menu-review');
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).click();
  await page.getByText('Die Karte ist aktualisiert').waitFor();
  await page.goto(`${bella.url}/s/${bella.slug}`);
  await page.getByText('Käsespätzle').first().waitFor();
}, 120_000);

it('composes a post, hands over its picture, and plans it', async () => {
  await open(page, `${bella.url}/app/content/social-media`);
  const picture = page.getByRole('region', { name: 'Bild', exact: true });
  const drawn = () =>
    page.locator('section[aria-label="Bild"][aria-busy="false"] img').waitFor({ timeout: 60_000 });
  await drawn();
  await page.getByLabel('Große Zeile auf dem Bild').fill('Donnerstags ist Lasagne-Tag');
  await page.getByRole('button', { name: 'Schreiben', exact: true }).click();
  await page.getByText('Text erfolgreich generiert').waitFor();
  expect(await page.getByLabel('Text des Beitrags').inputValue()).toContain(`/s/${bella.slug}`);
  await picture.getByText('Hochkant', { exact: true }).click();
  await drawn();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    picture.getByRole('button', { name: 'Bild herunterladen' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('donnerstags-ist-lasagne-tag-portrait.jpg');
  const saved = path.join(aFolder('post'), file.suggestedFilename());
  await file.saveAs(saved);
  expect(await sharp(saved).metadata()).toMatchObject({ width: 1080, height: 1350 });
  await page.getByRole('button', { name: 'In den Kalender' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Donnerstags ist Lasagne-Tag' }).waitFor();
  await looksRight('post-planned');
}, 150_000);

it('offers no text where the month has none left, and says when it goes on', async () => {
  const quota = { used: 20, limit: 20, planName: 'Starter' };
  await page.route('**/api/media/texts', (route) =>
    route.fulfill({ json: { success: true, data: { isConnected: true, quota } } }),
  );
  const write = page.getByRole('button', { name: 'Schreiben', exact: true });
  await write.click();
  await page.getByText('20 von 20 Texten in diesem Monat geschrieben').waitFor();
  await page.getByText('Am Ersten geht es weiter').waitFor();
  expect(await write.isDisabled()).toBe(true);
  await looksRight('post-month-used');
}, 60_000);
