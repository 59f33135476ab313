import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let lucia: Visit;

beforeAll(async () => {
  bella = await startRestaurant('settings-delivery');
  lucia = await bella.owner();
}, 120_000);

afterAll(() => bella?.close());

const openSettings = (page: Page, name: string): Promise<void> =>
  open(page, `${bella.url}/app/settings/${name}`);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Alles gespeichert').waitFor();
}

describe('the delivery areas', () => {
  it('let a delivery area be drawn by keyboard, and say whom it serves', async () => {
    const { page } = lucia;
    await openSettings(page, 'delivery');
    await page.getByLabel('Standort des Restaurants').fill('52.5004, 13.4049');
    await page.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Rund um den Moritzplatz');
    await page.getByText('Gezeichnet', { exact: true }).click();

    await page.getByRole('application').focus();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Shift+ArrowUp', 'Shift+ArrowUp', 'Enter');
    await page.getByText(/Ecke 1 von 1 gesetzt, .* nördlich/).waitFor();
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Enter');
    await press('Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', 'Enter');
    await page.getByText('3 Ecken gezeichnet.').waitFor();
    await press('Shift+ArrowLeft', 'Enter', 'Backspace');
    await page.getByText('3 Ecken gezeichnet.').waitFor();

    const corner = page.getByRole('button', { name: /^Ecke 2 von 3/ });
    const before = await corner.getAttribute('cx');
    await corner.focus();
    await press('ArrowRight');
    expect(await corner.getAttribute('cx')).not.toBe(before);

    const handle = page.getByRole('button', { name: /Rund um den Moritzplatz: Vorrang/ });
    await handle.focus();
    await press('ArrowUp', 'ArrowUp');
    await page.getByText('Rund um den Moritzplatz steht jetzt an Stelle 1 von 3.').waitFor();

    await page.getByLabel('Postleitzahl der Adresse').fill('10969');
    await page.getByLabel('Koordinaten').fill('52.5006, 13.4052');
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await page.getByText(/Ja: Rund um den Moritzplatz/).waitFor();
    await page.getByText(/Um die Ecke: Passt auch, ein anderes Gebiet geht aber vor\./).waitFor();

    await page.getByLabel('Postleitzahl der Adresse').fill('10367');
    await page.getByLabel('Koordinaten').fill('');
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await page.getByText(/Rund um den Moritzplatz: Ohne Koordinaten/).waitFor();
    await page.getByRole('button', { name: '10367 auf die Karte setzen' }).click();
    await page.getByText('Tippe auf die Mitte von 10367.').waitFor();
    await page.getByLabel('Breite und Länge', { exact: true }).fill('52.5006, 13.4052');
    await page.getByLabel('Postleitzahl für die Karte').fill('10367');
    await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await page.getByText(/Ja: Rund um den Moritzplatz/).waitFor();
    await page.getByRole('button', { name: '10367 von der Karte nehmen' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await save(page);
    await openSettings(page, 'history');
    await page
      .getByText(/Rund um den Moritzplatz \(gezeichnet/)
      .first()
      .waitFor();
    expect(lucia.complaints).toEqual([]);
  }, 60_000);

  it('let a delivery area be drawn by touch', async () => {
    const context = await bella.chromium.newContext({
      storageState: await bella.signIn(),
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
    });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    await openSettings(page, 'delivery');
    await page.getByRole('button', { name: 'Gebiet hinzufügen' }).tap();
    await page.getByText('Gezeichnet', { exact: true }).tap();
    const map = page.getByRole('application');
    await map.scrollIntoViewIfNeeded();
    for (const position of [
      { x: 70, y: 80 },
      { x: 230, y: 90 },
      { x: 150, y: 210 },
    ]) {
      await map.tap({ position });
    }
    await page.getByText('3 Ecken gezeichnet.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  }, 60_000);

  it('let a delivery area be drawn and its rank be changed by mouse', async () => {
    const { page } = lucia;
    await openSettings(page, 'delivery');
    await page.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
    await page.getByText('Gezeichnet', { exact: true }).click();
    const map = page.getByRole('application');
    await map.scrollIntoViewIfNeeded();
    for (const position of [
      { x: 100, y: 90 },
      { x: 260, y: 100 },
      { x: 180, y: 230 },
    ]) {
      await map.click({ position });
    }
    await page.getByText('3 Ecken gezeichnet.').waitFor();

    const corner = page.getByRole('button', { name: /^Ecke 3 von 3/ });
    const [cx, cy] = [Number(await corner.getAttribute('cx')), Number(await corner.getAttribute('cy'))];
    await corner.hover();
    await page.mouse.down();
    const box = await map.boundingBox();
    await page.mouse.move((box?.x ?? 0) + cx + 40, (box?.y ?? 0) + cy + 25, { steps: 4 });
    await page.mouse.up();
    expect(Math.round(Number(await corner.getAttribute('cx')))).toBe(Math.round(cx) + 40);
    await page.getByText('3 Ecken gezeichnet.').waitFor();

    const rows = page.getByRole('list', { name: 'Liefergebiete nach Vorrang' }).getByRole('listitem');
    const handle = page.getByRole('button', { name: /^Gebiet 4: Vorrang/ });
    await page.getByRole('button', { name: 'Gebiet 4 schließen' }).click();
    const first = await rows.first().boundingBox();
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    expect(await rows.first().textContent()).toContain('Gebiet 4');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
  }, 60_000);

  it('take areas that were drawn elsewhere', async () => {
    const { page } = lucia;
    const kml = `<kml><Placemark><name>Neukölln</name><Polygon><coordinates>
      13.43,52.47,0 13.45,52.47,0 13.45,52.49,0 13.43,52.47,0</coordinates></Polygon></Placemark></kml>`;
    await page
      .getByLabel('Datei mit Liefergebieten')
      .setInputFiles({ name: 'gebiete.kml', mimeType: 'text/xml', buffer: Buffer.from(kml) });
    await page.getByText('Neukölln').first().waitFor();
    await page.getByText('3 Ecken gezeichnet.').waitFor();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByText('Neukölln').first().waitFor({ state: 'detached' });
  }, 60_000);

  it('keep the areas of both when two people add one each', async () => {
    const first = await bella.owner(PHONE);
    const second = await bella.owner(PHONE);
    await openSettings(first.page, 'delivery');
    await openSettings(second.page, 'delivery');
    for (const [{ page }, name] of [
      [second, 'Nord'],
      [first, 'Süd'],
    ] as const) {
      await page.getByRole('button', { name: 'Gebiet hinzufügen' }).click();
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByRole('combobox', { name: 'Postleitzahlen' }).fill('10997');
      await page.keyboard.press('Enter');
    }
    await save(second.page);
    await first.page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByText(/Liefergebiete: nicht da → Nord/).waitFor();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    await save(first.page);
    const areas = first.page.getByRole('list', { name: 'Liefergebiete nach Vorrang' });
    for (const name of ['Nord', 'Süd']) await areas.getByText(name, { exact: true }).waitFor();
    await first.context.close();
    await second.context.close();
  }, 90_000);
});
