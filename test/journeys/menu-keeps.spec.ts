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
  bella = await startRestaurant('menu-keeps');
  ({ page } = await bella.preparedOwner());
}, 120_000);

afterAll(() => bella?.close());

/** On both widths; kept only when somebody asks for pictures. */
async function looksRight(name: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await axeFindings(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const folder = process.env.PICTURES;
    if (!folder) continue;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: path.join(folder, `${name}-${viewport.width}.png`) });
  }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const tick = (name: string) => page.getByRole('checkbox', { name: `${name} auswählen` });
const chosen = () => page.getByRole('region', { name: 'Ausgewählte Speisen' });

/** The server does it, and its answer gets lost. */
async function withoutAnswer(call: string, press: () => Promise<void>): Promise<void> {
  const failed = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith(call));
  await page.route(`**${call}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const again = failed().then(failed);
  await press();
  await again;
  await page.unroute(`**${call}`);
}

async function products(): Promise<void> {
  await open(page, `${bella.url}/app/products`);
  await page.getByRole('heading', { name: 'Speisen', level: 1 }).waitFor();
}

it('a dish deleted by mistake is back with the button of the toast', async () => {
  await products();
  await tick('Bruschetta al Pomodoro').check();
  await chosen().getByRole('button', { name: 'Löschen' }).click();
  // A toast under the pointer stays.
  await page.getByText('„Bruschetta al Pomodoro“ gelöscht').hover();
  await tick('Bruschetta al Pomodoro').waitFor({ state: 'detached' });
  expect(await axeFindings(page)).toEqual([]);
  await button('Rückgängig').click();
  await page.getByText('„Bruschetta al Pomodoro“ ist wieder da').waitFor();
  await tick('Bruschetta al Pomodoro').waitFor();
}, 60_000);

it('what was deleted an hour ago lies in the bin, and comes back from there or goes for good', async () => {
  await tick('Bruschetta al Pomodoro').check();
  await tick('Burrata con Pomodorini').check();
  await chosen().getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('2 Speisen gelöscht').waitFor();
  await open(page, `${bella.url}/app/bin`);
  await page.getByRole('heading', { name: 'Papierkorb', level: 1 }).waitFor();
  await tick('Burrata con Pomodorini').check();
  await looksRight('bin');
  await button('Bruschetta al Pomodoro wiederherstellen').click();
  await page.getByText('„Bruschetta al Pomodoro“ ist wieder da').waitFor();
  await page
    .getByRole('region', { name: /Ausgewählt/ })
    .getByRole('button', { name: 'Endgültig löschen' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await page.getByText('Der Papierkorb ist leer').waitFor();
  await looksRight('bin-empty');
}, 60_000);

it('prices raised by mistake are taken back, but not over one that was changed since', async () => {
  await products();
  const price = (dish: string, euros: string) => button(`Preis ${dish}: ${euros}, ändern`);
  await price('Vitello Tonnato', '13,90 €').waitFor();
  await tick('Bruschetta al Pomodoro').check();
  await tick('Vitello Tonnato').check();
  await chosen().getByRole('button', { name: 'Preise ändern' }).click();
  await page.getByRole('dialog').getByLabel('Um wie viel Prozent').fill('50');
  const raise = page.getByRole('dialog').getByRole('button', { name: 'Preise ändern' });
  await withoutAnswer('/api/product/raisePrices', () => raise.click());
  await raise.click();
  await page.getByText('Preise geändert').waitFor();
  await price('Vitello Tonnato', '20,90 €').waitFor();
  await price('Bruschetta al Pomodoro', '10,40 €').click();
  await page.getByRole('textbox', { name: /Bruschetta al Pomodoro/ }).fill('7,50');
  await page.keyboard.press('Enter');
  await price('Bruschetta al Pomodoro', '7,50 €').waitFor();

  await open(page, `${bella.url}/app/bin`);
  await looksRight('runs');
  await button('Preise um 50 % erhöht rückgängig machen').click();
  await page.getByText('außer „Bruschetta al Pomodoro“ (seitdem geändert)').first().waitFor();
  await looksRight('runs-back');
  await products();
  await price('Vitello Tonnato', '13,90 €').waitFor();
  await price('Bruschetta al Pomodoro', '7,50 €').waitFor();
}, 90_000);

it('a category whose first answer got lost is there once, however often somebody presses', async () => {
  await open(page, `${bella.url}/app/products/categories`);
  await button('Kategorie anlegen').first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Mittagstisch am Markt');
  const create = form.getByRole('button', { name: 'Anlegen' });
  await withoutAnswer('/api/category/create', () => create.click());
  await form.getByRole('alert').waitFor();
  await looksRight('category-unheard');
  await create.click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('Mittagstisch am Markt').first().waitFor();
}, 60_000);

it('of a file with bad rows the good ones are taken over, and given back', async () => {
  await open(page, `${bella.url}/app/products/import`);
  const rows = [
    'Mittagstisch;M1;Käsespätzle;9,50',
    'Mittagstisch;M2;Linsensuppe;6,90',
    'Mittagstisch;M3;;zehn',
  ];
  await page.getByLabel('Datei mit der Speisekarte').setInputFiles({
    name: 'mittag.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Kategorie;Nummer;Name;Preis', ...rows].join('\r\n')),
  });
  await page.getByText(/Stellen stimmen nicht|Eine Stelle stimmt nicht/).waitFor();
  await looksRight('import-partly');
  await page.getByRole('link', { name: 'Zutaten', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'mittag.csv verwerfen?' });
  await question.getByText('2 neu, 0 geändert, nichts davon übernommen').waitFor();
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await button('Die 2 guten Zeilen übernehmen').click();
  await page.getByText('2 Speisen neu. Eine Zeile nicht übernommen.').waitFor();
  await looksRight('import-done');
  await button('Rückgängig').click();
  await page.getByText('Import zurückgenommen').waitFor();
  await products();
  await page.getByLabel('Speisen suchen').fill('Linsensuppe');
  await page.getByText('Nichts gefunden').waitFor();
}, 90_000);
