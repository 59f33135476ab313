import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { startProduct } from './bench/product.mjs';
import { StarPrinter } from './printer-sim/printer.mjs';
import { inRoot } from './setup/paths.mjs';

/** Takes the pictures of the public pages and of the README from the running product. */
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const GAP = 45;
const OUT = inRoot('views', 'public', 'pictures');
const DEMO = { email: 'demo@tresen.example', password: 'tresen-demo' };

const dataDir = mkdtempSync(path.join(tmpdir(), 'tresen-pictures-'));
const ends = [];
try {
  mkdirSync(OUT, { recursive: true });
  const product = await startProduct({ dataDir, later: (end) => ends.unshift(end) });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-gpu'],
  });
  ends.unshift(() => browser.close());
  await takeAll(browser, product.url);
} finally {
  for (const end of ends) await end();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(browser, url) {
  const phone = await pageOf(browser, PHONE);
  await phone.goto(`${url}/s/trattoria-bella`);
  const shots = [await phone.screenshot()];
  for (const name of ['Vitello Tonnato', 'Bruschetta al Pomodoro', 'Insalata Mista']) await add(phone, name);
  await phone.locator('#warenkorb').click();
  await phone.getByRole('link', { name: 'Weiter zur Kasse' }).waitFor();
  shots.push(await phone.screenshot());
  const token = await order(url, 'Jonas Weber', [0, 7, 12]);
  await order(url, 'Mira Sommer', [3, 9]);
  await order(url, 'Familie Kaya', [1, 5, 20]);
  await order(url, 'Theo Brandt', [6]);

  const counter = await pageOf(browser, DESKTOP);
  const login = await counter
    .context()
    .request.post(`${url}/api/auth/login`, { data: DEMO, headers: { origin: url } });
  const { data } = await login.json();
  const call = (to, body) =>
    fetch(url + to, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
      body: body && JSON.stringify(body),
    }).then((answer) => answer.json());
  const { orders } = (await call('/api/order/board')).data;
  await call('/api/order/move', { id: orders[0].id, to: 'accepted', minutes: 20 });
  await call('/api/order/move', { id: orders[1].id, to: 'accepted', minutes: 40 });
  await call('/api/order/move', { id: orders[1].id, to: 'ready' });
  await print(url, dataDir);

  await counter.goto(`${url}/app/dashboard`);
  await counter.getByText('Ton einschalten').or(counter.getByText('Gesehen')).first().waitFor();
  await save(await counter.screenshot(), 'tresen');
  await counter.goto(`${url}/app/printerQueue`);
  await counter.waitForTimeout(1_000);
  await save(await counter.screenshot(), 'druckauftraege');

  await phone.goto(`${url}/s/trattoria-bella/bestellung/${token}`);
  await phone.waitForTimeout(500);
  shots.push(await phone.screenshot());
  await save(await sideBySide(shots), 'handys');

  const wide = await pageOf(browser, DESKTOP);
  await wide.goto(`${url}/s/trattoria-bella`);
  await wide
    .getByText(/geöffnet/i)
    .first()
    .waitFor();
  await save(await wide.screenshot(), 'speisekarte');
}

async function pageOf(browser, viewport) {
  const context = await browser.newContext({ viewport, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  return context.newPage();
}

async function add(page, name) {
  await page.getByRole('button', { name, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /In den Warenkorb/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Guests who answer the first way to every question of a dish. */
async function order(url, name, dishes) {
  const api = `${url}/api/storefront/trattoria-bella`;
  const { data: menu } = await fetch(`${api}/menu`).then((answer) => answer.json());
  const products = menu.categories.flatMap((category) => category.products);
  const lines = dishes.map((index) => lineOf(products[index % products.length], menu.groups));
  const body = {
    fulfilment: 'pickup',
    when: 'asap',
    lines,
    payment: 'cash',
    contact: { name, email: 'gast@example.org' },
  };
  const answer = await fetch(`${api}/order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `pictures-${name.replaceAll(' ', '-')}`,
    },
    body: JSON.stringify(body),
  }).then((response) => response.json());
  return answer.data.token;
}

function lineOf({ id, variants, groupIds }, groups) {
  const asked = groups.filter((group) => groupIds.includes(group.id) && group.min > 0);
  const options = asked.map((group) => ({ groupId: group.id, optionId: group.options[0].id, quantity: 1 }));
  return { productId: id, variantId: variants[0].id, options, quantity: 1, note: '' };
}

async function print(url, dir) {
  const { printerUrl } = JSON.parse(readFileSync(path.join(dir, 'demo.json'), 'utf8'));
  const printer = new StarPrinter({ url: url + new URL(printerUrl).pathname });
  for (let round = 0; round < 40 && printer.paper.length < 2; round += 1) {
    await printer.cycle();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function sideBySide(shots) {
  const width = shots.length * (PHONE.width + GAP) - GAP;
  return sharp({ create: { width, height: PHONE.height, channels: 3, background: '#242424' } })
    .composite(shots.map((input, index) => ({ input, top: 0, left: index * (PHONE.width + GAP) })))
    .png()
    .toBuffer();
}

async function save(png, name) {
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(path.join(OUT, `${name}.webp`));
}
