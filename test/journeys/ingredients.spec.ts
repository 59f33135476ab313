import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { Browser } from '../support/browser.js';
import { DESKTOP, open, PHONE, type Visit, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { eventually } from '../support/wait.js';

let bella: Restaurant;
let counter: Visit;
let page: Page;

beforeAll(async () => {
  bella = await startRestaurant('ingredients');
  counter = await bella.owner();
  page = counter.page;
  await emptyPantry();
  await open(page, `${bella.url}/app/ingredients/categories`);
  await page.getByRole('heading', { name: 'Zutatengruppen', level: 1 }).waitFor();
}, 120_000);

afterAll(() => bella?.close());

/** What the demo brings goes out: here somebody begins with nothing. */
async function emptyPantry(): Promise<void> {
  const lucia = new Browser(bella);
  await lucia.signIn(bella.person);
  const { data: rows } = (await lucia.get<{ id: string; categoryId: string }[]>('/api/ingredient/list')).body;
  for (const { id } of rows) await lucia.post('/api/ingredient/delete', { id, takeOut: true });
  for (const id of new Set(rows.map(({ categoryId }) => categoryId)))
    await lucia.post('/api/ingredientCategory/delete', { id });
}

/** No mouse: the control is focused and answers to its key. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await page.keyboard.press(key);
}

async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Clean for a screen reader, no wider than the screen, and a picture when somebody asks for one. */
async function looksRight(name: string, screen: { width: number }): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await picture(name, screen);
}

async function picture(name: string, { width }: { width: number }): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
}

describe('an ingredient by keyboard only', () => {
  it('has a group, which moves up', async () => {
    await looksRight('groups-empty', DESKTOP);
    for (const name of ['Gemüse', 'Saucen']) {
      await press(page.getByRole('button', { name: 'Gruppe anlegen' }));
      await type(page.getByLabel('Name', { exact: true }), name);
      await page.keyboard.press('Enter');
      await page.getByRole('listitem').filter({ hasText: name }).waitFor();
    }
    const names = page.getByRole('list', { name: 'Zutatengruppen' }).getByRole('heading');
    await press(page.getByRole('button', { name: /^Saucen verschieben/ }), 'ArrowUp');
    await eventually(async () => (await names.allTextContents()).join() === 'Saucen,Gemüse');
    await looksRight('groups', DESKTOP);
  }, 60_000);

  it('is written down with Enter, one after the other', async () => {
    await open(page, `${bella.url}/app/ingredients`);
    await page.getByText('Noch keine Zutat').waitFor();
    await looksRight('ingredients-empty', DESKTOP);
    await type(page.getByLabel('Neue Zutat'), 'Hauspesto');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Hauspesto, umbenennen' }).waitFor();
    await page.keyboard.type('Tomaten');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Tomaten geprüft, keine Allergene' }));
    await page.getByText('Tomaten: Keine Allergene').waitFor();
    await page.getByLabel('Gruppe von Hauspesto').selectOption({ label: 'Saucen' });
    await page.getByRole('list', { name: 'Saucen' }).getByText('Nicht geprüft').waitFor();
  }, 60_000);

  it('says what it contains and which dishes it is in', async () => {
    await press(page.getByRole('button', { name: /^Hauspesto: Nicht geprüft/ }));
    const form = page.getByRole('form', { name: 'Hauspesto bearbeiten' });
    await press(form.getByRole('radio', { name: 'Enthält' }), 'Space');
    await press(form.getByLabel(/Pistazien/), 'Space');
    await type(form.getByLabel('In welchen Gerichten').first(), 'Bruschetta');
    await page.getByRole('option', { name: /^Bruschetta/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
    await looksRight('ingredient-open', DESKTOP);
    await press(form.getByRole('button', { name: 'Speichern' }));
    await page.getByRole('button', { name: /^Hauspesto: Pistazien\s*in einem Gericht/ }).waitFor();
    await looksRight('ingredients', DESKTOP);
  }, 60_000);

  it('stands in the matrix as coming from there, and does not go without it', async () => {
    await open(page, `${bella.url}/app/allergens`);
    const cell = page.getByRole('row').filter({ hasText: 'Bruschetta' }).locator('[data-text="aus Zutat"]');
    await cell.waitFor();
    expect(await cell.textContent()).toContain('Pistazien: aus Hauspesto');
    await picture('matrix', DESKTOP);
    await cell.click();
    const asked = page.getByRole('dialog', { name: 'Pistazien: Bruschetta' });
    await asked.getByRole('button', { name: 'Hauspesto herausnehmen' }).waitFor();
    await looksRight('matrix-inherited', DESKTOP);
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
  }, 60_000);

  it('is read by guests behind the dish', async () => {
    const guest = await visit(bella.chromium, PHONE);
    await guest.page.goto(`${bella.url}/s/${bella.slug}`);
    const marks = guest.page.locator('.dish', { hasText: 'Bruschetta' }).locator('.dish__marks').first();
    expect(await marks.textContent()).toContain('H7');
    await guest.context.close();
  }, 60_000);

  it('has codes of the restaurant, and hangs in the kitchen', async () => {
    await page.getByRole('combobox', { name: 'Kürzel auf der Karte' }).click();
    await page.getByRole('option', { name: 'Eigene Kürzel' }).click();
    const codes = page.getByRole('dialog', { name: 'Eigene Kürzel' });
    await type(codes.getByLabel('Pistazien'), 'G');
    await press(codes.getByRole('button', { name: 'Speichern und verwenden' }));
    await codes.getByText('„G“ steht schon bei „Milch (einschließlich Laktose)“.').waitFor();
    await picture('own-codes', DESKTOP);
    await type(codes.getByLabel('Pistazien'), 'Pi');
    await press(codes.getByRole('button', { name: 'Speichern und verwenden' }));
    await codes.waitFor({ state: 'detached' });
    await page.locator('dt', { hasText: /^Pi$/ }).waitFor();

    const saved = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'Als PDF drucken' }));
    expect((await saved).suggestedFilename()).toBe('Allergene.pdf');
  }, 60_000);

  it('reads well on a phone', async () => {
    await page.setViewportSize(PHONE);
    for (const [name, address, title] of [
      ['groups', '/app/ingredients/categories', 'Zutatengruppen'],
      ['ingredients', '/app/ingredients', 'Zutaten'],
    ] as const) {
      await page.goto(bella.url + address);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await looksRight(name, PHONE);
    }
    await page.getByRole('button', { name: /^Hauspesto: Pistazien/ }).click();
    await page.getByRole('form', { name: 'Hauspesto bearbeiten' }).waitFor();
    await looksRight('ingredient-open', PHONE);
    expect(counter.complaints).toEqual([]);
  }, 60_000);
});
