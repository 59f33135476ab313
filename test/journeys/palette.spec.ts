import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let owner: Visit;

beforeAll(async () => {
  bella = await startRestaurant('palette');
}, 60_000);
afterAll(() => bella?.close());

beforeEach(async () => {
  owner = await bella.owner();
  await open(owner.page, `${bella.url}/app/printerQueue`);
});
afterEach(() => owner.context.close());

const field = () => owner.page.getByRole('combobox', { name: 'Seite, Speise oder Bestellung' });

it('leads by keyboard alone to a page, and a word of its content is enough', async () => {
  const { page, complaints } = owner;
  await page.keyboard.press('Control+k');
  await field().waitFor();
  await page.keyboard.type('feiertage');
  await page.getByRole('option', { name: /^Feiertage und Pausen/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/settings/exceptions');
  expect(await field().count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('finds a dish, chooses it with the arrows and opens it', async () => {
  const { page } = owner;
  await page.keyboard.press('Control+k');
  await field().fill('margherita');
  await page
    .getByRole('option', { name: /^(Pizza )?Margherita/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/products?search=*');
});

it('says when nothing is found, closes with Escape and gives the focus back', async () => {
  const { page } = owner;
  const search = page.getByRole('button', { name: /^Suchen/ });
  await search.click();
  await field().fill('gibt es nicht');
  await page.getByText('Nichts gefunden').waitFor();
  await page.keyboard.press('Escape');
  await field().waitFor({ state: 'detached' });
});

it('fits a phone', async () => {
  const { page } = owner;
  await page.setViewportSize(PHONE);
  await page.keyboard.press('Control+k');
  await field().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await axeFindings(page)).toEqual([]);
});
