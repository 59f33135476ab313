import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { eventually } from '../support/wait.js';

let bella: Restaurant;
let counter: Visit;
let page: Page;

beforeAll(async () => {
  bella = await startRestaurant('menu');
  counter = await bella.owner();
  page = counter.page;
  await open(page, `${bella.url}/app/products/categories`);
  await page.getByRole('heading', { name: 'Kategorien', level: 1 }).waitFor();
}, 120_000);

afterAll(() => bella?.close());

/** No mouse: the control is focused and answers to its key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
}

async function openCategory(name: string): Promise<void> {
  await open(page, `${bella.url}/app/products`);
  await press(page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }));
}

async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Kept only when somebody asks for pictures. */
async function picture(name: string, of: Page = page): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await of.screenshot({ path: path.join(folder, `${name}.png`) });
}

describe('a menu by keyboard only', () => {
  it('begins with a category, which moves up', async () => {
    const names = page.getByRole('list', { name: 'Kategorien' }).getByRole('heading');
    await press(page.getByRole('button', { name: 'Kategorie anlegen' }));
    await type(page.getByLabel('Name', { exact: true }), 'Mittagstisch');
    await page.keyboard.press('Enter');
    const line = page.getByRole('listitem').filter({ hasText: 'Mittagstisch' });
    await line.waitFor();
    const before = await names.allTextContents();
    expect(before.at(-1)).toBe('Mittagstisch');
    await press(line.getByRole('button', { name: /verschieben/ }), 'ArrowUp');
    await eventually(async () => (await names.allTextContents()).at(-2) === 'Mittagstisch');
    expect(await axeFindings(page)).toEqual([]);
    await picture('categories-1440');
  }, 60_000);

  it('gets a dish with two sizes and an extra that costs more on the large one', async () => {
    await openCategory('Mittagstisch');
    await picture('products-1440');
    expect(await axeFindings(page)).toEqual([]);
    await press(page.getByRole('button', { name: 'Neue Speise' }).first());
    const drawer = page.getByRole('dialog', { name: 'Neue Speise' });
    await type(drawer.getByLabel('Name', { exact: true }), 'Linsensuppe');
    await press(drawer.getByRole('button', { name: 'Weitere Größe' }));
    await type(drawer.getByLabel('Größe 1', { exact: true }), 'Tasse');
    await type(drawer.getByLabel('Preis 1', { exact: true }), '4,5');
    await type(drawer.getByLabel('Größe 2', { exact: true }), 'Teller');
    await type(drawer.getByLabel('Preis 2', { exact: true }), '6,90');
    await press(drawer.getByLabel('Geprüft: keine'), 'Space');

    await press(drawer.getByText('Auswahl und Extras', { exact: true }).locator('..'));
    await press(drawer.getByRole('button', { name: 'Neue Auswahl' }));
    const group = page.getByRole('dialog', { name: 'Neue Auswahl' });
    await type(group.getByLabel('Frage an den Gast', { exact: true }), 'Suppeneinlage');
    await type(group.getByLabel('Möglichkeit 1', { exact: true }), 'Würstchen');
    await type(group.getByLabel('Aufpreis 1', { exact: true }), '1,50');
    await press(group.locator('summary').first());
    await type(group.getByLabel('Aufpreis bei Teller', { exact: true }), '2');
    expect(await axeFindings(page)).toEqual([]);
    await picture('group-1440');
    await press(group.getByRole('button', { name: 'Auswahl speichern' }));
    await group.waitFor({ state: 'detached' });

    await drawer.getByRole('checkbox', { name: /^Suppeneinlage/ }).waitFor();
    expect(await drawer.getByRole('checkbox', { name: /^Suppeneinlage/ }).isChecked()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await picture('drawer-1440');
    await press(drawer.getByRole('button', { name: 'Anlegen' }));
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Preise Linsensuppe: 4,50 – 6,90 €, ändern' }).waitFor();
  }, 60_000);

  it('changes a price in the list and is found by the beginning of a word', async () => {
    await press(page.getByRole('button', { name: /^Preise Linsensuppe/ }));
    await press(page.getByRole('button', { name: /^Preis Linsensuppe Tasse/ }));
    await type(page.getByLabel('Preis Linsensuppe Tasse in Euro'), '4,80');
    await page.keyboard.press('Enter');
    await page.getByLabel('Preis Linsensuppe Teller in Euro').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Preis Linsensuppe Tasse: 4,80 €, ändern' }).waitFor();

    await type(page.getByLabel('Speisen suchen'), 'linsen');
    await eventually(async () => (await page.getByRole('checkbox', { name: /auswählen/ }).count()) === 2);
    await eventually(async () => page.url().includes('search=linsen'));
  }, 60_000);

  it('is sold out until tomorrow with one key, and the guests see it', async () => {
    const guest = await visit(bella.chromium, PHONE);
    await guest.page.goto(`${bella.url}/s/${bella.slug}`);
    const dish = guest.page.locator('.dish', { hasText: 'Linsensuppe' });
    const opener = dish.locator('.dish__open');
    expect(await opener.isEnabled()).toBe(true);

    await press(page.getByRole('switch', { name: 'Linsensuppe im Verkauf' }), 'Space');
    await page.getByText(/^Aus bis (morgen|05:00)$/).waitFor();
    await eventually(async () => {
      await guest.page.reload();
      return opener.isDisabled();
    });
    await guest.context.close();
  }, 60_000);

  it('has its allergens ticked in the table, what nobody checked first', async () => {
    await open(page, `${bella.url}/app/allergens`);
    const grid = page.getByRole('grid');
    const row = grid.getByRole('row').filter({ hasText: 'Linsensuppe' });
    await row.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await picture('allergens-1440');
    await row.locator('td').first().focus();
    await row.locator('td').first().click();
    await row.getByText('Stand: ungeprüft', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await row.getByText('Stand: Liste', { exact: true }).waitFor();
    await eventually(async () => {
      await page.goto(`${bella.url}/s/${bella.slug}`);
      const marks = await page
        .locator('.dish', { hasText: 'Linsensuppe' })
        .locator('.dish__marks')
        .textContent();
      return marks?.startsWith('A1 Weizen') === true;
    });
  }, 60_000);

  it('reads well on a phone', async () => {
    await page.setViewportSize(PHONE);
    await openCategory('Mittagstisch');
    await page
      .getByRole('checkbox', { name: /auswählen/ })
      .nth(1)
      .check();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await picture('products-390');
    await open(page, `${bella.url}/app/products/categories`);
    await page.getByRole('heading', { name: 'Mittagstisch' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await picture('categories-390');
    await open(page, `${bella.url}/app/allergens`);
    await page.getByRole('grid').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await picture('allergens-390');
    expect(counter.complaints).toEqual([]);
  }, 60_000);
});
