import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import { axeFindings } from '../support/axe.js';
import { Browser as Caller } from '../support/browser.js';
import { DESKTOP, open, PHONE, visit } from '../support/chromium.js';
import { aFolder } from '../support/folder.js';
import { type Restaurant, startRestaurant } from '../support/journeys/journey.js';
import { startWebSpace, type WebSpace } from '../support/web-space.js';

let bella: Restaurant;
let space: WebSpace;

beforeAll(async () => {
  bella = await startRestaurant('own-website');
  space = await startWebSpace('/karte/');
}, 120_000);
afterAll(async () => {
  space?.close();
  await bella?.close();
});

const PICTURES = process.env.PICTURES;
async function looksRight(page: Page, name: string): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
}

/** As somebody without FTP brings it to their web space. */
async function unpackArchive(): Promise<void> {
  const lucia = new Caller(bella);
  await lucia.signIn(bella.person);
  const answer = await fetch(`${bella.url}/api/export/zip`, {
    headers: { authorization: `Bearer ${lucia.token}` },
  });
  expect(answer.status).toBe(200);
  space.folder = aFolder('web-space');
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))) {
    const file = path.join(space.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

const hostsOf = (page: Page): Set<string> => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  return hosts;
};

describe('the own website', () => {
  it('is made by its owner, who sees how far it is', async () => {
    const { page, context, complaints } = await bella.preparedOwner();
    await open(page, `${bella.url}/app/settings/export`);
    await page.getByText('Noch keine Website veröffentlicht').waitFor();
    await looksRight(page, 'export-empty');
    await page.getByLabel('Adresse der Website').fill(space.url);
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await page.getByText('Zugang gespeichert').first().waitFor();
    await page.getByRole('button', { name: 'Website erstellen' }).click();
    await page.getByText('ZIP bereit').first().waitFor({ timeout: 60_000 });
    await page.getByText('Kein Webspace eingerichtet').waitFor();
    await looksRight(page, 'export-done');
    await page.setViewportSize(PHONE);
    await looksRight(page, 'export-done');
    expect(complaints).toEqual([]);
    await context.close();
    await unpackArchive();
  }, 120_000);

  it('takes an order from its own web space, and asks nobody else for anything', async () => {
    const { page, context, complaints } = await visit(bella.chromium, PHONE);
    const hosts = hostsOf(page);
    await page.goto(space.url);
    await page.locator('#status[data-state=open]').waitFor();
    await looksRight(page, 'own-menu');

    const tiramisu = page.locator('.dish__open', { hasText: 'Tiramisù' }).first();
    const address = new URL((await tiramisu.getAttribute('href')) ?? '', page.url()).href;
    await page.goto(address);
    await page.getByRole('heading', { name: 'Tiramisù' }).waitFor();
    await looksRight(page, 'own-dish');
    await page.setViewportSize(DESKTOP);
    await looksRight(page, 'own-dish');
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: 'Bestellen', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Tiramisù' });
    await sheet.getByRole('button', { name: /^Hinzufügen/ }).click();
    await page.locator('#warenkorb').click();
    await page.getByRole('link', { name: /Zur Kasse/ }).click();
    await page
      .getByText(/fertig gegen/)
      .first()
      .waitFor();
    await page.getByLabel('Name').fill('Jonas Weber');
    await page.getByLabel('E-Mail').fill('jonas@example.org');
    await looksRight(page, 'own-checkout');
    expect([...hosts].sort()).toEqual([new URL(space.url).origin, bella.url].sort());
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
    await page.getByText('Wir haben deine Bestellung erhalten').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);

  it('can be read when nobody answers, and says that ordering has to wait', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    await context.route(`${bella.url}/**`, (route) => route.abort());
    await page.goto(space.url);
    await page.getByText('Bestellen geht gerade nicht. Die Karte kannst du weiter lesen.').waitFor();
    expect(await page.locator('.dish').count()).toBeGreaterThan(20);
    await looksRight(page, 'own-menu-away');
    await page.locator('.dish__open', { hasText: 'Tiramisù' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Tiramisù' }).waitFor();
    await page
      .locator('#bestellen[aria-disabled=true]', { hasText: 'Bestellen geht gerade nicht' })
      .waitFor();
    await looksRight(page, 'own-dish-away');
    await context.close();
  }, 120_000);

  it('shows the prices of today, and without us says from when its own are', async () => {
    const { page, context } = await visit(bella.chromium, PHONE);
    const prices = () => page.locator('.dish__price').allTextContents();
    const tiramisu = page.locator('.dish', { hasText: 'Tiramisù' }).first();
    await context.route(`${bella.url}/**`, (route) => route.abort());
    await page.goto(space.url);
    await page.getByText(/^Preise vom \d+\. \p{L}+ \d{4}\. Die heutigen/u).waitFor();
    const written = await prices();

    const lucia = new Caller(bella);
    await lucia.signIn(bella.person);
    const id = await tiramisu.getAttribute('data-id');
    const { body } = await lucia.get<MenuView>(`/api/storefront/${bella.slug}/menu`);
    const dishes = body.data.categories.flatMap(({ products }) => products);
    const variantId = dishes.find((dish) => dish.id === id)?.variants[0]?.id;
    await lucia.post('/api/product/price', { id, variantId, priceCents: 12_345 });
    await context.unroute(`${bella.url}/**`);
    await page.reload();
    await tiramisu.getByText('123,45').waitFor();
    // Nothing else is written otherwise than the server has written it.
    const today = await prices();
    expect(today.filter((text, place) => text !== written[place])).toEqual([
      expect.stringContaining('123,45'),
    ]);
    expect(await page.locator('#stand').isVisible()).toBe(false);
    await page.goto(
      new URL((await tiramisu.locator('.dish__open').getAttribute('href')) ?? '', page.url()).href,
    );
    await page.locator('.about__line', { hasText: '123,45' }).waitFor();
    await context.close();
  }, 120_000);

  it('alone may ask: another site gets no answer it could read', async () => {
    const ask = (origin: string) =>
      fetch(`${bella.url}/api/storefront/${bella.slug}/status`, { headers: { origin } });
    const own = new URL(space.url).origin;
    expect((await ask(own)).headers.get('access-control-allow-origin')).toBe(own);
    expect((await ask('https://fremd.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
