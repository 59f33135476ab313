import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type PaySim, startPaySim } from '../../scripts/pay-sim/start.mjs';
import { axeFindings } from '../support/axe.js';
import { Browser } from '../support/browser.js';
import { open, PHONE, type Visit, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { atDesk, looksRight, payWithCard, takingMoney } from '../support/journeys/paying-guest.js';

let bella: Restaurant;
let desk: Visit;
let sim: PaySim;

beforeAll(async () => {
  bella = await startRestaurant('table');
  sim = await startPaySim({ port: bella.payPort });
  await takingMoney(bella, 'table', ['table']);
  desk = await bella.owner();
}, 60_000);
afterAll(async () => {
  await bella?.close();
  await sim?.close();
});

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
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await page.locator('#vorname[aria-invalid]').waitFor();
  await page.getByLabel('Dein Vorname').fill(name);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await page.getByLabel('Dein Vorname').waitFor({ state: 'hidden' });
}

/** From the table to the page on which it is paid, and through its form. */
async function payWholeTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Online bezahlen' }).click();
  await page.getByRole('radio', { name: /Alles, was offen ist/ }).check();
  expect(await looksRight(page, 'table-pay')).toEqual([]);
  await page.getByRole('button', { name: /online bezahlen$/ }).click();
  for (const round of ['Runde 1 von 2 bezahlen', 'Runde 2 von 2 bezahlen']) {
    await page.getByRole('heading', { name: round }).waitFor();
    await payWithCard(page, '4242 4242 4242 4242');
  }
  await page.getByRole('heading', { name: 'Danke, dass du da bist!' }).waitFor();
  await page.getByRole('link', { name: 'Beleg ansehen' }).nth(1).waitFor();
  await page.getByText('Alles bezahlt.', { exact: false }).waitFor();
  expect(await looksRight(page, 'table-paid')).toEqual([]);
}

it('is shared by two phones, calls the waiter, is paid online by one of them, and closed at the desk', async () => {
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

  await payWholeTable(mia.page);
  await ben.page.getByText('Alles bezahlt', { exact: true }).waitFor();
  await page.getByText('online bezahlt').first().waitFor();
  expect(await atDesk(page, 'table-desk-paid')).toEqual([]);

  await page.getByRole('button', { name: 'Abschließen' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Online bezahlt' }).waitFor();
  expect(await atDesk(page, 'table-desk-close')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Abschließen' }).click();
  await page.getByRole('button', { name: /^Tisch 7\W+Frei/ }).waitFor();
  await ben.page.getByText('Dieser Tisch ist abgeschlossen', { exact: false }).waitFor();
  expect([...mia.complaints, ...ben.complaints].filter((text) => !text.includes('409'))).toEqual([]);
}, 240_000);

/** At the counter, in words of its own. */
async function reject(guest: string, text: string): Promise<void> {
  const lucia = new Browser(bella);
  await lucia.signIn(bella.person);
  const { body } = await lucia.get<{ orders: { id: string; name: string; version: number }[] }>(
    '/api/order/board',
  );
  const round = body.data.orders.find(({ name }) => name.includes(guest));
  const { id, version } = round ?? {};
  await lucia.post('/api/order/move', { id, version, to: 'rejected', reason: 'soldOut', text });
}

it('tells a guest what does not come and why, also after a reload, until they close it', async () => {
  const { page, complaints } = await visit(bella.chromium, PHONE);
  await page.goto(await addressOfTable7(desk.page));
  await sendRound(page, 'Nora');
  await page.getByText('Nora (du)').waitFor({ state: 'attached' });
  await reject('Nora', 'Die Bruschetta ist aus.');
  await page.getByRole('heading', { name: 'Das kommt leider nicht' }).waitFor();
  await page.reload();
  const notice = page.locator('.table__refused');
  await notice.getByText('Etwas ist ausverkauft. Die Bruschetta ist aus.').waitFor();
  await notice.getByText('1 × Bruschetta').waitFor();
  expect(await looksRight(page, 'table-refused')).toEqual([]);
  await notice.getByRole('button', { name: 'Noch einmal bestellen' }).click();
  await notice.getByText('Alles liegt im Warenkorb.').waitFor();
  await notice.getByRole('button', { name: 'Kellner rufen' }).click();
  await page.getByText('Wir kommen gleich zu dir.').waitFor();
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click();
  await page.reload();
  await page.locator('.table__ours').waitFor();
  expect(await notice.count()).toBe(0);
  expect(complaints).toEqual([]);
}, 120_000);

it('keeps a guest and their basket when its code is renewed', async () => {
  const { page } = desk;
  const mia = await visit(bella.chromium, PHONE);
  await mia.page.goto(await addressOfTable7(page));
  await sendRound(mia.page, 'Mia');
  await mia.page.locator('.dish', { hasText: 'Bruschetta' }).first().locator('.plus').click();

  const before = await page.getByLabel('Adresse des Tischs').inputValue();
  await page.getByRole('button', { name: 'Neuer Code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Neuer Code' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await mia.page.reload();
  await mia.page.getByRole('heading', { name: 'Dieser Tisch-Code gilt nicht mehr' }).waitFor();
  expect(await looksRight(mia.page, 'table-code-renewed')).toEqual([]);

  const address = await page.getByLabel('Adresse des Tischs').inputValue();
  expect(address).not.toBe(before);
  await mia.page.goto(address);
  await mia.page.locator('.table__ours summary').click();
  await mia.page.getByText('Mia (du)', { exact: true }).waitFor();
  await mia.page.locator('#warenkorb').click();
  expect(await mia.page.getByLabel('Dein Vorname').inputValue()).toBe('Mia');
  await mia.page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await mia.page.getByText('Mia (du)', { exact: true }).nth(1).waitFor();
}, 120_000);
