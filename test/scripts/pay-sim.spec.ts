import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { PayEdge } from '../../src/platform/pay/pay.types.js';
import { PHONE, startChromium, type Visit, visit } from '../support/chromium.js';
import { aCharge, anEdge } from '../support/pay.js';

type Place = Awaited<ReturnType<typeof anEdge>>;

/** A shop as small as can be, with the policy a real one has: scripts and frames of the service, nothing else. */
async function aShop(origin: string, pageOf: () => string) {
  const policy = `default-src 'none'; script-src 'unsafe-inline' ${origin}; style-src-attr 'unsafe-inline'; frame-src ${origin}; connect-src 'self' ${origin}`;
  const server: Server = createServer((request, response) => {
    const body = request.url === '/' ? pageOf() : '<h1>Zurück</h1>';
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(request.url === '/favicon.ico' ? '' : `<!doctype html><title>Shop</title>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}

const SHOW = `const show = (what) => { document.querySelector('output').textContent = JSON.stringify(what) };`;

const stripePage = ({ sim, keys }: Place, secret: string) => `<div id="pay"></div>
<button data-redirect="always">Mit Rückkehr</button><button data-redirect="if_required">Hier</button><output></output>
<script src="${sim.env.STRIPE_JS_URL}"></script><script>${SHOW}
  const stripe = Stripe('${keys.publicKey}');
  const elements = stripe.elements({ clientSecret: '${secret}' });
  elements.create('payment').mount('#pay');
  for (const button of document.querySelectorAll('button')) button.onclick = () => stripe
    .confirmPayment({ elements, redirect: button.dataset.redirect, confirmParams: { return_url: location.origin + '/zurueck' } })
    .then(({ error, paymentIntent }) => show(error ? error.code : paymentIntent.status), (error) => show(error.message));
</script>`;

const paypalPage = ({ sim, keys }: Place, order: string) => `<div id="pay"></div><output></output>
<script src="${sim.env.PAYPAL_JS_URL}?client-id=${keys.publicKey}&currency=EUR&intent=authorize"></script><script>${SHOW}
  paypal.Buttons({
    createOrder: async () => '${order}',
    onApprove: ({ orderID }) => show('approved ' + orderID),
    onCancel: ({ orderID }) => show('cancelled ' + orderID),
    onError: (error) => show(error.message),
  }).render('#pay');
</script>`;

let browser: Browser;
let guest: Visit;
let page: Page;
beforeAll(async () => {
  browser = await startChromium();
  guest = await visit(browser, PHONE);
  page = guest.page;
}, 30_000);
afterAll(() => browser.close());

const shown = async () => {
  const output = page.locator('output:not(:empty)');
  return JSON.parse((await output.textContent()) ?? '');
};

describe('a guest’s browser at Stripe’s simulator', () => {
  let place: Place;
  let shop: Awaited<ReturnType<typeof aShop>>;
  let begun: Awaited<ReturnType<PayEdge['begin']>>;
  let count = 0;
  beforeAll(async () => {
    place = await anEdge('stripe');
    shop = await aShop(place.sim.url, () => stripePage(place, begun.clientSecret ?? ''));
  });
  beforeEach(async () => {
    count += 1;
    begun = await place.edge.begin(place.keys, aCharge(), `browser-${count}`);
  });
  afterAll(async () => {
    await shop.close();
    await place.sim.close();
  });

  const card = () => page.frameLocator('iframe[name^=__privateStripeFrame]').first();
  const type = async (number: string) => {
    await page.goto(shop.url);
    await card().getByLabel('Kartennummer').fill(number);
    await card().getByLabel('Ablaufdatum').fill('12/30');
    await card().getByLabel('Prüfziffer').fill('123');
  };
  const here = () => page.getByRole('button', { name: 'Hier' }).click();
  const state = async () => (await place.edge.read(place.keys, begun.id))?.state;

  it('pays with a card and comes back', async () => {
    await type('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Mit Rückkehr' }).click();
    await page.waitForURL(/\/zurueck\?/);
    const query = new URL(page.url()).searchParams;
    expect(query.get('payment_intent')).toBe(begun.id);
    expect(query.get('redirect_status')).toBe('succeeded');
    expect(await state()).toBe('authorised');
  }, 30_000);

  it.each([
    ['4000000000000002', 'card_declined', 'declined'],
    ['4000000000009995', 'card_declined', 'declined'],
    ['42424242', 'incomplete_number', 'open'],
  ])(
    'hears at once that %s does not pay',
    async (number, code, after) => {
      await type(number);
      await here();
      expect(await shown()).toBe(code);
      await card().getByRole('alert').filter({ hasText: /\p{L}/u }).waitFor();
      expect(await state()).toBe(after);
    },
    30_000,
  );

  it.each([
    ['Zahlung bestätigen', 'succeeded', 'authorised'],
    ['Ablehnen', 'failed', 'declined'],
  ])(
    'is asked by the bank on a page of its own: %s',
    async (answer, status, after) => {
      await type('4000 0025 0000 3155');
      await page.getByRole('button', { name: 'Mit Rückkehr' }).click();
      await page.getByRole('button', { name: answer }).click();
      await page.waitForURL(/\/zurueck\?/);
      expect(new URL(page.url()).searchParams.get('redirect_status')).toBe(status);
      expect(await state()).toBe(after);
    },
    30_000,
  );

  it.each([
    ['Zahlung bestätigen', 'requires_capture', 'authorised'],
    ['Ablehnen', 'payment_intent_authentication_failure', 'declined'],
  ])(
    'is asked by the bank above the shop: %s',
    async (answer, result, after) => {
      await type('4000 0025 0000 3155');
      await here();
      await page.frameLocator('iframe[src*="/3ds"]').getByRole('button', { name: answer }).click();
      expect(await shown()).toBe(result);
      expect(await state()).toBe(after);
    },
    30_000,
  );

  it('is offered the wallets where the shop’s host was registered', async () => {
    await page.goto(shop.url);
    await card().getByLabel('Kartennummer').waitFor();
    expect(await card().getByLabel('Apple Pay').count()).toBe(0);
    await place.edge.registerDomain(place.keys, 'localhost');
    await page.goto(shop.url);
    await card().getByLabel('Apple Pay').check();
    await here();
    expect(await shown()).toBe('requires_capture');
    expect((await place.edge.read(place.keys, begun.id))?.means).toBe('Apple Pay');
  }, 30_000);
});

describe('a guest’s browser at PayPal’s simulator', () => {
  let place: Place;
  let shop: Awaited<ReturnType<typeof aShop>>;
  let order = '';
  let count = 0;
  beforeAll(async () => {
    place = await anEdge('paypal');
    shop = await aShop(place.sim.url, () => paypalPage(place, order));
  });
  afterAll(async () => {
    await shop.close();
    await place.sim.close();
  });
  const popup = async (over = {}) => {
    count += 1;
    order = (await place.edge.begin(place.keys, aCharge(over), `browser-${count}`)).id;
    await page.goto(shop.url);
    const button = page.frameLocator('iframe.component-frame').getByRole('button');
    const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    return opened;
  };

  it.each([
    ['Jetzt bezahlen', 'approved', 'authorised'],
    ['Abbrechen und zurück', 'cancelled', 'open'],
  ])(
    'goes through the window of PayPal: %s',
    async (button, result, after) => {
      await (await popup()).getByRole('button', { name: button }).click();
      expect(await shown()).toBe(`${result} ${order}`);
      expect(await place.edge.authorise(place.keys, order, `hold-${count}`)).toMatchObject({ state: after });
    },
    30_000,
  );

  it('has cancelled when the window is closed', async () => {
    const opened = await popup();
    await opened.getByRole('button', { name: 'Jetzt bezahlen' }).waitFor();
    await opened.close();
    expect(await shown()).toBe(`cancelled ${order}`);
  }, 30_000);

  it('is told when script and order do not fit', async () => {
    await popup({ capture: 'now' });
    expect(await shown()).toMatch(/Unexpected intent: CAPTURE/);
  }, 30_000);
});

it('none of it made the browser complain, but for cards that were refused', () => {
  expect(guest.complaints.filter((one) => !one.includes('402'))).toEqual([]);
});
