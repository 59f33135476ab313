import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type DnsSim, startDnsSim } from '../../scripts/dns-sim.mjs';
import { DEMO } from '../factories/orders.js';
import { axeFindings } from '../support/axe.js';
import { DESKTOP, PHONE, startWholeChromium, type Visit, visit } from '../support/chromium.js';
import { type Journey, startJourney } from '../support/journeys/journey.js';
import { type Product, startProduct } from '../support/product.js';

const NAME = 'bestellen.bella.de';

let dns: DnsSim;
let bella: Product;
let tresen: Journey;
let lucia: Visit;

beforeAll(async () => {
  dns = await startDnsSim();
  [bella, tresen] = await Promise.all([startProduct({ DNS_SERVERS: dns.address }), startJourney()]);
  lucia = await visit(tresen.chromium, DESKTOP);
}, 120_000);

afterAll(async () => {
  await tresen?.close();
  await bella?.close();
  await dns?.close();
});

async function looksRight(page: Page, name: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    const folder = process.env.PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png`, fullPage: true });
  }
  await page.setViewportSize(DESKTOP);
}

/** A guest who found the name in the DNS, and then loses the network. */
async function readsOffline(): Promise<void> {
  const home = `http://${NAME}:${new URL(bella.url).port}`;
  const phone = await startWholeChromium(
    `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
    // Stands in for the certificate that the proxy in front would bring.
    `--unsafely-treat-insecure-origin-as-secure=${home}`,
  );
  try {
    const { page, context } = await visit(phone, PHONE);
    await page.goto(home);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${home}/`);
    await context.setOffline(true);
    await page.goto(`${home}/?utm_source=flyer`);
    await page.getByText('Du bist offline.').waitFor();
    await page.getByRole('heading', { name: 'Antipasti' }).waitFor();
    await expect(page.goto(`${home}/kasse`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  } finally {
    await phone.close();
  }
}

it('an operator connects a domain of their own, and takes it away again', async () => {
  const { page } = lucia;
  await page.goto(`${bella.url}/login?redirect=/app/settings/design`);
  await page.getByLabel('E-Mail').fill(DEMO.email);
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();

  await page.getByLabel('Domain', { exact: true }).fill('bella');
  await page.getByRole('button', { name: 'Domain eintragen' }).click();
  await page.getByText('Bitte eine Domain wie bestellen.bella.de eingeben.').waitFor();
  await page.getByLabel('Domain', { exact: true }).fill(`https://${NAME}/`);
  await page.getByRole('button', { name: 'Domain eintragen' }).click();
  const proof = page.getByLabel('Wert (TXT)');
  await proof.waitFor();
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await page.getByText('Den TXT-Eintrag sehen wir noch nicht.').waitFor();
  await looksRight(page, 'domain-open');

  dns.zone.set(`_tresen.${NAME}`, { TXT: [await proof.inputValue()] });
  dns.zone.set(NAME, { A: ['127.0.0.1'] });
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await page.getByText('Verbunden', { exact: true }).waitFor();
  await page.getByText('Die Domain zeigt hierher.').waitFor();
  await page.getByText(`${NAME}, bestätigt`).waitFor();
  await looksRight(page, 'domain-live');
  expect(await page.getByLabel('Adresse des Shops').inputValue()).toContain(`http://${NAME}:`);

  await readsOffline();

  await page.getByRole('button', { name: 'Domain entfernen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Domain entfernen' }).click();
  await page.getByLabel('Domain', { exact: true }).waitFor();
}, 120_000);
