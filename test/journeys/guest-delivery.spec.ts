import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, berlinClock, formatDate } from '../../src/shared/berlin-time.js';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, PHONE, visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;

beforeAll(async () => {
  bella = await startRestaurant('guest-delivery');
}, 120_000);
afterAll(() => bella?.close());

const tomorrow = (): string => formatDate(addDays(berlinClock(new Date()).date, 1));

describe('a delivery with a time', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESKTOP],
  ])(
    '%s',
    async (_, viewport) => {
      const { page, context, complaints } = await visit(bella.chromium, viewport);
      await page.goto(`${bella.url}/s/${bella.slug}`);
      const plain = page.locator('.dish__open', { hasText: 'Tiramisù' }).first();
      await plain.click();
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

      await page.getByRole('radio', { name: 'Lieferung' }).waitFor();
      expect(await page.getByRole('radio', { name: 'Lieferung' }).isChecked()).toBe(true);
      expect(await page.getByLabel('PLZ').inputValue()).toBe('10999');
      await page.getByLabel('Straße').fill('Oranienstraße');
      await page.getByLabel('Ort').fill('Berlin');
      await page.getByLabel('Name').fill('Jonas Weber');
      await page.getByLabel('E-Mail für die Bestätigung').fill('jonas@example.org');
      await page.getByText('Uhrzeit wählen').click();
      await page.getByLabel('Tag', { exact: true }).selectOption({ label: 'Morgen' });
      await page.getByLabel('Uhrzeit', { exact: true }).selectOption({ label: '18:30 Uhr' });

      const submit = page.getByRole('button', { name: /Zahlungspflichtig bestellen/ });
      await submit.click();
      await page.locator('.field .error', { hasText: 'Bitte gib die Hausnummer an.' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel('Nr.').fill('5');
      await page.getByLabel(/Telefon/).fill('0171 3920012');
      await submit.click();
      await page.getByText('Wir haben deine Bestellung erhalten').waitFor();
      await page.getByText(`Gewünscht für ${tomorrow()}, 18:30 Uhr`).waitFor();
      await page.getByText('Lieferung an: Oranienstraße 5, 10999 Berlin').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Noch einmal bestellen' }).click();
      await page.getByText('Alles liegt im Warenkorb.').waitFor();
      await page.getByRole('link', { name: 'Weiter zur Kasse' }).click();
      await page.getByText('4 × Tiramisù').waitFor();
      // The browser reports the refused submit; nothing else went wrong.
      expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
      await context.close();
    },
    120_000,
  );
});
