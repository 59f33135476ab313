import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { open, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let lucia: Visit;

beforeAll(async () => {
  bella = await startRestaurant('leaving');
  lucia = await bella.owner();
}, 120_000);

afterAll(() => bella?.close());

const question = (page: Page) =>
  page.getByRole('dialog', { name: /(speichern|anlegen|verwerfen|verschicken|hinzufügen)\?$/ });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const elsewhere = (page: Page) => page.getByRole('link', { name: 'Tresen', exact: true }).first().click();

/** Every form of the settings: what is typed, and what the question calls it. */
const FORMS: [page: string, field: string, typed: string, named: string][] = [
  ['restaurant', 'Name des Restaurants', 'Trattoria Bellissima', 'Name des Restaurants'],
  ['tax', 'Steuernummer oder USt-IdNr.', '12/345/67890', 'Steuernummer oder USt-IdNr.'],
  ['exceptions', 'Erster Tag', '2020-01-01', 'Erster Tag'],
  ['ordering', 'Letzte Bestellung vor Schluss', '35', 'Letzte Bestellung vor Schluss'],
  ['orders', 'Ablehnen nach', '55', 'Wenn niemand antwortet'],
  ['delivery', 'Standort des Restaurants', '52.5, 13.4', 'Standort auf der Karte'],
  ['guestData', 'Angaben der Gäste löschen nach', '9', 'Angaben der Gäste löschen nach'],
  ['payment', 'Bar ab', '5', 'Bar'],
  ['blockList', 'Ab diesem Betrag', '80', 'Betrag'],
  ['design', 'Überschrift', 'Neu bei uns', 'Überschrift'],
  ['imprint', 'Telefon', '030 765432', 'Telefon'],
  ['pos', 'Adresse deiner Kasse', 'https://kasse.example/tresen', 'Adresse deiner Kasse'],
  ['user', 'Dein Name', 'Lucia B.', 'Dein Name'],
];

describe.each(FORMS)('%s', (name, field, typed, named) => {
  const path = `/app/settings/${name}`;

  it('keeps what was typed until somebody says that it may go', async () => {
    const { page } = lucia;
    await open(page, bella.url + path);
    await page.getByLabel(field).first().fill(typed);
    await page.getByLabel(field).first().blur();
    await page.getByText(`${named} geändert`).waitFor();

    await elsewhere(page);
    await question(page).getByText(named).waitFor();
    // It is the same question everywhere, above pages that are weighed by themselves.
    if (name === 'restaurant') expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByText(`${named} geändert`).waitFor();

    await elsewhere(page);
    await answer(page, 'Verwerfen');
    await page.waitForURL('**/app/dashboard');
    await page.goBack();
    await page.getByText('Alles gespeichert').waitFor();
  }, 60_000);
});

describe('what is unsaved', () => {
  const path = '/app/settings/restaurant';
  const name = (page: Page) => page.getByLabel('Name des Restaurants');

  it('is saved from the question, and the way goes on', async () => {
    const { page } = lucia;
    await open(page, bella.url + path);
    await name(page).fill('Trattoria Bella Due');
    await elsewhere(page);
    await answer(page, 'Speichern und weiter');
    await page.waitForURL('**/app/dashboard');
    await open(page, bella.url + path);
    expect(await name(page).inputValue()).toBe('Trattoria Bella Due');
  }, 60_000);

  it('holds the way when it cannot be saved', async () => {
    const { page } = lucia;
    await open(page, bella.url + path);
    await name(page).fill('');
    await elsewhere(page);
    await answer(page, 'Speichern und weiter');
    await page.getByText('Bitte den Namen des Restaurants eingeben.').first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
  }, 60_000);

  it('survives a step back of the browser, with the address of its page', async () => {
    const { page } = lucia;
    await open(page, `${bella.url}/app/settings/pos`);
    await page.getByRole('link', { name: 'Adresse und Kontakt' }).click();
    await page.waitForURL(`**${path}`);
    await page.getByText('Alles gespeichert').waitFor();
    await name(page).fill('Trattoria Bella Tre');

    await page.goBack();
    await question(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await answer(page, 'Hier bleiben');
    expect(await name(page).inputValue()).toBe('Trattoria Bella Tre');

    await page.goBack();
    await answer(page, 'Verwerfen');
    await page.waitForURL('**/app/settings/pos');
    await page.getByRole('heading', { name: 'Kasse', exact: true }).waitFor();
    await page.goForward();
    await name(page).waitFor();
    expect(await name(page).inputValue()).toBe('Trattoria Bella Due');
  }, 60_000);

  it('makes the browser ask before the page is loaded again', async () => {
    const { page } = lucia;
    await open(page, bella.url + path);
    await name(page).fill('Trattoria Bella Quattro');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    expect(await name(page).inputValue()).toBe('Trattoria Bella Quattro');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
  }, 60_000);
});

/** Where one line is written and sent: the page, its field, what is typed, and how the question is answered. */
const LINES: [path: string, field: string, typed: string, goesOn: string][] = [
  ['settings/team', 'Jemanden einladen', 'jonas@beispiel.example', 'Verschicken und weiter'],
  ['drivers', 'Name', 'Kemal', 'Hinzufügen und weiter'],
  ['ingredients', 'Neue Zutat', 'Kapern', 'Anlegen und weiter'],
  ['settings/pos', 'Neuer Schlüssel', 'Kasse Theke', 'Verwerfen'],
  ['settings/user', 'E-Mail-Adresse', 'neu@beispiel.example', 'Verwerfen'],
  ['settings/security', 'Neues Passwort', 'pasta al dente 8', 'Verwerfen'],
  ['receipts', 'E-Mail des Steuerbüros', 'kanzlei@beispiel.example', 'Speichern und weiter'],
  ['vouchers', 'Beträge zum Antippen', '20; 40', 'Verwerfen'],
];

describe.each(LINES)('what is typed at %s', (path, label, typed, goesOn) => {
  it('goes nowhere without a question', async () => {
    const { page } = lucia;
    const field = page.locator('input').and(page.getByLabel(label, { exact: true }));
    await open(page, `${bella.url}/app/${path}`);
    await field.fill(typed);
    await elsewhere(page);
    await answer(page, 'Hier bleiben');
    await question(page).waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(typed);

    await elsewhere(page);
    await answer(page, goesOn);
    await page.waitForURL('**/app/dashboard');
  }, 60_000);
});

describe('a window above a page', () => {
  it.each([
    ['products/categories', 'Kategorie anlegen', 'Neue Kategorie', 'Mittagstisch'],
    ['ingredients/categories', 'Gruppe anlegen', 'Neue Gruppe', 'Saucen'],
  ])(
    '%s keeps what was typed when Escape or Abbrechen is pressed',
    async (path, opener, title, typed) => {
      const { page } = lucia;
      await open(page, `${bella.url}/app/${path}`);
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await dialog.getByLabel('Name', { exact: true }).fill(typed);

      await page.keyboard.press('Escape');
      await answer(page, 'Hier bleiben');
      await question(page).waitFor({ state: 'detached' });
      expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(typed);

      await dialog.getByRole('button', { name: 'Abbrechen' }).click();
      await answer(page, 'Verwerfen');
      await dialog.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: opener }).first().click();
      await dialog.getByLabel('Name', { exact: true }).fill(typed);
      await page.keyboard.press('Escape');
      await answer(page, 'Anlegen und weiter');
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(typed).first().waitFor();
    },
    60_000,
  );
});

describe('a file that has been checked', () => {
  const cancel = (page: Page) => page.getByRole('button', { name: 'Abbrechen' }).click();

  it('is dropped for another one only when somebody says so', async () => {
    const { page } = lucia;
    await open(page, `${bella.url}/app/products/import`);
    const buffer = Buffer.from('Kategorie;Name;Preis\r\nMittagstisch;Linsensuppe;6,90');
    const file = { name: 'mittag.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('Datei mit der Speisekarte').setInputFiles(file);
    await page.getByRole('button', { name: 'Jetzt übernehmen' }).waitFor();

    await cancel(page);
    await question(page).getByText('1 neu, 0 geändert, nichts davon übernommen').waitFor();
    await answer(page, 'Hier bleiben');
    await page.getByRole('button', { name: 'Andere Datei wählen' }).click();
    const chosen = page.waitForEvent('filechooser');
    await answer(page, 'Verwerfen');
    await chosen;
    await page.getByRole('button', { name: 'Jetzt übernehmen' }).waitFor();

    await cancel(page);
    await answer(page, 'Verwerfen');
    await page.getByRole('button', { name: 'Datei wählen', exact: true }).waitFor();
  }, 60_000);
});

describe('a session that ends in the middle of a form', () => {
  const path = '/app/settings/restaurant';
  const name = (page: Page) => page.getByLabel('Name des Restaurants');
  const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const again = (page: Page) => page.getByRole('dialog', { name: 'Melde dich noch einmal an' });

  async function signIn(page: Page, password: string): Promise<void> {
    await again(page).getByLabel('Passwort', { exact: true }).fill(password);
    await again(page).getByRole('button', { name: 'Anmelden' }).click();
  }

  it('keeps what was typed, asks for the password above it and saves', async () => {
    const { page, context } = await bella.owner();
    await open(page, bella.url + path);
    await name(page).fill('Trattoria Bella Cinque');
    const button = page.getByRole('button', { name: 'Speichern', exact: true });
    await button.focus();
    await context.clearCookies();
    // A call of the page's own may have asked for the password by now, and its dialog lies above the button.
    await button.dispatchEvent('click');
    await again(page).getByText('Du bist nicht mehr angemeldet.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await page.getByText('Nicht gespeichert: Du bist nicht angemeldet.').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Speichern');
    expect(await name(page).inputValue()).toBe('Trattoria Bella Cinque');

    await save(page);
    await signIn(page, 'nicht mein Passwort');
    await again(page).getByText('stimmt nicht').waitFor();
    await signIn(page, bella.person.password);
    await again(page).waitFor({ state: 'detached' });
    await page.getByText('Alles gespeichert').waitFor();
    await open(page, bella.url + path);
    expect(await name(page).inputValue()).toBe('Trattoria Bella Cinque');
    await context.close();
  }, 60_000);

  it('does not send it in the name of whoever has signed in at another window', async () => {
    const marco = { name: 'Marco', email: 'marco-leaving@tresen.example', password: 'pasta al dente 9' };
    await bella.createUser(marco);
    const { page, context } = await bella.owner();
    await open(page, bella.url + path);
    await name(page).fill('Trattoria Bella Sei');
    await new Promise((passed) => setTimeout(passed, 1_100));
    const headers = { origin: bella.url };
    const { email, password } = marco;
    const entered = await context.request.post(`${bella.url}/api/auth/login`, {
      data: { email, password },
      headers,
    });
    expect(entered.ok()).toBe(true);

    await save(page);
    await again(page).getByText('jemand anderes angemeldet').waitFor();
    await signIn(page, bella.person.password);
    await page.getByText('Alles gespeichert').waitFor();
    await open(page, bella.url + path);
    expect(await name(page).inputValue()).toBe('Trattoria Bella Sei');
    await context.close();
  }, 60_000);

  it('is something else than a line that breaks: then the page stays as it is, and says so', async () => {
    const { page, context } = await bella.preparedOwner();
    await open(page, bella.url + path);
    await name(page).fill('Trattoria Bella Sette');
    await context.setOffline(true);
    await save(page);
    await page.getByText('Was du eingegeben hast, steht noch da').waitFor();
    await context.setOffline(false);
    await save(page);
    await page.getByText('Alles gespeichert').waitFor();

    await open(page, bella.url + path);
    await context.setOffline(true);
    await elsewhere(page);
    await page.getByText('Keine Internetverbindung: Diese Seite bleibt stehen.').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await context.setOffline(false);
    await elsewhere(page);
    await page.waitForURL('**/app/dashboard');
    await context.close();
  }, 60_000);
});

describe('a category that two people change at the same time', () => {
  const words = (page: Page) => page.getByRole('dialog').getByLabel('Beschreibung');
  const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  const gone = (page: Page) => words(page).waitFor({ state: 'detached' });
  let other: Visit;

  async function write({ page }: Visit, text: string): Promise<void> {
    await page.getByRole('button', { name: 'Dolci bearbeiten', exact: true }).click();
    await words(page).fill(text);
  }

  beforeAll(async () => {
    other = await bella.owner();
    for (const { page } of [lucia, other]) await open(page, `${bella.url}/app/products/categories`);
  }, 60_000);
  afterAll(() => other?.context.close());

  it('is saved the second time, with what was typed the first time', async () => {
    const { page } = lucia;
    await write(lucia, 'Von Lucia');
    await write(other, 'Von Jonas');
    await save(other.page);
    await gone(other.page);
    await save(page);
    await page.getByRole('dialog').getByText('Jemand anderes hat das gerade geändert').waitFor();
    expect(await words(page).inputValue()).toBe('Von Lucia');
    await save(page);
    await gone(page);
    for (const { page } of [lucia, other]) await page.getByText('Von Lucia').first().waitFor();
  }, 60_000);

  it('takes nobody to the sign-in who has typed something: they are asked above it', async () => {
    await write(other, 'Noch nicht fertig');
    await other.context.clearCookies();
    await write(lucia, 'Täglich bis drei');
    await save(lucia.page);
    await gone(lucia.page);
    await other.page.getByText('Du bist nicht mehr angemeldet.').waitFor();
    await other.page.keyboard.press('Escape');
    expect(await words(other.page).inputValue()).toBe('Noch nicht fertig');
    expect(new URL(other.page.url()).pathname).toBe('/app/products/categories');
  }, 60_000);
});
