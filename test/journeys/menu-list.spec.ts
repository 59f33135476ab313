import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, open, PHONE, type Visit, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { eventually } from '../support/wait.js';

const DISHES = 1_000;
let bella: Restaurant;
let lucia: Visit;
let page: Page;

beforeAll(async () => {
  bella = await startRestaurant('menu-list');
  lucia = await bella.owner();
  page = lucia.page;
  await importMany();
}, 120_000);

afterAll(() => bella?.close());

/** As the import takes them, all in one category. */
async function importMany(): Promise<void> {
  const rows = Array.from(
    { length: DISHES },
    (_, i) => `Viele;${i + 100};Gericht ${i + 1};${5 + (i % 20)},50`,
  );
  await open(page, `${bella.url}/app/products/import`);
  await page.getByLabel('Datei mit der Speisekarte').setInputFiles({
    name: 'karte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Kategorie;Nummer;Name;Preis', ...rows].join('\r\n'), 'latin1'),
  });
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).click();
  await page.getByText(`${DISHES} Speisen neu.`).waitFor({ timeout: 60_000 });
}

/** A member of the team, signed in on a phone. */
async function marco(): Promise<Visit> {
  const headers = { origin: bella.url };
  const { email, password } = bella.person;
  const owner = await page.request.post(`${bella.url}/api/auth/login`, {
    headers,
    data: { email, password },
  });
  const { token } = (await owner.json()).data;
  const shop = await page.request.get(`${bella.url}/api/shop/get`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const person = { name: 'Marco Rossi', email: `marco-${email}`, password: 'forno a legna 9' };
  await bella.createUser({ ...person, shopId: (await shop.json()).data._id, role: 'staff' });
  const team = await visit(bella.chromium, PHONE);
  await team.page.request.post(`${bella.url}/api/auth/login`, { headers, data: person });
  return team;
}

const rowOf = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const focused = () =>
  page.evaluate(
    () => document.activeElement?.closest('[data-row]')?.querySelector('[data-part=name]')?.textContent,
  );
const drawn = () => page.locator('[data-row]').count();

it('a thousand dishes are walked through by keyboard, and few of them are drawn', async () => {
  await open(page, `${bella.url}/app/products`);
  await page.getByRole('button', { name: `Viele ${DISHES}` }).click();
  await page.locator(`[aria-rowcount="${DISHES + 1}"]`).waitFor();
  expect(await drawn()).toBeLessThan(80);
  await page.locator('[data-row="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect([await focused(), await rowOf('Gericht 2').getAttribute('aria-selected')]).toEqual([
    'Gericht 2',
    'true',
  ]);
  await page.getByText('Eine Speise ausgewählt').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await eventually(async () => (await focused()) === `Gericht ${DISHES}`);
  expect(await drawn()).toBeLessThan(80);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `Gericht ${DISHES - 1}` }).waitFor();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}, 90_000);

it('the switch of a row sells out at once, and the view of what is gone follows', async () => {
  await page.getByLabel('Speisen suchen').fill('gericht 777');
  await rowOf('Gericht 777').getByRole('switch').press('Space');
  await rowOf('Gericht 777')
    .getByText(/^Aus bis /)
    .waitFor();
  await page.getByRole('button', { name: /^Ausverkauft \d/ }).click();
  await page.getByLabel('Speisen suchen').fill('');
  await page.reload();
  await rowOf('Gericht 777').getByRole('switch', { checked: false }).waitFor();
  await rowOf('Gericht 777').getByRole('button', { name: 'Mehr zu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wieder im Verkauf' }).press('Enter');
  await page.getByText('Nichts gefunden').waitFor();
}, 60_000);

it('the list is put in order, and has no fault of access at either width', async () => {
  await page.getByRole('button', { name: 'Alle Speisen zeigen' }).click();
  await page.getByRole('button', { name: /^Reihenfolge/ }).click();
  await page.getByRole('menuitem', { name: 'Preis, höchster zuerst' }).click();
  await page.waitForURL('**sort=dearest');
  const cents = async () => {
    const prices = await page.locator('[data-row] [data-part=price]').allTextContents();
    return prices.map((text) => Number(text.replace(/\D/g, ''))).slice(0, 10);
  };
  await eventually(async () => {
    const shown = await cents();
    return shown.length > 0 && String(shown) === String(shown.toSorted((a, b) => b - a));
  });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize(DESKTOP);
}, 60_000);

const editor = () => page.getByRole('dialog', { name: 'Gericht 5' });
const name = () => editor().getByLabel('Name', { exact: true });

it('the editor asks before it lets go of what was typed', async () => {
  await open(page, `${bella.url}/app/products?search=gericht%205`);
  await page.getByRole('button', { name: 'Gericht 5', exact: true }).click();
  await name().fill('Gericht 5 scharf');
  const question = page.getByRole('dialog', { name: '„Gericht 5“ speichern?' });
  await page.keyboard.press('Escape');
  await question.getByText('Name', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await editor().getByRole('button', { name: 'Schließen' }).click();
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  expect(await name().inputValue()).toBe('Gericht 5 scharf');
  await editor().getByRole('button', { name: 'Abbrechen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await editor().waitFor({ state: 'detached' });
  expect(await page.getByRole('region', { name: 'Entwurf' }).count()).toBe(0);
}, 60_000);

it('a draft survives a reload, is gone on with, and is gone once it is saved', async () => {
  await page.getByRole('button', { name: 'Gericht 5', exact: true }).click();
  await name().fill('Gericht 5 scharf');
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  const draft = page.getByRole('region', { name: 'Entwurf' });
  await draft.getByText(/^Entwurf vom \d\d:\d\d$/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await draft.getByRole('button', { name: 'Weiterführen' }).click();
  expect(await name().inputValue()).toBe('Gericht 5 scharf');
  await editor().getByRole('button', { name: 'Speichern' }).click();
  await rowOf('Gericht 5 scharf').waitFor();
  await page.reload();
  await rowOf('Gericht 5 scharf').waitFor();
  expect(await draft.count()).toBe(0);
}, 60_000);

it('the team sells out and changes nothing else, and the owner reads who it was', async () => {
  const { page: team, complaints } = await marco();
  await open(team, `${bella.url}/app/products?search=777`);
  const row = team.getByRole('row').filter({ hasText: 'Gericht 777' });
  await row.getByRole('switch').click();
  await row.getByText(/^Aus bis /).waitFor();
  expect(await team.getByRole('checkbox').count()).toBe(0);
  expect(await team.getByRole('button', { name: 'Neue Speise' }).count()).toBe(0);
  expect(await axeFindings(team)).toEqual([]);
  expect(complaints).toEqual([]);
  await open(page, `${bella.url}/app/settings/history`);
  const first = page.getByRole('listitem').filter({ hasText: 'Marco Rossi' }).first();
  await first.getByText(/^Ausverkauft bis .*: Gericht 777$/).waitFor();
}, 60_000);
