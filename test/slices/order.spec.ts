import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import type { Order } from '../../src/shop/order/order.types.js';
import type { BoardOrder, OrderBoard } from '../../src/shop/order/order.view.js';
import type { QuoteView, TrackingView } from '../../src/storefront/order/quote.view.js';
import { anOrder, anOrderKey, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

/** `npm run soak races` does it with two hundred keys. */
const KEYS = 2;
const TAPS = 100;

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
const move = (id: string, step: object) => lucia.post<BoardOrder>('/api/order/move', { id, ...step });
const quote = (body: object) => guest.post<QuoteView>(`/api/storefront/${BELLA}/quote`, body);
const tracking = (token: string) => guest.get<TrackingView>(`/api/storefront/${BELLA}/order/${token}`);

describe('a guest orders', () => {
  it('is told the price before, pays that price, and gets a number and a link', async () => {
    const body = await anOrder(guest);
    const quoted = (await quote(body)).body.data;
    expect(quoted.payableCents).toBeGreaterThan(0);
    expect(quoted.refusal).toBeNull();

    const { status, body: answer } = await placeOrder(guest, { ...body, expectedCents: quoted.payableCents });
    expect(status).toBe(201);
    expect(answer.data.number).toBeGreaterThan(0);
    expect((await tracking(answer.data.token)).body.data).toMatchObject({
      state: 'placed',
      payableCents: quoted.payableCents,
    });
  });

  it(`gets one order for one key, for each of ${KEYS}, however often the tap is sent`, async () => {
    const body = await anOrder(guest);
    for (let asked = 0; asked < KEYS; asked++) {
      const key = anOrderKey();
      const answers = await Promise.all(Array.from({ length: TAPS }, () => placeOrder(guest, body, key)));
      const told = answers.filter(({ status }) => status === 201);
      const ids = new Set(told.map((answer) => answer.body.data.id));
      expect(ids.size).toBe(1);
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(await orders().countDocuments({ idempotencyKey: key })).toBe(1);
      expect((await placeOrder(guest, body, key)).body.data.id).toBe([...ids][0]);
    }
  }, 120_000);

  it.each<[string, (body: Record<string, unknown>) => object, string]>([
    ['a list in place of the contact', () => ({ contact: [] }), 'contact'],
    ['a list around the contact', ({ contact }) => ({ contact: [contact] }), 'contact'],
    ['a list around a line', ({ lines }) => ({ lines: [lines] }), 'lines'],
  ])('is refused with %s', async (_, over, field) => {
    const body = await anOrder(guest);
    const { status, body: answer } = await placeOrder(guest, { ...body, ...over({ ...body }) } as never);
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  it('cannot use a key again for another basket', async () => {
    const body = await anOrder(guest);
    const key = anOrderKey();
    await placeOrder(guest, body, key);
    const other = await placeOrder(guest, { ...body, tipCents: 100 }, key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('never shares a number with another order of the day', async () => {
    const body = await anOrder(guest);
    const placed = await Promise.all(Array.from({ length: 30 }, () => placeOrder(guest, body)));
    const numbers = placed.map((answer) => answer.body.data.number);
    expect(new Set(numbers).size).toBe(30);
  });

  it('is stopped when the price has changed since', async () => {
    const body = await anOrder(guest);
    const { payableCents } = (await quote(body)).body.data;
    const late = await placeOrder(guest, { ...body, expectedCents: payableCents - 100 });
    expect(late.status).toBe(422);
    expect(late.body).toMatchObject({
      code: 'PRICE_CHANGED',
      message: expect.stringContaining('Der Preis hat sich geändert'),
    });
  });

  it.each([
    ['a price of their own', { lines: [{ productId: 'x', priceCents: 1, quantity: 1, options: [] }] }, 422],
    [
      'a dish of another shop',
      { lines: [{ productId: '01zzzzzzzzzzzzzzzzzz', quantity: 1, options: [] }] },
      422,
    ],
    ['minus one piece', { lines: [{ productId: 'x', quantity: -1, options: [] }] }, 400],
    ['a billion pieces', { lines: [{ productId: 'x', quantity: 1e9, options: [] }] }, 400],
    [
      'five hundred lines',
      { lines: Array.from({ length: 500 }, () => ({ productId: 'x', quantity: 1, options: [] })) },
      400,
    ],
    ['nothing', { lines: [] }, 422],
    ['a question instead of an id', { lines: [{ productId: { $ne: 1 }, quantity: 1, options: [] }] }, 400],
    ['a negative tip', { tipCents: -500 }, 400],
    ['no name', { contact: { name: '  ', email: 'a@example.org' } }, 400],
    ['half a character as a name', { contact: { name: '\ud800', email: 'a@example.org' } }, 400],
  ])('cannot order %s, and nothing is written', async (_, over, status) => {
    const before = await orders().countDocuments({});
    const answer = await placeOrder(guest, await anOrder(guest, over));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[.?]$/);
    expect(await orders().countDocuments({})).toBe(before);
  });

  it('keeps what was ordered, whatever happens to the menu', async () => {
    const { body } = await placeOrder(guest, await anOrder(guest));
    const order = await orders().findOne({ token: body.data.token });
    expect(order?.lines[0]).toMatchObject({
      name: expect.any(String),
      taxClass: expect.any(String),
      grossCents: expect.any(Number),
    });
    expect(order?.contact).toMatchObject({ name: 'Jonas Weber' });
    expect(isUnbroken(order?.events ?? [])).toBe(true);
  });
});

describe('the counter', () => {
  const placed = async () => (await placeOrder(guest, await anOrder(guest))).body.data;

  it('shows a new order, takes it with minutes, and the guest reads when', async () => {
    const { id, token } = await placed();
    const board = (await lucia.get<OrderBoard>('/api/order/board')).body.data.orders;
    expect(board.find((order) => order.id === id)).toMatchObject({ column: 'new' });

    await move(id, { to: 'accepted', minutes: 20 });
    const promised = new Date(bella.clock.now().getTime() + 20 * 60_000).toISOString();
    expect((await tracking(token)).body.data).toMatchObject({ state: 'accepted', promisedAt: promised });
  });

  it('rejects with a reason the guest understands', async () => {
    const { id, token } = await placed();
    await move(id, { to: 'rejected', reason: 'soldOut', text: 'Die Burrata ist aus.' });
    const { sentence } = (await tracking(token)).body.data;
    expect(sentence).toContain('Etwas ist ausverkauft');
    expect(sentence).toContain('Die Burrata ist aus.');
  });

  it('lets one of two tablets win', async () => {
    const { id } = await placed();
    const answers = await Promise.all([
      move(id, { to: 'accepted', minutes: 10 }),
      move(id, { to: 'rejected', reason: 'tooBusy' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const order = await orders().findOne({ _id: id as never });
    expect(order?.events).toHaveLength(2);
    expect(isUnbroken(order?.events ?? [])).toBe(true);
  });

  it('cannot take back a rejected order', async () => {
    const { id } = await placed();
    await move(id, { to: 'rejected', reason: 'tooBusy' });
    expect((await move(id, { to: 'accepted', minutes: 10 })).status).toBe(412);
  });

  it('tells nobody of orders of another shop', async () => {
    expect((await move('01zzzzzzzzzzzzzzzzzz', { to: 'accepted' })).status).toBe(404);
  });
});

describe('the kitchen', () => {
  it('gets one docket for an accepted order, without the phone number of the guest', async () => {
    const { printerUrl } = JSON.parse(readFileSync(`${bella.env.DATA_DIR}/demo.json`, 'utf8'));
    const printer = new StarPrinter({ url: bella.url + new URL(printerUrl).pathname });
    const { id, number } = (await placeOrder(guest, await anOrder(guest))).body.data;
    await move(id, { to: 'accepted', minutes: 30 });

    const paper = await eventually(async () => {
      await printer.cycle();
      return printer.paper.find(({ text }) => text.split('\n')[0]?.replaceAll(' ', '') === `Nr.${number}`);
    });
    expect(paper.text).toContain('ABHOLUNG');
    expect(paper.text).toContain('kein Kassenbeleg');
    expect(paper.text).not.toContain('WIEDERHOLUNG');
    expect(paper.text).not.toContain('0171');
  }, 60_000);
});

describe('the guest is written to', () => {
  it('once when the order came in, and once when it is accepted', async () => {
    const contact = { name: 'Mira Sommer', email: 'mira@example.org' };
    const { id, number } = (await placeOrder(guest, await anOrder(guest, { contact }))).body.data;
    await move(id, { to: 'accepted', minutes: 25 });

    const mails = await eventually(async () => {
      const found = await mailsTo(bella, contact.email);
      return found.length === 2 && found;
    });
    const received = mails.find(({ subject }) => subject?.includes('erhalten'));
    const accepted = mails.find(({ subject }) => subject?.includes('angenommen'));
    expect(received?.subject).toBe(`Wir haben deine Bestellung Nr. ${number} bei Trattoria Bella erhalten`);
    expect(accepted?.text).toContain('12:25 Uhr');
  }, 60_000);
});
