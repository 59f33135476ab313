import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';

let bella: Restaurant;
let lucia: Visit;

beforeAll(async () => {
  bella = await startRestaurant('settings');
  lucia = await bella.owner();
}, 120_000);

afterAll(() => bella?.close());

const openSettings = (page: Page, name: string): Promise<void> =>
  open(page, `${bella.url}/app/settings/${name}`);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
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
    await openSettings(page, 'hours');
    await page.getByRole('button', { name: 'Samstag: Zeiten eintragen' }).click();
    await page.getByLabel('Samstag von').fill('17');
    await page.getByLabel('Samstag bis').fill('2');
    await page.getByLabel('Samstag bis').blur();
    await page.getByRole('switch', { name: 'Sonntag', exact: true }).uncheck({ force: true });
    const preview = page.getByRole('complementary', { name: 'Vorschau' });
    await preview.getByText('17:00–02:00 Uhr').waitFor();
    await page.getByText('bis zum nächsten Tag').waitFor();
    await page.getByText('Öffnungszeiten Samstag und Öffnungszeiten Sonntag geändert').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await save(page);

    await openSettings(page, 'exceptions');
    await choose(page, 'Bundesland', 'Berlin');
    await choose(page, 'An Feiertagen', 'Geschlossen');
    await page.getByLabel(/Tag der Arbeit/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await save(page);

    await openSettings(page, 'history');
    await page.getByText('Öffnungszeiten Samstag:').first().waitFor();
    await page.getByText('Berlin: geschlossen').first().waitFor();
    const guest = await fetch(`${bella.url}/s/${bella.slug}`);
    expect((await guest.text()).includes('Sa 17:00–02:00 Uhr')).toBe(true);
  }, 60_000);

  it('refuse hours that overlap beside the field, before anything is sent', async () => {
    const { page } = lucia;
    await openSettings(page, 'hours');
    await page.getByRole('button', { name: 'Samstag: weitere Zeit' }).click();
    await page.getByLabel('Samstag, 2. Zeit, von').fill('18:00');
    await page.getByLabel('Samstag, 2. Zeit, von').blur();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.locator('main').getByText('Die Zeiten überschneiden sich.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await page.getByText('Alles gespeichert').waitFor();
  }, 60_000);

  it('refuse a time that nobody can read, and take 24 for midnight', async () => {
    const { page } = lucia;
    await openSettings(page, 'hours');
    const until = page.getByLabel('Samstag bis');
    const from = page.getByLabel('Samstag von');
    const beside = async () => ((await until.boundingBox())?.y ?? 0) - ((await from.boundingBox())?.y ?? 0);
    const before = await beside();
    await until.fill('abc');
    await page.keyboard.press('Control+s');
    await page.locator('main').getByText('Bitte eine Uhrzeit wie 11:30 eingeben.').waitFor();
    expect(await beside()).toBe(before);
    await page.getByLabel('Freitag').first().focus();
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Samstag bis');
    expect(await until.inputValue()).toBe('abc');
    expect(await page.getByText('Änderungen gespeichert').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    await until.fill('24');
    await until.blur();
    expect(await until.inputValue()).toBe('24:00');
    await save(page);
    await until.fill('abc');
    await until.blur();
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    expect(await until.inputValue()).toBe('24:00');
    await until.fill('2');
    await until.blur();
    await save(page);
  }, 60_000);

  it('keep what has the focus in sight above the bar that saves', async () => {
    const { page, context } = await bella.owner({ width: 768, height: 1_024 });
    await openSettings(page, 'orders');
    await page.getByRole('switch').first().focus();
    await page.keyboard.press('Space');
    const save = page.getByRole('button', { name: 'Speichern', exact: true });
    await save.waitFor();
    const hidden = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('[class*="bar"]:has([type="submit"])');
        if (!focused || !bar || bar.contains(focused)) return null;
        const [{ bottom }, { top }] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
        return bottom > top ? (focused.getAttribute('aria-label') ?? focused.outerHTML.slice(0, 120)) : '';
      });
    const found: string[] = [];
    for (let at = await hidden(); at !== null && found.length < 60; at = await hidden()) {
      found.push(at);
      await page.keyboard.press('Tab');
    }
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(Boolean)).toEqual([]);
    await context.close();
  }, 60_000);

  it('pause and resume orders without saving', async () => {
    const { page } = lucia;
    await openSettings(page, 'exceptions');
    await page.getByLabel('Grund').fill('Ofen aus');
    await page.getByRole('button', { name: '30 Minuten' }).click();
    await page.getByText(/Alle Bestellungen pausieren bis .* \(Ofen aus\)/).waitFor();
    // How the end is said depends on the hour and the day on which this runs.
    expect(await guestsRead()).toMatch(/^Bestellungen pausiert \(Ofen aus\) bis \S/);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Jetzt fortsetzen' }).click();
    await page.getByRole('button', { name: '30 Minuten' }).waitFor();
    expect(await guestsRead()).not.toContain('pausiert');
  }, 60_000);

  it('lose nothing when two people save the same page', async () => {
    const first = await bella.owner(PHONE);
    const second = await bella.owner(PHONE);
    await openSettings(first.page, 'restaurant');
    await openSettings(second.page, 'restaurant');
    await second.page.getByLabel('Ort').fill('Potsdam');
    await second.page.getByLabel('Website').fill('www.bella.example');
    await save(second.page);

    await first.page.getByLabel('Ort').fill('Köln');
    await first.page.getByLabel('Telefon').fill('030 23125 999');
    await first.page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByText('Deine Eingabe: Köln').waitFor();
    await dialog.getByText(/Website/).waitFor();
    expect(await axeFindings(first.page)).toEqual([]);
    await dialog.getByLabel('Gespeichert: Potsdam').check();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await first.page.getByLabel('Telefon').inputValue()).toBe('030 23125 999');
    await save(first.page);

    await first.page.reload();
    const fields = ['Ort', 'Website', 'Telefon'].map((label) => first.page.getByLabel(label).inputValue());
    expect(await Promise.all(fields)).toEqual(['Potsdam', 'https://www.bella.example', '030 23125999']);
    await first.context.close();
    await second.context.close();
  }, 90_000);

  it('do not ask about what somebody saved on another page', async () => {
    const first = await bella.owner(PHONE);
    const second = await bella.owner(PHONE);
    await openSettings(first.page, 'reuse');
    await openSettings(second.page, 'tax');
    await second.page.getByRole('textbox', { name: 'Firma' }).fill('Bella GmbH');
    await save(second.page);
    await first.page.getByLabel('Gäste dürfen eigene Behälter mitbringen').check();
    await save(first.page);
    expect(await first.page.getByRole('dialog').count()).toBe(0);
    await first.context.close();
    await second.context.close();
  }, 60_000);

  it('are found by keyboard, by the name of a field too', async () => {
    const { page } = lucia;
    await open(page, `${bella.url}/app/settings`);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('lieferzeit');
    await page.getByText('Angezeigte Lieferzeit').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/settings/ordering');
    await page.getByRole('heading', { name: 'Vorlauf und Vorbestellung' }).waitFor();

    await page.getByRole('link', { name: 'Alle Einstellungen' }).click();
    await page.getByRole('searchbox', { name: 'Einstellung suchen' }).fill('mehrweg');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/settings/reuse');
  }, 60_000);
});
