import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let desk: Visit;

beforeAll(async () => {
  bella = await startRestaurant('table');
  desk = await bella.owner();
}, 60_000);
afterAll(() => bella?.close());

async function addressOfTable7(page: Page): Promise<string> {
  await open(page, `${bella.url}/app/tableManagement`);
  await page.getByRole('button', { name: /^Tisch 7\b/ }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByText('Tische geändert').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await page.getByText('Alles gespeichert').waitFor({ state: 'attached' });
  return page.getByLabel('Adresse des Tischs').inputValue();
}

/** The first dish that asks nothing, sent with a first name. */
async function sendRound(page: Page, name: string): Promise<void> {
  await page.locator('.dish', { hasText: 'Bruschetta' }).first().locator('.plus').click();
  await page.locator('#warenkorb').click();
  await page.getByLabel('Dein Vorname').fill(name);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await page.getByLabel('Dein Vorname').waitFor({ state: 'hidden' });
}

it('is shared by two phones, calls the waiter, and is closed at the desk', async () => {
  const { page } = desk;
  const address = await addressOfTable7(page);
  await open(page, `${bella.url}/app/tables`);
  await page.getByRole('button', { name: /^Tisch 7\b/ }).click();
  await page.getByRole('button', { name: 'Gäste setzen' }).click();
  await page.getByRole('button', { name: /^Tisch 7\W+Besetzt/ }).waitFor();

  const mia = await visit(bella.chromium, PHONE);
  const ben = await visit(bella.chromium, PHONE);
  for (const [who, name] of [
    [mia, 'Mia'],
    [ben, 'Ben'],
  ] as const) {
    await who.page.goto(address);
    await who.page.getByRole('heading', { name: 'Tisch 7', level: 1 }).waitFor();
    expect(await axeFindings(who.page)).toEqual([]);
    await sendRound(who.page, name);
  }
  await mia.page.locator('.table__ours summary').click();
  await mia.page.getByText('Ben', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: /^Tisch 7\W+Bestellt/ }).waitFor();

  await ben.page.getByRole('button', { name: 'Kellner rufen' }).click();
  await page.getByRole('button', { name: /^Tisch 7\W+Ruft/ }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ich gehe hin' }).click();
  await ben.page.getByText('Wir kommen.').waitFor();

  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abschließen' }).click();
  await page.getByRole('button', { name: /^Tisch 7\W+Frei/ }).waitFor();
  await mia.page.getByText('Dieser Tisch ist abgeschlossen', { exact: false }).waitFor();
  expect([...mia.complaints, ...ben.complaints].filter((text) => !text.includes('409'))).toEqual([]);
}, 120_000);
