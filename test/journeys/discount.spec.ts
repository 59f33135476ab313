import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { berlinClock, DAY_MINUTES, formatMinute, MINUTE_MS } from '../../src/shared/berlin-time.js';
import { open, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { atCheckout, atDesk, looksRight } from '../support/journeys/paying-guest.js';
import { seedBasket } from '../support/journeys/seeded-basket.js';

const PHONE = { width: 390, height: 844 };
const HALF_HOUR = 30;
let bella: Restaurant;

beforeAll(async () => {
  bella = await startRestaurant('discount');
}, 120_000);
afterAll(async () => {
  await bella?.setClockAhead(0);
  await bella?.close();
});

/** The time in Berlin so many minutes from now. */
const clockIn = (minutes: number): string =>
  formatMinute(berlinClock(new Date(Date.now() + minutes * MINUTE_MS)).minute % DAY_MINUTES);

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/\?id=/);
};

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'codes-')), 'file');
  await (await coming).saveAs(file);
  return readFileSync(file);
}

it('a series is drawn and fetched as a file, and a shared link brings its code along', async () => {
  const { page, complaints } = await bella.owner();
  await page.goto(`${bella.url}/app/discounts/codes/code`);
  await page.getByText('Einmalige Codes').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Flyer');
  await page.getByLabel('Anzahl').fill('50');
  await save(page);
  const file = await downloaded(page, '50 Codes als CSV');
  const codes = file.toString().trim().split('\r\n').slice(1);
  expect(new Set(codes).size).toBe(50);

  const series = new URL(page.url()).searchParams.get('id');
  await open(page, `${bella.url}/app/qrcode?kind=series&id=${series}`);
  await page.getByText(/, 50 Codes$/).waitFor();
  expect(await atDesk(page, 'qrcode')).toEqual([]);
  const sheet = await downloaded(page, 'Herunterladen');
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`${bella.url}/app/discounts/codes/code`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Sommer');
  await page.getByLabel('Code', { exact: true }).fill('sommer-10');
  await save(page);
  const link = await page.getByLabel('Link zum Teilen').inputValue();
  expect(await atDesk(page, 'code')).toEqual([]);
  await page.goto(`${bella.url}/app/discounts/codes`);
  expect(await atDesk(page, 'codes')).toEqual([]);
  expect(complaints).toEqual([]);

  const guest = await visit(bella.chromium, PHONE);
  await seedBasket(guest.page, bella, { fulfilment: 'pickup', dishes: { Tiramisù: 2 } });
  await guest.page.goto(link);
  await guest.page.getByText('Dein Code ist gemerkt').waitFor();
  expect(new URL(guest.page.url()).search).toBe('');
  await guest.page.goto(`${bella.url}/s/${bella.slug}/kasse`);
  await guest.page.getByText('SOMMER10', { exact: true }).waitFor();
  await guest.page.getByText(/^spart \d/).waitFor();
  expect(guest.complaints).toEqual([]);
}, 240_000);

it('a happy hour is made and tried, and a guest gets it until its last minute', async () => {
  const { page, complaints } = await bella.owner();
  await page.goto(`${bella.url}/app/discounts/campaigns`);
  expect(await atDesk(page, 'campaigns-none')).toEqual([]);
  await page.getByRole('link', { name: 'Neue Aktion' }).click();
  await page.getByRole('button', { name: /^Happy Hour/ }).click();
  for (const day of ['Fr, Freitag', 'Sa, Samstag', 'So, Sonntag'])
    await page.getByRole('button', { name: day, exact: true }).click();
  const end = clockIn(HALF_HOUR);
  for (const [which, time] of [
    ['von', clockIn(-HALF_HOUR)],
    ['bis', end],
  ] as const) {
    await page.getByLabel(`An diesen Tagen ${which}`).fill(time);
    await page.getByLabel(`An diesen Tagen ${which}`).press('Tab');
  }
  const trial = page.getByRole('complementary', { name: 'Warenkorb probieren' });
  await trial.getByText(/Happy Hour spart/).waitFor();
  await trial.getByLabel('Uhrzeit').fill(end);
  await trial.getByLabel('Uhrzeit').press('Tab');
  await trial.getByText('gilt nicht um diese Uhrzeit').waitFor();
  expect(await atDesk(page, 'campaign-new')).toEqual([]);
  await save(page);
  await page.getByText('Gilt gerade').waitFor();
  expect(complaints).toEqual([]);

  const guest = await atCheckout(bella);
  await guest.page.getByText('Happy Hour').waitFor();
  expect(await looksRight(guest.page, 'happy-hour-checkout')).toEqual([]);
  await guest.page.goto(`${bella.url}/s/${bella.slug}`);
  await guest.page
    .locator('#aktionen')
    .getByText(/noch \d+ Min\./)
    .waitFor();
  expect(await looksRight(guest.page, 'happy-hour-menu')).toEqual([]);
  await bella.setClockAhead(HALF_HOUR + 1);
  const late = await atCheckout(bella);
  await late.page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).waitFor();
  await late.page.locator('.summary .totals').waitFor();
  expect(await late.page.getByText('Happy Hour').count()).toBe(0);
  await bella.setClockAhead(0);
}, 240_000);
