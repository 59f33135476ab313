import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, open, PHONE } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let page: Page;

beforeAll(async () => {
  bella = await startRestaurant('menu-file');
  ({ page } = await bella.owner());
  await open(page, `${bella.url}/app/products`);
  await page.getByRole('heading', { name: 'Speisen', level: 1 }).waitFor();
}, 120_000);

afterAll(() => bella?.close());

/** On both widths; kept only when somebody asks for pictures. */
async function looksRight(name: string): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const folder = process.env.PICTURES;
    if (!folder) continue;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: path.join(folder, `${name}-${viewport.width}.png`), fullPage: true });
  }
}

const choose = (name: string, rows: string[]) =>
  page.getByLabel('Datei mit der Speisekarte').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Kategorie;Nummer;Name;Preis;Altersgrenze;Lieferung', ...rows].join('\r\n'),
      'latin1',
    ),
  });

const RIGHT = [
  'Mittagstisch;M1;Käsespätzle;9,50;;',
  'Mittagstisch;M2;Linsensuppe;6,90;;',
  'Mittagstisch;M3;Maultaschen;10,50;;nein',
  'Mittagstisch;M4;Weißbier;4,20;16;',
  'Mittagstisch;M5;Apfelstrudel;5;;',
];

it('leaves the list of dishes for the page of the file', async () => {
  await page.getByRole('link', { name: 'Importieren / Exportieren' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Importieren und exportieren', level: 1 }).waitFor();
  await looksRight('choose');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel (.xlsx)' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('speisekarte.xlsx');
}, 60_000);

it('names the five broken rows of a file and changes nothing', async () => {
  await choose('mittag.csv', [
    'Mittagstisch;M1;Käsespätzle;9,5O;;',
    'Mittagstisch;M2;;6,90;;',
    ';M3;Maultaschen;10,50;;',
    'Mittagstisch;M4;Weißbier;4,20;17;',
    'Mittagstisch;M5;Apfelstrudel;5;;vielleicht',
  ]);
  await page.getByText('5 Stellen stimmen nicht.').waitFor();
  const said = await page.getByRole('table').locator('tbody tr').allTextContents();
  expect(said).toEqual([
    'Zeile 2Preis„9,5O“ ist keine Zahl. Richtig ist zum Beispiel 7,90.',
    'Zeile 3NameDer Name fehlt.',
    'Zeile 4KategorieDie Kategorie fehlt.',
    'Zeile 5Altersgrenze„17“ ist keine Altersgrenze. Richtig sind 16 oder 18.',
    'Zeile 6Lieferung„vielleicht“ ist weder ja noch nein.',
  ]);
  expect(await page.getByText('CSV mit Semikolon, Windows-1252').isVisible()).toBe(true);
  await looksRight('broken');
}, 60_000);

it('takes the mended file onto the menu', async () => {
  await choose('mittag.csv', RIGHT);
  await page.getByText('mit der Kategorie „Mittagstisch“').waitFor();
  await looksRight('review');
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).press('Enter');
  await page.getByText('Die Karte ist aktualisiert').waitFor();
  await page.getByText('5 Speisen neu.').waitFor();
  await looksRight('done');
  await page.getByRole('link', { name: 'Zur Karte' }).press('Enter');
  await page.getByLabel('Speisen suchen').waitFor();
  await page.getByRole('button', { name: 'Mittagstisch 5' }).press('Enter');
  await page.getByText('Käsespätzle').first().waitFor();
}, 60_000);
