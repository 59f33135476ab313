import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { PHONE, type Visit, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

/** Somebody who types with one hand and holds the receiver with the other. */
const SECONDS_A_KEY = 0.35;
const SECONDS_A_CALL = 40;

let bella: Restaurant;
let desk: Visit;

beforeAll(async () => {
  bella = await startRestaurant('callers');
  desk = await bella.owner();
}, 60_000);
afterAll(() => bella?.close());

/** Nothing but keys; each is counted. */
class Hands {
  keys = 0;

  constructor(private readonly page: Page) {}

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.keys += keys.length;
  }
}

const focused = (page: Page, id: string) => page.locator(`#telefon-${id}:focus`).waitFor();

/** A delivery, at the keyboard from the number to the kitchen. */
async function takeCall(page: Page, name: string, houseNo: string): Promise<Hands> {
  const hands = new Hands(page);
  await focused(page, 'phone');
  await hands.type('030 23125123');
  await hands.press('Enter');
  await focused(page, 'way');
  await hands.press('Enter');
  await focused(page, 'name');
  await hands.type(name);
  await hands.press('Enter');
  for (const [field, text] of [
    ['street', 'Oranienstraße'],
    ['houseNo', houseNo],
    ['postalCode', '10999'],
    ['city', ''],
    ['floor', '3. OG'],
    ['hint', ''],
  ] as const) {
    await focused(page, field);
    await hands.type(text);
    await hands.press('Enter');
  }
  await focused(page, 'dish');
  await hands.type('2 tiramisu');
  await page.getByRole('option', { name: /Tiramisù/ }).waitFor();
  await hands.press('Enter');
  await page.getByRole('listitem').filter({ hasText: '13,00 €' }).waitFor();
  await hands.press('+');
  await page.getByRole('listitem').filter({ hasText: '19,50 €' }).waitFor();
  return hands;
}

describe('somebody calls', () => {
  it('and orders while the desk types with one hand, without ever touching the mouse', async () => {
    const { page } = desk;
    await page.goto(`${bella.url}/app/phoneOrder`);
    const hands = await takeCall(page, 'Petra Klein', '5');
    expect(await axeFindings(page)).toEqual([]);
    await hands.press('Control+Enter');
    await page.getByText(/Nr. \d+ ist in der Küche/).waitFor();
    expect(hands.keys * SECONDS_A_KEY).toBeLessThan(SECONDS_A_CALL);

    await hands.press('Enter');
    await takeCall(page, 'Tim Radtke', '7');
    await page.keyboard.press('Control+Enter');
    await page.getByText(/Nr. \d+ ist in der Küche/).waitFor();
    expect(desk.complaints).toEqual([]);
  }, 60_000);

  it('and Strg+Enter says why nothing happens', async () => {
    const { page, context } = await bella.owner();
    await page.goto(`${bella.url}/app/phoneOrder`);
    await focused(page, 'phone');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Es ist noch kein Gericht dabei.').waitFor();
    await focused(page, 'dish');
    await page.keyboard.type('tiramisu');
    await page.keyboard.press('Enter');
    await page.getByText('Es ist noch kein Gericht dabei.').waitFor({ state: 'detached' });
    await page.keyboard.type('margherita');
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Margherita' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Erst „Margherita“ dazulegen oder abbrechen, dann bestellen.').waitFor();
    expect(await page.getByText(/ist in der Küche/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByText('dann bestellen.').waitFor({ state: 'detached' });
    await context.close();
  }, 60_000);

  it('and somebody drives there with two stops on a phone', async () => {
    const { page } = desk;
    await page.goto(`${bella.url}/app/dashboard`);
    for (const name of ['Petra Klein', 'Tim Radtke']) {
      const card = page.getByRole('article').filter({ hasText: name });
      await card.getByRole('button', { name: 'Fertig' }).click();
    }
    await page.getByRole('button', { name: /Fahrer zuteilen/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/Ein Name genügt/).fill('Mehmet');
    await sheet.getByRole('button', { name: 'Hinzufügen' }).click();
    await sheet.getByRole('radio', { name: 'Mehmet' }).and(page.locator(':checked')).waitFor();
    await sheet.getByRole('button', { name: /Tim Radtke/ }).click();
    await sheet.getByRole('button', { name: /Petra Klein/ }).click();
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Mit 2 Halten losschicken' }).click();
    const link = await sheet.getByLabel('Oder diesen Link schicken').inputValue();

    const driver = await visit(bella.chromium, PHONE);
    await driver.page.goto(bella.url + new URL(link).pathname + new URL(link).search);
    await driver.page.getByText('noch 2 Halte').waitFor();
    expect(await driver.page.getByRole('listitem').first().textContent()).toContain('Tim Radtke');
    expect(await axeFindings(driver.page)).toEqual([]);
    const delivered = driver.page.getByRole('button', { name: 'Geliefert' });
    await delivered.first().click();
    await driver.page.getByText('noch 1 Halt', { exact: false }).waitFor();
    await delivered.click();
    await driver.page.getByText('Fahrt beendet').waitFor();
    await driver.page.reload();
    await driver.page.getByText('Diese Fahrt ist beendet').waitFor();

    await page.goto(`${bella.url}/app/drivers`);
    await page.getByText('Bar abzugeben').waitFor();
    expect(await page.getByRole('row', { name: /geliefert/ }).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    expect(driver.complaints).toEqual([]);
    expect(desk.complaints).toEqual([]);
  }, 60_000);

  it('and days later an order is found by half of its phone number, with all that became of it', async () => {
    const { page } = desk;
    await page.goto(`${bella.url}/app/orderHistory`);
    await page.getByLabel('Bestellungen suchen').fill('23125123');
    await page.waitForURL((url) => url.searchParams.get('search') === '23125123');
    const rows = page.getByRole('row').filter({ hasText: /Petra Klein|Tim Radtke/ });
    await rows.nth(1).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page
      .getByRole('row')
      .filter({ hasText: 'Petra Klein' })
      .getByRole('button', { name: /öffnen/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Zu zahlen').waitFor();
    for (const text of [
      'Oranienstraße 5, 10999 Berlin',
      'unterwegs gemeldet',
      'An den Gast ging keine Mail.',
    ])
      expect(await sheet.textContent()).toContain(text);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(`${bella.url}/app/orderHistory/day`);
    await page.getByText('Als Tabelle').first().click();
    expect(await axeFindings(page)).toEqual([]);
    expect(desk.complaints).toEqual([]);
  }, 60_000);

  it('and a guest nobody found is blocked from their order, by number and by address', async () => {
    const { page } = desk;
    await page.goto(`${bella.url}/app/orderHistory?search=23125123`);
    const row = page.getByRole('row').filter({ hasText: 'Tim Radtke' });
    await row.getByRole('button', { name: /öffnen/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Gast sperren' }).click();
    await page.getByRole('heading', { name: /Tim Radtke aus Bestellung \d+ sperren/ }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Telefon: 030 23125123' }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: 'Adresse: Oranienstraße 7, 10999' }).check();
    await page.getByLabel('Grund').fill('Haus gibt es nicht');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sperren' }).click();
    await page.getByText('Tim Radtke aus Bestellung', { exact: false }).waitFor();
    for (const entry of ['Telefon … 123', 'Adresse Oranienstraße, 10999'])
      await page.getByText(entry).waitFor();
    for (const hint of ['… 123', 'Oranienstraße, 10999']) {
      await page.getByRole('button', { name: `${hint} freigeben` }).click();
      await page.getByRole('button', { name: `${hint} freigeben` }).waitFor({ state: 'detached' });
    }
    expect(desk.complaints).toEqual([]);
  }, 60_000);

  it('and nobody who is blocked comes through by writing their number another way', async () => {
    const { page } = desk;
    await page.goto(`${bella.url}/app/settings/blockList`);
    await page.getByLabel('Telefonnummer').fill('0171 / 39 20 012');
    await page.getByLabel('Grund').fill('Niemand da');
    await page.getByRole('button', { name: 'Sperren' }).click();
    await page.getByText('Telefon … 012').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${bella.url}/app/phoneOrder`);
    await focused(page, 'phone');
    await page.keyboard.type('+49 171 3920012');
    await page.keyboard.press('Enter');
    await page.getByText('Auf der Sperrliste: Niemand da').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(desk.complaints).toEqual([]);
  }, 60_000);
});
