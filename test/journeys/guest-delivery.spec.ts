import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { sameTimesDaily } from '../../src/shop/opening-hours/opening-defaults.rules.js';
import { axeFindings } from '../support/axe.js';
import { Browser as Caller } from '../support/browser.js';
import { DESKTOP, PHONE, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { seedBasket } from '../support/journeys/seeded-basket.js';

let bella: Restaurant;

beforeAll(async () => {
  bella = await startRestaurant('guest-delivery');
}, 120_000);
afterAll(() => bella?.close());

const checkout = () => `${bella.url}/s/${bella.slug}/kasse`;
const submitOf = (page: Page) => page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });
const counted = (page: Page) => submitOf(page).and(page.locator('[aria-busy=false]')).waitFor();

const townIs = (page: Page, town: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('[id="address.city"]')?.value === wanted,
    town,
  );

/** By day and by night, and not wider than the screen. */
async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(page)).toEqual([]);
  }
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

describe('a delivery with a time', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESKTOP],
  ])(
    '%s',
    async (_, viewport) => {
      const { page, context, complaints } = await visit(bella.chromium, viewport);
      await seedBasket(page, bella, { fulfilment: 'delivery', dishes: { Tiramisù: 4 } });
      await page.goto(checkout());

      // Nothing is typed, and the button names all of it in one round.
      await submitOf(page).click();
      const list = page.locator('#zu-pruefen');
      await list.getByText('Bitte 7 Angaben prüfen').waitFor();
      await page.waitForFunction(() => document.activeElement?.id === 'zu-pruefen');
      expect(await list.getByRole('link').allTextContents()).toEqual([
        'Die Straße fehlt.',
        'Die Hausnummer fehlt.',
        'Die Postleitzahl fehlt.',
        'Der Ort fehlt.',
        'Der Name fehlt.',
        'Die E-Mail-Adresse fehlt.',
        'Die Telefonnummer fehlt.',
      ]);
      await looksRight(page);

      // What is corrected is not red any more, and says so only when it is left half done.
      const phone = page.getByLabel('Telefon');
      await list.getByRole('link', { name: 'Die Telefonnummer fehlt.' }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'contact.phone');
      await page.keyboard.type('0171');
      expect(await phone.getAttribute('aria-invalid')).toBeNull();
      await page.keyboard.press('Tab');
      await page.locator('[id="contact.phone-fehler"]', { hasText: 'nicht vollständig' }).waitFor();
      await phone.fill('0171 3920012');
      expect(await phone.getAttribute('aria-invalid')).toBeNull();

      await page.getByLabel('PLZ').fill('80331');
      await townIs(page, 'München');
      await page.getByText('Leider liefern wir nicht an diese Adresse.').waitFor();
      await page.getByRole('button', { name: 'Stattdessen abholen' }).click();
      expect(await page.getByRole('radio', { name: 'Abholung', exact: true }).isChecked()).toBe(true);
      await page.getByText('Lieferung', { exact: true }).first().click();
      await page.getByLabel('PLZ').fill('D-10999');
      expect(await page.getByLabel('PLZ').inputValue()).toBe('10999');
      await page.getByText('Leider liefern wir nicht an diese Adresse.').waitFor({ state: 'detached' });

      await page.getByLabel('Straße').fill('Oranienstraße 5');
      // What was written for the other postal code is not the guest's.
      await townIs(page, 'Berlin');
      await page.getByLabel('Ort').focus();
      expect(await page.getByLabel('Nr.').inputValue()).toBe('5');
      await page.getByLabel('Name').fill('Jonas Weber');
      await page.getByLabel('E-Mail').fill('jonas@example.org');
      await page.getByText('Zu einer bestimmten Zeit').click();
      await page.getByRole('radio', { name: 'Morgen' }).check();
      await page.getByRole('radio', { name: 'Abends' }).check();
      await page.getByRole('radio', { name: '18:30' }).check();
      await page.getByRole('radio', { name: /10 %/ }).check();
      await page.locator('.summary', { hasText: 'Trinkgeld' }).waitFor();

      // What the server does not take stands at its field; nothing of the rest is lost.
      const message = '10999 liegt nicht in Potsdam.';
      await page.route('**/order', (route) =>
        route.fulfill({
          status: 400,
          json: { success: false, code: 'INVALID_INPUT', message, fields: { 'address.city': message } },
        }),
      );
      await counted(page);
      await submitOf(page).click();
      await page.locator('[id="address.city-fehler"]', { hasText: message }).waitFor();
      expect(await page.getByLabel('Straße').inputValue()).toBe('Oranienstraße');
      await page.unroute('**/order');
      await page.getByLabel('Ort').fill('Berlin-Kreuzberg');
      expect(await page.getByText(message).count()).toBe(0);

      await submitOf(page).click();
      await page.getByRole('heading', { name: 'Danke, Jonas!' }).waitFor();
      await page.getByText('Wir haben deine Bestellung erhalten').waitFor();
      await page.getByText(/um 18:30 Uhr/).waitFor();
      await page.getByText('Oranienstraße 5, 10999 Berlin-Kreuzberg').waitFor();
      await page.locator('.fold summary').first().click();
      await looksRight(page);
      await page.getByRole('button', { name: 'Noch einmal bestellen' }).click();
      await page.getByText('Alles liegt im Warenkorb.').waitFor();
      await page.getByRole('link', { name: 'Weiter zur Kasse' }).click();
      await page.getByText('4 × Tiramisù').waitFor();
      // Nobody asked for anything to be remembered.
      expect(await page.getByLabel('Name').inputValue()).toBe('');
      // The browser reports the refused submit; nothing else went wrong.
      expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
      await context.close();
    },
    120_000,
  );
});

describe('a guest during a pause of the delivery', () => {
  it('is offered the first time that is possible, and to pick up at once', async () => {
    const lucia = new Caller(bella);
    await lucia.signIn(bella.person);
    await lucia.post('/api/shop/pause', { length: 60, fulfilments: ['delivery'], reason: '' });
    const { page, context } = await visit(bella.chromium, PHONE);
    await seedBasket(page, bella, { fulfilment: 'delivery', dishes: { Tiramisù: 4 } });
    await page.goto(checkout());
    const soon = page.getByRole('radio', { name: /^So bald wie möglich/ });
    const later = page.getByRole('radio', { name: /^Zu einer bestimmten Zeit/ });
    await page.getByLabel('PLZ').fill('10999');

    await page.getByRole('radio', { name: /^\d\d:\d\d$/, checked: true }).waitFor();
    expect(await later.isChecked()).toBe(true);
    await page.locator('.pick', { hasText: 'Zurzeit nehmen wir keine Bestellungen an' }).waitFor();
    await counted(page);
    await looksRight(page);

    await page.getByText('Abholung', { exact: true }).first().click();
    await page
      .getByText(/fertig gegen/)
      .first()
      .waitFor();
    expect(await soon.isChecked()).toBe(true);
    await lucia.post('/api/shop/resume', {});
    await context.close();
  }, 120_000);
});

describe('a pickup', () => {
  it('needs two fields and one order, however often the button is tapped, and remembers whoever wants it', async () => {
    const { page, context, complaints } = await visit(bella.chromium, { width: 320, height: 640 });
    await seedBasket(page, bella, { fulfilment: 'pickup', dishes: { Tiramisù: 1 } });
    await page.goto(checkout());
    await counted(page);
    expect(await page.locator('.input:visible').count()).toBe(2);
    for (const tick of await page.getByRole('checkbox').all()) expect(await tick.isChecked()).toBe(false);

    // What was typed survives a look at the menu and a moment without a network.
    await page.getByLabel('Name').fill('Mira Sommer');
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await page.goto(checkout());
    await counted(page);
    expect(await page.getByLabel('Name').inputValue()).toBe('Mira Sommer');
    await page.getByLabel('E-Mail').fill('mira@example.org');
    await page.getByLabel('Angaben auf diesem Gerät merken').check();
    await context.setOffline(true);
    await page.getByRole('radio', { name: /15 %/ }).check();
    await page.locator('.note--bad', { hasText: 'Keine Verbindung' }).waitFor();
    await looksRight(page);
    await context.setOffline(false);
    await page.locator('.note--bad').waitFor({ state: 'detached' });
    await counted(page);

    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/order')) sent += 1;
    });
    await submitOf(page).dblclick();
    await page.getByText('abholbereit', { exact: true }).waitFor();
    expect(sent).toBe(1);
    await page.getByRole('link', { name: 'Route öffnen' }).waitFor();
    await looksRight(page);

    // Back is the menu: the checkout it came from has nothing left to order.
    await page.goBack();
    await page.locator('.dish').first().waitFor();
    await page.goto(checkout());
    await page.getByText('Dein Warenkorb ist leer.').waitFor();
    await looksRight(page);
    expect(await page.evaluate(() => localStorage.getItem('tresen:contact'))).toContain('Mira Sommer');
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  }, 120_000);

  it('finds its way by postal code, and past the minimum to free delivery', async () => {
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await page.locator('.dish__open', { hasText: 'Tiramisù' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Hinzufügen/ })
      .click();
    await page.getByRole('button', { name: /Zum Warenkorb/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Dein Warenkorb' });

    await sheet.getByRole('button', { name: /Ändern/ }).click();
    const way = page.getByRole('dialog', { name: 'Abholen oder liefern lassen?' });
    await way.getByText('Lieferung', { exact: true }).click();
    await way.getByRole('button', { name: 'Postleitzahl eingeben' }).click();
    await way.getByText('Eine Postleitzahl hat fünf Ziffern.').waitFor();
    await page.keyboard.type('80331');
    await way.getByText('Nach 80331 liefern wir leider nicht.').waitFor();
    await way.getByRole('button', { name: 'Stattdessen abholen' }).waitFor();
    await way.getByLabel('Deine Postleitzahl').fill('10999');
    await way.getByText('Ja, wir liefern zu dir.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await way.getByRole('button', { name: 'Übernehmen' }).click();
    await sheet.getByText('Lieferung nach 10999').waitFor();
    await sheet.getByText(/Noch .* bis zum Mindestbestellwert/).waitFor();
    for (let more = 0; more < 3; more++) await sheet.getByRole('button', { name: /Eins mehr/ }).click();
    await sheet.getByText(/dann ist die Lieferung kostenlos/).waitFor();
    await sheet.getByText(/bis zum Mindestbestellwert/).waitFor({ state: 'detached' });
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByRole('link', { name: /Zur Kasse/ }).click();
    expect(await page.getByLabel('PLZ').inputValue()).toBe('10999');
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it('says without scripts what needs them and whom to call', async () => {
    const context = await bella.chromium.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(checkout());
    await page.locator('noscript p', { hasText: 'muss JavaScript eingeschaltet sein' }).waitFor();
    await page.locator('noscript a[href^="tel:"]').waitFor();
    expect(await page.locator('.coming').isVisible()).toBe(false);
    await context.close();
  });
});

describe('a restaurant that only delivers', () => {
  it('asks nobody to choose a way, also not who began to order for pickup', async () => {
    const lucia = new Caller(bella);
    await lucia.signIn(bella.person);
    const settings = (own: object) => lucia.post('/api/shop/update', { settings: { ownTimes: own } });
    await settings({ pickup: sameTimesDaily([]) });
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    await seedBasket(page, bella, { fulfilment: 'pickup', dishes: { Tiramisù: 4 } });
    await page.goto(`${bella.url}/s/${bella.slug}`);
    await page.locator('#status', { hasText: 'Nur Lieferung' }).waitFor();
    expect(await page.locator('#art').isVisible()).toBe(false);

    await page.getByRole('button', { name: 'Postleitzahl eingeben' }).click();
    const way = page.getByRole('dialog', { name: 'Wohin dürfen wir liefern?' });
    await way.getByText('Nur Lieferung: Abholen geht bei uns nicht.').waitFor();
    expect(await way.getByRole('radio').count()).toBe(0);
    await way.getByLabel('Deine Postleitzahl').fill('80331');
    await way.getByText('Nach 80331 liefern wir leider nicht.').waitFor();
    expect(await way.getByText('Abholen geht:').count()).toBe(0);
    await way.getByRole('button', { name: 'Andere Postleitzahl eingeben' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'postalCode');
    await way.getByLabel('Deine Postleitzahl').fill('10999');
    await way.getByText('Ja, wir liefern zu dir.').waitFor();
    await looksRight(page);
    await way.getByRole('button', { name: 'Übernehmen' }).click();

    await page.goto(checkout());
    await page.locator('#kasse').getByText('Nur Lieferung').waitFor();
    expect(await page.getByRole('radio', { name: 'Abholung' }).count()).toBe(0);
    expect(await page.getByLabel('PLZ').inputValue()).toBe('10999');
    await page.getByLabel('PLZ').fill('80331');
    await page.getByText('Leider liefern wir nicht an diese Adresse.').waitFor();
    expect(await page.getByRole('button', { name: 'Stattdessen abholen' }).count()).toBe(0);
    await looksRight(page);
    await settings({});
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);
});
