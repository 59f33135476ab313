import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, open, PHONE, type Visit, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let lucia: Visit;
let guest: Visit;

beforeAll(async () => {
  bella = await startRestaurant('legal');
  lucia = await bella.owner();
  guest = await visit(bella.chromium, PHONE);
}, 120_000);

afterAll(() => bella?.close());

/** At the desk and in the hand: nothing to complain about, nothing wider than the screen. */
async function looksRight(page: Page, name: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
    const folder = process.env.PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
  }
  await page.setViewportSize(DESKTOP);
}

describe('publishing an imprint', () => {
  it('leads from the data of the restaurant to a page guests can read', async () => {
    const { page } = lucia;
    await open(page, `${bella.url}/app/settings/imprint`);
    await page.getByText('Alles gespeichert').waitFor();
    await looksRight(page, 'imprint');

    await page.getByLabel('Rechtsform').selectOption('GmbH');
    await page.getByRole('textbox', { name: 'Firma' }).fill('Bella Gastronomie GmbH');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Bitte das Amtsgericht eingeben').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Registergericht').fill('Charlottenburg');
    await page.getByLabel('Registernummer').fill('HRB 741102');
    await page.getByLabel('Umsatzsteuer-Identifikationsnummer').fill('DE123456789');
    await page.getByText('nicht die richtige Prüfziffer').waitFor();
    await page.getByLabel('Umsatzsteuer-Identifikationsnummer').fill('DE136695976');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByText('Alles gespeichert').waitFor();
    await page.getByText('Trattoria Bella, Inhaberin Lucia Bianchi').first().waitFor();

    await page.getByRole('link', { name: 'Text neu erzeugen und veröffentlichen' }).click();
    await page.waitForURL(`${bella.url}/app/settings/imprintAndPrivacy`);
    await page.getByRole('button', { name: 'Neu erzeugen' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Neu erzeugen' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('section').getByText('Amtsgericht Charlottenburg, HRB 741102').last().waitFor();
    await looksRight(page, 'texts');

    const editor = page.getByLabel('Impressum als Text');
    const text = await editor.inputValue();
    await editor.fill(`${text}\n\nhttps://ec.europa.eu/consumers/odr`);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByText('seit dem 20. Juli 2025 geschlossen').first().waitFor();
    await editor.fill(text);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByText('Fassung 2 ist veröffentlicht').waitFor();
    await page.getByRole('button', { name: 'Impressum, Fassung 1 ansehen' }).click();
    await page.getByRole('dialog').getByText('Inhaberin Lucia Bianchi').waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await axeFindings(page)).toEqual([]);

    await guest.page.goto(`${bella.url}/s/${bella.slug}`);
    await guest.page.getByRole('link', { name: 'Impressum' }).click();
    await guest.page.getByText('HRB 741102').waitFor();
    await looksRight(guest.page, 'guest-imprint');
    await guest.page.getByRole('link', { name: 'Datenschutz' }).click();
    await guest.page.getByRole('heading', { name: 'Deine Rechte' }).waitFor();
    await looksRight(guest.page, 'guest-privacy');
    await open(page, `${bella.url}/app/settings/agbSettings`);
    await page.getByText('Fassung 1 ist veröffentlicht').waitFor();
    await looksRight(page, 'terms');

    await open(page, `${bella.url}/app/settings/design`);
    await page.getByText('Alles gespeichert').waitFor();
    await page.getByLabel('Überschrift', { exact: true }).fill('Heute Abend geöffnet');
    await page.frameLocator('iframe').first().getByText('Heute Abend geöffnet').waitFor();
    await looksRight(page, 'design');

    // The frame of the preview is there to be looked at: its scripts stay off, and Chromium says so.
    const refused = /422|Blocked script execution in '[^']*\/design\/preview/;
    expect(
      lucia.complaints.filter((text) => !refused.test(text) && !/Verbraucher|veröffentlicht/.test(text)),
    ).toEqual([]);
    expect(guest.complaints).toEqual([]);
  }, 150_000);
});
