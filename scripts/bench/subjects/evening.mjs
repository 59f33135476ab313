import { chromium } from 'playwright-core';
import { eveningOf } from '../../demo-evening/guests.mjs';
import { Problem } from '../../setup/problem.mjs';
import { call, pageCookie, SLUG, signIn } from '../demo.mjs';
import { median } from '../http.mjs';
import { startProduct } from '../product.mjs';

const ORDERS = Number(process.env.ORDERS ?? 60);
const EXECUTABLE = process.env.CHROME_PATH ?? '/usr/bin/chromium';
/** What the desk does with an order that somebody picks up, or that a driver takes along. */
const STEPS = { pickup: ['ready', 'completed'], delivery: ['ready', 'underway', 'completed'] };

export default {
  name: `An evening: ${ORDERS} orders and a desk that works them off (goal: moves p99 at most 100 ms, a card in sight at most 500 ms after the 201)`,

  async run(ctx) {
    const product = await startProduct(ctx);
    const headers = await signIn(product.url);
    const desk = await openDesk(ctx, product.url);
    const before = await waiting(product.url, headers);
    const menu = await call(`${product.url}/api/storefront/${SLUG}/menu`);
    const seen = [];
    const moves = [];
    for (const [at, body] of eveningOf(menu, ORDERS, 1).entries()) {
      const order = await place(product.url, body, at);
      seen.push(await cardOf(desk, order));
      for (const step of [{ to: 'accepted', minutes: 30 }, ...STEPS[body.fulfilment].map((to) => ({ to }))]) {
        const asked = performance.now();
        await call(`${product.url}/api/order/move`, { body: { id: order.id, ...step }, headers });
        moves.push(performance.now() - asked);
      }
    }
    const left = (await waiting(product.url, headers)) - before;
    if (left !== 0) throw new Problem(`${left} orders were left over.`);
    return [rowOf('201 to the card in the browser', seen), rowOf('answer to a move', moves)];
  },
};

const waiting = async (url, headers) => (await call(`${url}/api/order/board`, { headers })).counts.new;

async function openDesk({ later }, url) {
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  later(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const cookies = (await pageCookie(url)).split('; ').map((line) => line.split('='));
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(`${url}/app/dashboard`);
  await page.locator('html[data-alive]').waitFor();
  return page;
}

async function place(url, body, at) {
  const key = { 'idempotency-key': `evening-${at}` };
  return call(`${url}/api/storefront/${SLUG}/order`, { body, headers: key });
}

async function cardOf(page, { id }) {
  const placed = performance.now();
  await page.locator(`[data-order="${id}"]`).waitFor();
  return performance.now() - placed;
}

const rowOf = (name, times) => ({
  '': name,
  count: times.length,
  'p50 ms': median(times),
  'p99 ms': [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1],
});
