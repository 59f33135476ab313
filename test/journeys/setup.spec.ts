import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser as Chromium } from 'playwright-core';
import { YUSUF } from '../factories/people.js';
import { type RunningApp, startApp } from '../support/app.js';
import { axeFindings } from '../support/axe.js';
import { PHONE, startChromium, visit } from '../support/chromium.js';

let running: RunningApp;
let chromium: Chromium;

beforeAll(async () => {
  [running, chromium] = await Promise.all([startApp(), startChromium()]);
}, 60_000);
afterAll(async () => {
  await chromium?.close();
  await running?.close();
});

describe('a new restaurant', () => {
  it('registers, is set up on a phone, and stands at its counter', async () => {
    const { page, complaints } = await visit(chromium, PHONE);
    const next = () => page.getByRole('button', { name: /^(Weiter|Fertig)$/ }).click();

    await page.goto(`${running.url}/register`);
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
    await page.waitForURL(`${running.url}/app/dashboard`);
    await page.getByRole('heading', { name: 'Imbiss Nord' }).waitFor();
    await page.getByText('Bis zur ersten Bestellung').waitFor();

    await page.goto(`${running.url}/s/imbiss-nord`);
    expect(await page.locator('.dish').count()).toBeGreaterThan(8);
    expect(complaints).toEqual([]);
  }, 120_000);
});
