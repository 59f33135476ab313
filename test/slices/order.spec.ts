import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { eveningOf } from '../../scripts/demo-evening/guests.mjs';
import { StarPrinter } from '../../scripts/printer-sim/printer.mjs';
import type { DeskState } from '../../src/shop/dashboard/desk.view.js';
import { TidyService } from '../../src/shop/order/board/tidy.service.js';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import type { Order } from '../../src/shop/order/order.types.js';
import type { BoardOrder, OrderBoard } from '../../src/shop/order/order.view.js';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
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

  it('can order whatever the evening of the demonstration brings', async () => {
    const { data: menu } = (await guest.get<MenuView>(`/api/storefront/${BELLA}/menu`)).body;
    const refusals = [];
    for (const body of eveningOf(menu, 60, 1)) refusals.push((await quote(body)).body.data.refusal);
    expect(new Set(refusals)).toEqual(new Set([null]));
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

  it('adds up what came in today', async () => {
    await placeOrder(guest, await anOrder(guest));
    const { figures } = (await lucia.get<DeskState>('/api/desk/state')).body.data;
    expect(figures.turnoverCents).toBeGreaterThan(0);
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

  it('tells the second of two who promise different times, and both of two who promise the same', async () => {
    const [one, other] = [await placed(), await placed()];
    const answers = await Promise.all(
      [20, 45].map((minutes) => move(one.id, { to: 'accepted', minutes, undoSeconds: 6 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body.message).toMatch(/Nr\. \d+ ist jetzt „Angenommen“ für \d\d:\d\d Uhr/);

    const same = await Promise.all([1, 2].map(() => move(other.id, { to: 'accepted', minutes: 20 })));
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('takes a step back as if it had never been taken, and nothing follows from it', async () => {
    const contact = { name: 'Ayla Demir', email: 'ayla@example.org' };
    const { id, token } = (await placeOrder(guest, await anOrder(guest, { contact }))).body.data;
    await move(id, { to: 'accepted', minutes: 20, undoSeconds: 6 });
    expect((await tracking(token)).body.data).toMatchObject({ state: 'placed', promisedAt: null });

    const undone = await lucia.post<BoardOrder>('/api/order/undo', { id });
    expect(undone.body.data).toMatchObject({ state: 'placed', promisedAt: null, undoUntil: null });
    const order = await orders().findOne({ _id: id as never });
    // What follows the order itself may still be on its way.
    expect(order?.outbox.filter(({ data }) => !('to' in data && data.to === 'placed'))).toEqual([]);
    expect(order?.events.map(({ kind }) => kind)).toEqual(['moved', 'moved', 'undone']);
    expect(isUnbroken(order?.events ?? [])).toBe(true);
    expect((await lucia.post('/api/order/undo', { id })).status).toBe(422);

    await move(id, { to: 'accepted', minutes: 35 });
    await eventually(async () => (await mailsTo(bella, contact.email)).length === 2);
    expect((await tracking(token)).body.data.state).toBe('accepted');
  }, 30_000);

  it('lets everything follow when the moment to take it back is over', async () => {
    const contact = { name: 'Ole Brandt', email: 'ole@example.org' };
    const { id } = (await placeOrder(guest, await anOrder(guest, { contact }))).body.data;
    await move(id, { to: 'accepted', minutes: 20, undoSeconds: 1 });
    bella.clock.advance({ seconds: 2 });
    await eventually(async () => (await mailsTo(bella, contact.email)).length === 2);
    expect((await lucia.post('/api/order/undo', { id })).status).toBe(422);
  }, 30_000);

  it('names another time, calls a finished order back, and cancels with a reason alone', async () => {
    const { id, token } = await placed();
    await move(id, { to: 'accepted', minutes: 20 });
    for (const minutes of [-5, 0, 1e9, 1.5])
      expect((await lucia.post('/api/order/promise', { id, minutes })).status).toBe(400);
    await lucia.post('/api/order/promise', { id, minutes: 45 });
    const promised = new Date(bella.clock.now().getTime() + 45 * 60_000).toISOString();
    expect((await tracking(token)).body.data.promisedAt).toBe(promised);

    await move(id, { to: 'completed' });
    const recalled = await lucia.post<BoardOrder>('/api/order/recall', { id });
    expect(recalled.body.data.state).toBe('ready');
    expect((await lucia.post<BoardOrder>('/api/order/recall', { id })).body.data.state).toBe('preparing');
    expect((await lucia.post('/api/order/recall', { id })).status).toBe(422);

    expect((await move(id, { to: 'cancelled' })).status).toBe(422);
    expect((await move(id, { to: 'cancelled', reason: 'notCollected' })).status).toBe(200);
    expect((await lucia.post('/api/order/promise', { id, minutes: 5 })).status).toBe(422);
    const order = await orders().findOne({ _id: id as never });
    expect(order?.cancellation).toEqual({ reason: 'notCollected', text: '' });
    expect(isUnbroken(order?.events ?? [])).toBe(true);
  });

  it('knows who has seen an order first, and moves it all the same', async () => {
    const { id } = await placed();
    const [seen] = await Promise.all([
      lucia.post('/api/order/seen', { ids: [id, '01zzzzzzzzzzzzzzzzzz'] }),
      move(id, { to: 'accepted', minutes: 20 }),
    ]);
    expect(seen.status).toBe(200);
    expect((await orders().findOne({ _id: id as never }))?.state).toBe('accepted');

    const other = await placed();
    await lucia.post('/api/order/seen', { ids: [other.id] });
    const waiting = (await lucia.get<OrderBoard>('/api/order/board?take=500')).body.data.orders;
    expect(waiting.find((order) => order.id === other.id)?.seen).toMatchObject({ name: expect.any(String) });
  });

  it('finds an order by number, name and phone, whatever has become of it', async () => {
    const contact = { name: 'Zoë Großmann', phone: '0151 23456789', email: 'zoe@example.org' };
    const { id, number } = (await placeOrder(guest, await anOrder(guest, { contact }))).body.data;
    await move(id, { to: 'rejected', reason: 'closing' });
    for (const question of [`Nr. ${number}`, 'zoe gross', '0151 2345'])
      expect(
        (await lucia.get<BoardOrder[]>(`/api/order/find?q=${encodeURIComponent(question)}`)).body.data.map(
          (order) => order.id,
        ),
      ).toContain(id);
  });

  it('counts what it does not carry, and finishes the day after what nobody finished', async () => {
    const { id } = await placed();
    const record = await orders().findOne({ _id: id as never });
    if (!record) throw new Error('The order is gone.');
    const old = new Date(bella.clock.now().getTime() - 26 * 3_600_000);
    const copies = Array.from({ length: 150 }, (_, index) => ({
      ...record,
      _id: `01old${String(index).padStart(15, '0')}`,
      number: 10_000 + index,
      token: `old-${index}`,
      idempotencyKey: `old-${index}`,
      placedAt: old,
      wantedAt: index === 149 ? new Date(bella.clock.now().getTime() + 3_600_000) : null,
      outbox: [],
      state: index < 10 || index === 149 ? ('placed' as const) : ('accepted' as const),
    }));
    await orders().insertMany(copies as never);

    const { orders: shown, counts } = (await lucia.get<OrderBoard>('/api/order/board?take=100')).body.data;
    expect(shown.filter(({ column }) => column === 'working')).toHaveLength(100);
    expect(counts.working).toBeGreaterThanOrEqual(139);

    await bella.app.get(TidyService, { strict: false }).run();
    const left = await orders().countDocuments({ token: /^old-/, state: { $in: ['accepted', 'placed'] } });
    expect(left).toBe(1);
    expect(await orders().countDocuments({ token: /^old-/, state: 'rejected' })).toBe(10);
    const finished = await orders().findOne({ token: 'old-20' });
    expect(finished?.events.at(-1)).toMatchObject({
      by: 'system',
      note: 'Nach 24 Stunden von selbst abgeschlossen',
    });
    await orders().deleteMany({ token: /^old-/ });
  }, 60_000);

  it('cannot take back a rejected order', async () => {
    const { id } = await placed();
    await move(id, { to: 'rejected', reason: 'tooBusy' });
    expect((await move(id, { to: 'accepted', minutes: 10 })).status).toBe(412);
  });

  it('says that nobody was quicker where there is no such step, and writes nothing', async () => {
    const { id } = await placed();
    const { version } = (await move(id, { to: 'accepted', minutes: 10 })).body.data;
    const say = async (wish: object) => {
      const { status, body } = await move(id, wish);
      return [status, body.code, body.message?.replace(/\d+/, '7')];
    };
    const reject = { to: 'rejected', reason: 'tooBusy' };
    expect(await say({ to: 'placed' })).toEqual([
      412,
      'CHANGED_MEANWHILE',
      'Nr. 7 ist „Angenommen“ und kann von dort nicht „Eingegangen“ werden.',
    ]);
    expect(await say({ ...reject, version })).toEqual([
      412,
      'CHANGED_MEANWHILE',
      'Nr. 7 ist „Angenommen“ und kann von dort nicht „Abgelehnt“ werden.',
    ]);
    const late = await say({ ...reject, version: version - 1 });
    expect(late.slice(0, 2)).toEqual([412, 'CHANGED_MEANWHILE']);
    expect(late[2]).toContain('Jemand anderes war schneller: Nr. 7 ist jetzt „Angenommen“');
    expect((await orders().findOne({ _id: id as never }))?.version).toBe(version);
  });

  it.each([
    ['no minutes at all', { to: 'accepted', minutes: null }, 400],
    ['no seconds to take it back', { to: 'accepted', minutes: 5, undoSeconds: null }, 400],
    ['a reason that is none', { to: 'rejected', reason: 'other', text: ' ' }, 422],
    ['no reason', { to: 'rejected' }, 422],
    ['a text that is none', { to: 'rejected', reason: 'other', text: null }, 422],
  ])('refuses %s, and writes nothing', async (_, wish, status) => {
    const { id } = await placed();
    const answer = await move(id, wish);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, [expect.any(String)]]);
    expect((await orders().findOne({ _id: id as never }))?.state).toBe('placed');
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
