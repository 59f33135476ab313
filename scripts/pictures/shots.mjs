import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const PICTURES = inRoot('views', 'public', 'pictures');
const SHOP = '/s/trattoria-bella';
const PHONE = { width: 390, height: 800 };
const PHONE_DETAIL = { width: 390, height: 560 };
const DESK = { width: 1440, height: 1000 };
const ROOM = 12;

/** One readable detail each: the name, the window it is taken in, its width in the file, and how to get there. */
export const SHOTS = [
  { name: 'karte', viewport: PHONE, width: 640, take: menu },
  { name: 'gericht', viewport: PHONE, width: 640, take: dish },
  { name: 'verfolgen', viewport: PHONE_DETAIL, width: 640, take: tracking },
  { name: 'shop', viewport: { width: 760, height: 600 }, width: 1100, take: menu },
  { name: 'bestellung', viewport: DESK, width: 900, signedIn: true, take: newOrder },
  { name: 'druck', viewport: { width: 1024, height: 1000 }, width: 1000, signedIn: true, take: queue },
  { name: 'og', viewport: { width: 1320, height: 693 }, width: 1200, isShared: true, take: home },
];

/** What stands beside a shared link: the first screen of the public page, with the pictures that were just taken. */
async function home(page) {
  await page.route('**/pictures/*.webp', (route) =>
    route.fulfill({ path: path.join(PICTURES, path.basename(new URL(route.request().url()).pathname)) }),
  );
  await page.goto('/');
  await page.evaluate(() => {
    // What leads elsewhere cannot be tapped in a picture.
    const [, ...links] = document.querySelectorAll('header a, header button');
    for (const link of [...links, ...document.querySelectorAll('main a')]) link.style.visibility = 'hidden';
  });
  await settled(page);
  return page.screenshot();
}

async function menu(page) {
  await page.goto(SHOP);
  await settled(page);
  return page.screenshot();
}

async function dish(page) {
  await page.goto(SHOP);
  await page.getByRole('button', { name: 'Vitello Tonnato', exact: true }).click();
  await page.getByRole('dialog', { name: 'Vitello Tonnato' }).waitFor();
  await settled(page);
  return page.screenshot();
}

async function tracking(page, { token }) {
  await page.goto(`${SHOP}/bestellung/${token}`);
  await settled(page);
  return page.screenshot();
}

async function newOrder(page) {
  await page.goto('/app/dashboard');
  const card = page.locator('main article').filter({ hasText: 'Familie Kaya' }).first();
  await card.waitFor();
  await settled(page);
  return around(page, card);
}

async function queue(page) {
  await page.goto('/app/printerQueue');
  const row = page.getByRole('row').nth(1);
  await row.waitFor();
  await settled(page);
  const { x, y, height } = await page.getByRole('table').first().boundingBox();
  const state = await page.getByRole('columnheader', { name: 'Status' }).boundingBox();
  return page.screenshot({ clip: { x, y, width: state.x + state.width - x, height } });
}

/** The element and a little of what is around it. */
async function around(page, element) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  return page.screenshot({
    clip: { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM },
  });
}

export async function settled(page) {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)));
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInView = top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
      return image.complete || !isInView;
    }),
  );
}
