import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import type { Order } from '../../src/shop/order/order.types.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import type { QuoteView, SlotsView, TrackingView } from '../../src/storefront/order/quote.view.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

let bella: RunningApp;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp({ SEED_DEMO: '1' });
  guest = new Browser(bella);
  lucia = new Browser(bella);
  await lucia.signIn(DEMO);
}, 60_000);
afterAll(() => bella?.close());

const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<Order>('orders');
const api = `/api/storefront/${BELLA}`;
const dishes = async () =>
  (await guest.get<MenuView>(`${api}/menu`)).body.data.categories.flatMap(({ products }) => products);

describe('what a guest types stays text, wherever it is read', () => {
  const evil = (field: string) => `<img src=x onerror=${field}()><script>${field}()</script>`;
  /** What a reader would meet if one of them had become markup. */
  const ALIVE = /<img src=x|<script>(name|note|street|floor|company|driver|line)\(/;

  it('on the board, the docket, in the mail, on the page of the order and on its papers', async () => {
    const { printerUrl } = JSON.parse(readFileSync(`${bella.env.DATA_DIR}/demo.json`, 'utf8'));
    const printer = new StarPrinter({ url: bella.url + new URL(printerUrl).pathname });
    const email = 'markup@example.org';
    const body = await anOrder(guest, {
      fulfilment: 'delivery',
      address: {
        street: evil('street'),
        houseNo: '5',
        postalCode: '10999',
        city: 'Berlin',
        floor: evil('floor'),
        company: evil('company'),
        note: evil('driver'),
      },
      contact: { name: evil('name'), phone: '0171 3920012', email, note: evil('note') },
    });
    const lines = body.lines.map((line) => ({ ...line, quantity: 9, note: evil('line') }));
    const { status, body: placed } = await placeOrder(guest, { ...body, lines });
    expect(status).toBe(201);
    const { id, token } = placed.data;

    const board = (await lucia.get<OrderBoard>('/api/order/board')).body.data.orders;
    expect(board.find((order) => order.id === id)?.name).toBe(evil('name'));
    await lucia.post('/api/order/move', { id, to: 'accepted', minutes: 20 });
    for (const page of ['', '/daten', '/beleg?bewirtung=1']) {
      const { status: shown, text } = await guest.get(`/s/${BELLA}/bestellung/${token}${page}`);
      expect([page, shown]).toEqual([page, 200]);
      expect(text).not.toMatch(ALIVE);
    }
    const dashboard = await lucia.get('/app/dashboard');
    expect(dashboard.text).not.toMatch(ALIVE);

    const mail = await eventually(async () => (await mailsTo(bella, email))[0]);
    expect(mail.html).toContain('&lt;');
    expect(mail.html).not.toMatch(ALIVE);
    // § 312f BGB: what was agreed to is in the guest's own hands.
    expect(mail.text).toContain('Vertragsschluss');
    const paper = await eventually(async () => {
      await printer.cycle();
      return printer.paper.find(({ text }) => text.includes('onerror=name()'));
    });
    for (const field of ['name', 'note', 'line'])
      expect(paper.text.replace(/\s/g, '')).toContain(`${field}()`);
  }, 60_000);
});

describe('a basket that is no good', () => {
  const refused = async (over: Record<string, unknown>) => {
    const before = await orders().countDocuments({});
    const answer = await placeOrder(guest, await anOrder(guest, over));
    expect(await orders().countDocuments({})).toBe(before);
    return answer;
  };

  it.each<[string, object, number]>([
    ['an extra that does not exist', { options: [{ groupId: 'x', optionId: 'y', quantity: 1 }] }, 422],
    ['a billion of an extra', { options: [{ groupId: 'x', optionId: 'y', quantity: 1e9 }] }, 400],
    ['minus one of an extra', { options: [{ groupId: 'x', optionId: 'y', quantity: -1 }] }, 400],
    ['a size that does not exist', { variantId: 'riesig' }, 422],
    ['half a piece', { quantity: 0.5 }, 400],
    ['no piece', { quantity: 0 }, 400],
    ['a list instead of a dish', { productId: ['x'] }, 400],
    ['a note of ten thousand letters', { note: 'x'.repeat(10_000), quantity: 1_000 }, 400],
  ])('with %s', async (_, over, status) => {
    const { lines } = await anOrder(guest);
    const answer = await refused({ lines: lines.map((line) => ({ ...line, ...over })) });
    expect([answer.status, /[.?!]$/.test(answer.body.message ?? '')]).toEqual([status, true]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a total of its own', { expectedCents: 1 }],
    ['prices of its own', { expectedLines: [1] }],
    ['a total in letters', { expectedCents: 'nichts' }],
    ['an age in letters', { ageConfirmed: 'ja' }],
    ['a zone of its own', { fulfilment: 'delivery', zone: { feeCents: 0 } }],
  ])('with %s', async (_, over) => {
    const { status, body } = await refused(over);
    expect([status >= 400 && status < 500, /[.?!]$/.test(body.message ?? '')]).toEqual([true, true]);
  });

  it('with beer in it and nobody who says to be old enough', async () => {
    const beer = (await dishes()).find(({ minAge }) => minAge === 16);
    const lines = [{ productId: beer?.id, variantId: beer?.variants[0]?.id, options: [], quantity: 1 }];
    const { status, body } = await refused({ lines });
    expect([status, body.fields]).toEqual([
      422,
      { ageConfirmed: 'Bitte bestätige, dass du mindestens 16 Jahre alt bist.' },
    ]);
    const grown = await placeOrder(guest, { ...(await anOrder(guest, { lines })), ageConfirmed: true });
    expect(grown.status).toBe(201);
    expect((await orders().findOne({ token: grown.body.data.token }))?.minAge).toBe(16);
  });
});

describe('a guest who speaks English', () => {
  const inEnglish = async (what: string, body: object) =>
    (await guest.post<QuoteView>(`${api}/${what}?lang=en`, body, { 'idempotency-key': 'english-0001' })).body;

  it('is refused, guided and followed in English', async () => {
    const body = await anOrder(guest);
    const nameless = await inEnglish('order', { ...body, contact: { ...body.contact, name: '' } });
    expect(nameless.fields).toEqual({ 'contact.name': 'Please enter your name.' });
    const far = await inEnglish('quote', { ...body, fulfilment: 'delivery' });
    expect(far.data.refusal?.message).toBe(
      'Please enter your postal code so that we can check the delivery.',
    );
    const { days } = (await guest.get<SlotsView>(`${api}/slots?fulfilment=pickup&lang=en`)).body.data;
    expect(days[0]?.label).toBe('Today');
    const { body: placed } = await guest.post<{ token: string }>(`${api}/order?lang=en`, body, {
      'idempotency-key': 'english-0002',
    });
    const seen = await guest.get<TrackingView>(`${api}/order/${placed.data.token}?lang=en`);
    expect(seen.body.data).toMatchObject({
      stateLabel: 'Received',
      sentence: expect.stringMatching(/^We have received/),
    });
    const mail = await eventually(async () =>
      (await mailsTo(bella, body.contact.email)).find(({ subject }) => subject?.startsWith('We have')),
    );
    expect(mail.html).toContain('<html lang="en"');
  });
});
