import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type PaySim, startPaySim } from '../../scripts/pay-sim/start.mjs';
import { axeFindings } from '../support/axe.js';
import { open, PHONE, type Visit } from '../support/chromium.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { mailTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const PLAN = '/app/settings/subscription';

let bella: Restaurant;
let lucia: Visit;
let sim: PaySim;

beforeAll(async () => {
  bella = await startRestaurant('plan');
  sim = await startPaySim({ port: bella.payPort });
  sim.plans.hook({ url: `${bella.url}/hooks/platform/stripe`, secret: 'whsec_platform' });
  lucia = await bella.owner();
  await open(lucia.page, bella.url + PLAN);
  await backToFree(lucia.page);
}, 120_000);
afterAll(async () => {
  await bella?.close();
  await sim?.close();
});

/** The restaurant of the demonstration has everything. */
const backToFree = (page: Page) =>
  page.evaluate(async () => {
    const { data } = await (await fetch('/api/auth/refresh', { method: 'POST' })).json();
    const headers = { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' };
    await fetch('/api/billing/free', { method: 'POST', headers, body: '{}' });
  });

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const before = page.viewportSize();
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  if (before) await page.setViewportSize(before);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

describe('a plan', () => {
  it('is named before anybody types what it does not include', async () => {
    const { page } = lucia;
    await open(page, `${bella.url}/app/settings/delivery`);
    await page.getByText('Liefergebiete gibt es ab dem Tarif „Starter“.').waitFor();
    await page.getByRole('link', { name: 'Tarife ansehen' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Gebiet hinzufügen' }).count()).toBe(0);
    await looksRight(page);
  }, 60_000);

  it('is bought', async () => {
    const { page } = lucia;
    await open(page, bella.url + PLAN);
    await heading(page, 'Kostenlos').waitFor();
    await page.getByText('Vorbestellungen ruhen.').waitFor();
    await looksRight(page);
    await page.getByRole('link', { name: 'Starter buchen' }).click();
    const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen' });
    await order.click();
    await page.getByText('Tarife gibt es nur für Unternehmer.', { exact: false }).waitFor();
    await page.getByLabel(/Unternehmer/).check();
    await page.getByLabel(/AGB/).check();
    await page.getByText('34,51').waitFor();
    await looksRight(page);
    await order.click();
    await page.getByLabel('Kartennummer').fill('4000000000000002');
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await page.getByText('Die Karte wurde abgelehnt.').waitFor();
    await page.getByLabel('Kartennummer').fill('4242424242424242');
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await page.getByText('Ihr habt jetzt den Tarif „Starter“').waitFor();
    await looksRight(page);
    await page.getByRole('link', { name: 'Zum Tarif' }).click();
    await heading(page, 'Starter').waitFor();
    await page.getByText('Nächste Zahlung').waitFor();
    await mailTo(bella, bella.person.email, 'Euer Tarif „Starter“ läuft');
    await looksRight(page);
  }, 120_000);

  it('becomes larger at once, for what was said before', async () => {
    const { page } = lucia;
    await open(page, `${bella.url}/app/checkout?plan=professional`);
    await page.getByText('Von „Starter“ zu „Professional“').waitFor();
    await looksRight(page);
    await page.getByRole('link', { name: 'Wechsel ansehen' }).click();
    await page.getByText(/Heute werden .+ abgebucht/).waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: 'Zahlungspflichtig wechseln' }).click();
    await heading(page, 'Professional').waitFor();
    await page.getByText('anteiliger Aufpreis').waitFor();
  }, 60_000);

  it('becomes smaller with the next payment', async () => {
    const { page } = lucia;
    await page.getByRole('button', { name: 'Zu Starter wechseln' }).click();
    await page.getByText('Heute wird nichts abgebucht.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Wechseln', exact: true }).click();
    await page.getByText('Danach', { exact: true }).waitFor();
    await heading(page, 'Professional').waitFor();
    await looksRight(page);
  }, 60_000);

  it('whose payment fails says so on every page, and is paid with another card', async () => {
    const { page } = lucia;
    const [contract] = sim.plans.all();
    sim.plans.advance({ id: contract?.id ?? '', outcome: 'declined' });
    await mailTo(bella, bella.person.email, 'Die Zahlung für euren Tarif ist fehlgeschlagen');
    await open(page, `${bella.url}/app/orderHistory`);
    await page.getByText('Die Zahlung für euren Tarif ist fehlgeschlagen').waitFor();
    await page.getByText(/^Bis zum \d\d\.\d\d\.\d{4} läuft alles weiter/).waitFor();
    await page.getByRole('link', { name: 'Zum Tarif' }).click();
    await page.getByText('Die letzte Zahlung ist fehlgeschlagen.', { exact: false }).waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
    await page.getByLabel('Kartennummer').fill('4000000000000002');
    await page.getByRole('button', { name: 'Bezahlen' }).click();
    await page.getByText('Die Karte wurde abgelehnt.').waitFor();
    await page.getByLabel('Kartennummer').fill('4242424242424242');
    await page.getByRole('button', { name: 'Bezahlen' }).click();
    await page.getByRole('heading', { name: 'Bezahlt' }).waitFor();
    await eventually(async () => {
      await open(page, bella.url + PLAN);
      return heading(page, 'Starter').isVisible();
    });
    await page.getByText('Nächste Zahlung').waitFor();
  }, 60_000);

  it('is cancelled in two steps, and taken back', async () => {
    const { page } = lucia;
    await page.getByRole('button', { name: 'Verträge hier kündigen' }).click();
    await page.getByRole('button', { name: 'Jetzt kündigen' }).waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
    await page.getByText(/^Gekündigt zum/).waitFor();
    await looksRight(page);
    const mail = await mailTo(bella, bella.person.email, 'Kündigung bestätigt');
    expect(mail.text).toMatch(/um \d\d:\d\d Uhr bei uns eingegangen/);
    await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).click();
    await page.getByText('Nächste Zahlung').waitFor();
  }, 60_000);
});
