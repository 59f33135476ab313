import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { YUSUF } from '../factories/people.js';
import { axeFindings } from '../support/axe.js';
import { PHONE, visit } from '../support/chromium.js';
import { type Journey, startJourney } from '../support/journeys/journey.js';

let tresen: Journey;

beforeAll(async () => {
  tresen = await startJourney();
}, 60_000);
afterAll(() => tresen?.close());

describe('a new restaurant', () => {
  it('registers, is set up on a phone, and stands at its counter', async () => {
    const { page, complaints } = await visit(tresen.chromium, PHONE);
    const next = () => page.getByRole('button', { name: /^(Weiter|Fertig)$/ }).click();

    await page.goto(`${tresen.url}/register`);
    await page.getByLabel('Dein Name').fill(YUSUF.name);
    await page.getByLabel('E-Mail-Adresse').fill(YUSUF.email);
    await page.getByLabel('Passwort', { exact: true }).fill(YUSUF.password);
    await page.getByLabel(/Nutzungsbedingungen/).check();
    await page.getByLabel(/Auftragsverarbeitung/).check();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();

    await page.getByRole('heading', { name: 'Wie heißt dein Restaurant?' }).waitFor();
    await page.getByLabel('Name des Restaurants').fill('Imbiss Nord');
    await next();

    await page.getByRole('heading', { name: 'Wo finden dich deine Gäste?' }).waitFor();
    await page.getByLabel('Straße und Hausnummer').fill('Hafenstraße 3');
    await page.getByLabel('Postleitzahl').fill('24103');
    await page.getByLabel('Ort').fill('Kiel');
    await page.getByLabel('Telefon').fill('0431 23125 10');
    expect(await axeFindings(page)).toEqual([]);
    await next();

    await page.getByRole('heading', { name: 'Wann ist die Küche offen?' }).waitFor();
    await next();

    await page.getByRole('heading', { name: 'Womit fängt deine Karte an?' }).waitFor();
    await page.getByRole('radio', { name: /Döner/ }).click();
    expect(await axeFindings(page)).toEqual([]);
    await next();

    await page.getByText('Am Tresen steht jetzt, was noch fehlt').waitFor();
    await page
      .getByRole('link', { name: /Tresen/ })
      .last()
      .click();
    await page.waitForURL(`${tresen.url}/app/dashboard`);
    await page.getByRole('heading', { name: 'Imbiss Nord' }).waitFor();
    await page.getByText('Bis zur ersten Bestellung').waitFor();

    await page.goto(`${tresen.url}/s/imbiss-nord`);
    expect(await page.locator('.dish').count()).toBeGreaterThan(8);
    expect(complaints).toEqual([]);
  }, 120_000);
});
