import type { FrameLocator, Page } from 'playwright-core';
import { axeFindings } from '../axe.js';
import { Browser, type Browser as Caller } from '../browser.js';
import { DESKTOP, PHONE, type Visit, visit } from '../chromium.js';
import type { Restaurant } from './journey.js';
import { type Seed, seedBasket } from './seeded-basket.js';

const PICKED_UP: Seed = { fulfilment: 'pickup', dishes: { Tiramisù: 2 } };
const PICTURES = process.env.PICTURES;
const WIDTHS = [320, 390, 768, 1440];
const WAYS = ['cash', 'cardOnSite', 'stripe', 'paypal'];

/** The owner, signed in, whose restaurant takes money in every way with the keys of the simulator. */
export async function takingMoney(
  bella: Restaurant,
  account: string,
  fulfilments = ['pickup', 'delivery'],
): Promise<Caller> {
  const lucia = new Browser(bella);
  await lucia.signIn(bella.person);
  const payWays = WAYS.map((method) => ({
    method,
    fulfilments,
    minCents: method === 'paypal' ? 500 : null,
    maxCents: null,
  }));
  const { body } = await lucia.post('/api/shop/update', {
    stripe: { public_key: `pk_test_sim_${account}`, secret_key: `sk_test_sim_${account}` },
    paypal: { public_key: `sim-${account}`, secret_key: `secret-${account}`, sandbox: true },
    settings: { payWays },
  });
  if (!body.success) throw new Error(`No keys: ${JSON.stringify(body)}`);
  await lucia.post('/api/payment/check');
  return lucia;
}

export interface PayingGuest extends Visit {
  /** Every address this window asked for outside of the restaurant. */
  foreign: string[];
}

/** At the checkout, as a rule with something to pick up, everything filled in but how to pay. */
export async function atCheckout(
  bella: Restaurant,
  lang = '',
  basket: Seed = PICKED_UP,
): Promise<PayingGuest> {
  const guest = await visit(bella.chromium, PHONE);
  const { page } = guest;
  const foreign: string[] = [];
  guest.context.on('request', (request) => {
    if (!request.url().startsWith(bella.url) && request.url().startsWith('http')) foreign.push(request.url());
  });
  await seedBasket(page, bella, basket);
  await page.goto(`${bella.url}/s/${bella.slug}/kasse${lang}`);
  await page.getByLabel('Name').fill('Jonas Weber');
  await page.getByLabel(/^E-[Mm]ail/).fill('jonas@example.org');
  return Object.assign(guest, { foreign });
}

/** From the checkout to the page on which it is paid; answers its address. */
export async function orderWith(
  page: Page,
  way: string,
  button = /^Zahlungspflichtig bestellen/,
): Promise<string> {
  await page.getByLabel(way).check();
  await page.getByRole('button', { name: button }).and(page.locator('[aria-busy=false]')).click();
  await page.waitForURL(/\/bestellung\//);
  return page.url();
}

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('.pay__frame iframe');

/** Types a card into the frame of the service and pays. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Kartennummer').fill(number);
  await frame.getByLabel('Ablaufdatum').fill('12/34');
  await frame.getByLabel('Prüfziffer').fill('123');
  await page.getByRole('button', { name: /^Jetzt .* bezahlen$|^Pay .* now$/ }).click();
}

const BOTH = ['light', 'dark'] as const;

/** Clean for axe, and nothing hangs out on the side; with PICTURES set it is drawn at every width, by day and by night. */
export const looksRight = (page: Page, name: string): Promise<string[]> => looks(page, name, WIDTHS, BOTH);

/** The same for the back office, which is always dark: on a phone and on a desk. */
export const atDesk = (page: Page, name: string): Promise<string[]> =>
  looks(page, name, [PHONE.width, DESKTOP.width], ['dark']);

async function looks(
  page: Page,
  name: string,
  widths: readonly number[],
  schemes: readonly (typeof BOTH)[number][],
): Promise<string[]> {
  const findings = await axeFindings(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const over = await page.evaluate(() => document.documentElement.scrollWidth);
  if (over > width) findings.push(`${name} is ${over} wide at ${width}`);
  if (PICTURES) {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const wide of widths) {
        await page.setViewportSize({ width: wide, height });
        await page.screenshot({ path: `${PICTURES}/${name}-${wide}-${colorScheme}.png`, fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize({ width, height });
  }
  return findings;
}
