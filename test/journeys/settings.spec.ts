import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

const PAGE = '/app/settings/restaurant';

let bella: Restaurant;
let lucia: Visit;

beforeAll(async () => {
  bella = await startRestaurant('settings');
  lucia = await bella.owner();
  await openSettings(lucia.page);
}, 120_000);

afterAll(() => bella?.close());

async function openSettings(page: Page): Promise<void> {
  await open(page, bella.url + PAGE);
  await page.getByRole('heading', { name: 'Restaurant', exact: true }).waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Alles gespeichert').waitFor();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const guestsRead = async (): Promise<string> => {
  const answer = await fetch(`${bella.url}/api/storefront/${bella.slug}/status`);
  return (await answer.json()).data.sentence;
};

describe('the settings of the restaurant', () => {
  it('take hours past midnight and a closed holiday, and guests read them', async () => {
    const { page } = lucia;
    await page.getByRole('button', { name: 'Samstag: Zeiten eintragen' }).click();
    await page.getByLabel('Samstag von').fill('17');
    await page.getByLabel('Samstag bis').fill('2');
    await page.getByLabel('Samstag bis').blur();
    await page.getByRole('switch', { name: 'Sonntag', exact: true }).uncheck({ force: true });
    const preview = page.getByRole('complementary', { name: 'Vorschau' });
    await preview.getByText('17:00–02:00 Uhr').waitFor();
    await page.getByText('bis zum nächsten Tag').waitFor();

    await choose(page, 'Bundesland', 'Berlin');
    await choose(page, 'An Feiertagen', 'Geschlossen');
    await page.getByLabel(/Tag der Arbeit/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await save(page);

    await page.getByText('Öffnungszeiten Samstag:').first().waitFor();
    await page.getByText('Berlin: geschlossen').first().waitFor();
    const guest = await fetch(`${bella.url}/s/${bella.slug}`);
    expect((await guest.text()).includes('Sa 17:00–02:00 Uhr')).toBe(true);
  }, 60_000);

  it('refuse hours that overlap beside the field, before anything is sent', async () => {
    const { page } = lucia;
    await page.getByRole('button', { name: 'Samstag: weitere Zeit' }).click();
    await page.getByLabel('Samstag, 2. Zeit, von').fill('18:00');
    await page.getByLabel('Samstag, 2. Zeit, von').blur();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.locator('#oeffnungszeiten').getByText('Die Zeiten überschneiden sich.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByText('Alles gespeichert').waitFor();
  }, 60_000);

  it('pause and resume orders without saving', async () => {
    const { page } = lucia;
    await page.getByLabel('Grund').fill('Ofen aus');
    await page.getByRole('button', { name: '30 Minuten' }).click();
    await page.getByText(/Alle Bestellungen pausieren bis .* \(Ofen aus\)/).waitFor();
    expect(await guestsRead()).toMatch(/^Bestellungen pausiert \(Ofen aus\) bis .*\d\d:\d\d Uhr$/);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Jetzt fortsetzen' }).click();
    await page.getByRole('button', { name: '30 Minuten' }).waitFor();
    expect(await guestsRead()).not.toContain('pausiert');
  }, 60_000);

  it('let a delivery area be drawn by keyboard, and say whom it serves', async () => {
    const { page } = lucia;
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
    await openSettings(page);
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
    await openSettings(first.page);
    await openSettings(second.page);
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
    await first.page.getByRole('button', { name: 'Speichern' }).click();
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

  it('lose nothing when two people save the same page', async () => {
    const first = await bella.owner(PHONE);
    const second = await bella.owner(PHONE);
    await openSettings(first.page);
    await openSettings(second.page);
    await second.page.getByLabel('Firma').fill('Bella GmbH');
    await second.page.getByLabel('Website').fill('www.bella.example');
    await save(second.page);

    await first.page.getByLabel('Firma').fill('Bella OHG');
    await first.page.getByLabel('Telefon').fill('030 23125 999');
    await first.page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByText('Deine Eingabe: Bella OHG').waitFor();
    await dialog.getByText(/Website/).waitFor();
    expect(await axeFindings(first.page)).toEqual([]);
    await dialog.getByLabel('Gespeichert: Bella GmbH').check();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await first.page.getByLabel('Telefon').inputValue()).toBe('030 23125 999');
    await save(first.page);

    await first.page.reload();
    const fields = ['Firma', 'Website', 'Telefon'].map((label) => first.page.getByLabel(label).inputValue());
    expect(await Promise.all(fields)).toEqual(['Bella GmbH', 'https://www.bella.example', '030 23125999']);
    await first.context.close();
    await second.context.close();
  }, 90_000);
});
