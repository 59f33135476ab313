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
  ({ page } = await bella.owner());
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

async function products(): Promise<void> {
  await open(page, `${bella.url}/app/products`);
  await page.getByRole('heading', { name: 'Speisen', level: 1 }).waitFor();
}

it('a dish deleted by mistake is back with the button of the toast', async () => {
  await products();
  await tick('Bruschetta al Pomodoro').check();
  await chosen().getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('„Bruschetta al Pomodoro“ gelöscht').waitFor();
  await tick('Bruschetta al Pomodoro').waitFor({ state: 'detached' });
  await looksRight('undo');
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
