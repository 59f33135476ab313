import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { eventually } from '../support/wait.js';

let bella: Restaurant;
let counter: Visit;
let page: Page;

beforeAll(async () => {
  bella = await startRestaurant('menu-build');
  counter = await bella.owner();
  page = counter.page;
  await open(page, `${bella.url}/app/products`);
  await page.getByRole('heading', { name: 'Speisen', level: 1 }).waitFor();
}, 120_000);

afterAll(() => bella?.close());

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

async function newPizza(): Promise<void> {
  await press(page.getByRole('button', { name: /^Pizza \d+$/ }));
  await press(page.getByRole('button', { name: 'Neue Speise' }));
}

/** Types a name into a list of dishes and takes what is found first. */
async function pick(field: Locator, name: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The field keeps its list open for the next name.
  await page.keyboard.press('Tab');
}

/** The field of a list of dishes; the list itself has the same name. */
const dishes = (within: Locator, label: string) =>
  within.getByLabel(label, { exact: true }).and(within.locator('input'));

const unfold = (within: Locator, title: string) =>
  press(within.locator('summary', { has: page.getByText(title, { exact: true }) }));

/** Kept only when somebody asks for pictures. */
async function picture(name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

describe('dishes made of dishes, by keyboard only', () => {
  it('half and half takes its sizes and prices from the halves', async () => {
    await newPizza();
    const drawer = page.getByRole('dialog', { name: 'Neue Speise' });
    await type(drawer.getByLabel('Name', { exact: true }), 'Pizza halb und halb');
    await picture('editor-1440');
    await unfold(drawer, 'Halb und halb');
    await press(drawer.getByLabel('Aus zwei Hälften'), 'Space');
    await pick(dishes(drawer, 'Speisen für die Hälften'), 'Margherita');
    await pick(dishes(drawer, 'Speisen für die Hälften'), 'Salame');
    await drawer.getByText(/^(Angeboten in:|Alle haben)/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await picture('halves-1440');
    await press(drawer.getByRole('button', { name: 'Anlegen' }));
    await drawer.waitFor({ state: 'detached' });
    const row = page.getByRole('row').filter({ hasText: 'Pizza halb und halb' });
    await row.getByText(/^[1-9][\d,]+.*€$/).waitFor();
  }, 60_000);

  it('a combo is refused above the price of its parts, beside the price, and then kept', async () => {
    await newPizza();
    const drawer = page.getByRole('dialog', { name: 'Neue Speise' });
    await type(drawer.getByLabel('Name', { exact: true }), 'Pizza mit Getränk');
    await type(drawer.getByLabel('Preis', { exact: true }), '99');
    await unfold(drawer, 'Menü aus mehreren Speisen');
    await press(drawer.getByLabel('Diese Speise ist ein Menü'), 'Space');
    for (const [part, name, dish] of [
      [1, 'Deine Pizza', 'Margherita'],
      [2, 'Dein Getränk', 'Cola'],
    ] as const) {
      const course = drawer.getByRole('group', { name: `Teil ${part}` });
      await type(course.getByLabel('Was Gäste hier wählen'), name);
      await pick(dishes(course, 'Speisen zur Wahl'), dish);
    }
    await drawer.getByText(/^Einzeln kosten die günstigsten/).waitFor();
    await unfold(drawer, 'Bestand');
    await press(drawer.getByLabel('Menge je Tag'), 'Space');
    await type(drawer.getByLabel('Portionen je Tag'), '20');
    await press(drawer.getByRole('button', { name: 'Anlegen' }));
    await drawer.getByText('Der Menüpreis liegt über der Summe der Einzelpreise.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await picture('combo-1440');
    await type(drawer.getByLabel('Preis', { exact: true }), '5');
    await press(drawer.getByRole('button', { name: 'Anlegen' }));
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Preis Pizza mit Getränk: 5,00 €, ändern' }).waitFor();
  }, 60_000);

  it('a dish that is part of others says so before it goes', async () => {
    await press(page.getByRole('button', { name: 'Mehr zu Margherita' }).first());
    await press(page.getByRole('menuitem', { name: 'Löschen' }));
    const asking = page.getByRole('dialog', { name: /löschen\?$/ });
    await asking.getByText('Teil des Menüs „Pizza mit Getränk“').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await picture('in-use-1440');
    await press(asking.getByRole('button', { name: 'Abbrechen' }));
    await asking.waitFor({ state: 'detached' });
  }, 60_000);

  it('is sold out until tomorrow with one key, and the state is no label of the deed', async () => {
    const line = page.getByRole('row').filter({ hasText: 'Pizza mit Getränk' });
    await press(line.getByRole('switch', { name: 'Pizza mit Getränk im Verkauf' }), 'Space');
    await line.getByText(/^Aus bis /).waitFor();
    expect(await line.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  }, 30_000);
});

it('a dish that is dragged stands where it was dropped, also after a reload', async () => {
  const category = page.getByRole('grid', { name: 'Speisen' });
  const names = async () =>
    (
      await category
        .getByRole('checkbox', { name: /auswählen$/ })
        .evaluateAll((all) => all.map((box) => box.parentElement?.textContent ?? ''))
    ).slice(1);
  const [first, second, third] = await names();
  const handles = category.getByRole('button', { name: /verschieben/ });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/product/move') && answer.ok());
  await handles.nth(2).dragTo(category.getByRole('row').nth(1));
  await eventually(async () => (await names())[0] === third);
  await saved;
  await page.reload();
  await category.waitFor();
  expect((await names()).slice(0, 3)).toEqual([third, first, second]);
}, 60_000);

it('a category is offered at its own hours', async () => {
  await open(page, `${bella.url}/app/products/categories`);
  await press(page.getByRole('button', { name: 'Kategorie anlegen' }));
  const modal = page.getByRole('dialog', { name: 'Neue Kategorie' });
  await type(modal.getByLabel('Name', { exact: true }), 'Mittagstisch');
  await press(modal.getByLabel('Nur zu bestimmten Zeiten'), 'Space');
  await modal.getByLabel('Montag von').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await picture('category-1440');
  await press(modal.getByRole('button', { name: 'Anlegen' }));
  await modal.waitFor({ state: 'detached' });
  await page.getByText('Mo–Fr 11:30–14:30 Uhr').waitFor();
  await picture('categories-1440');
}, 60_000);

it('reads well on a phone', async () => {
  await page.setViewportSize(PHONE);
  await open(page, `${bella.url}/app/products`);
  await page.getByRole('button', { name: 'Pizza mit Getränk', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Pizza mit Getränk' });
  await unfold(drawer, 'Menü aus mehreren Speisen');
  await drawer.getByRole('group', { name: 'Teil 1' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await picture('combo-390');
  // Two refusals belong to the journey; the browser tells them as errors.
  expect(counter.complaints.filter((text) => !/status(?: of)? 4\d\d/i.test(text))).toEqual([]);
}, 60_000);
