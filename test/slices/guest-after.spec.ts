import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Redis } from '../../src/platform/queue/redis.js';
import { ContactSweep } from '../../src/shop/order/contact/contact-sweep.service.js';
import type { GuestDataView } from '../../src/shop/order/contact/order-export.view.js';
import type { Order } from '../../src/shop/order/order.types.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import type { ReceiptAnswer } from '../../src/shop/receipt/receipt.view.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import type { TrackingView } from '../../src/storefront/order/quote.view.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

const MIRA = { name: 'Mira Sommerfeld', phone: '0171 99887766', email: 'mira@example.org', note: 'ohne Eis' };

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
beforeEach(() => bella.clock.set('2026-11-20T11:00:00Z'));

const store = () => bella.app.get<Connection>(getConnectionToken(), { strict: false });
const orders = () => store().collection<Order & { _id: string }>('orders');
const move = (id: string, step: object) => lucia.post('/api/order/move', { id, ...step });
const call = <T = TrackingView>(token: string, what: string, body: object = {}) =>
  guest.post<T>(`/api/storefront/${BELLA}/order/${token}/${what}`, body);
const sweep = () => bella.app.get(ContactSweep, { strict: false }).sweep();
const placed = async (over: object = {}) =>
  (await placeOrder(guest, await anOrder(guest, { contact: MIRA, ...over }))).body.data;
const finished = async (over: object = {}) => {
  const order = await placed(over);
  await move(order.id, { to: 'accepted', minutes: 10 });
  await move(order.id, { to: 'completed' });
  return order;
};

describe('a guest takes an order back', () => {
  it('as long as nobody has accepted it: the board, the mail and the page know', async () => {
    const contact = { ...MIRA, email: 'back@example.org' };
    const { id, token } = await placed({ contact });
    const { status, body } = await call(token, 'cancel');
    expect([status, body.data.state, body.data.canCancel]).toEqual([200, 'cancelled', false]);

    const board = (await lucia.get<OrderBoard>('/api/order/board')).body.data.orders;
    expect(board.find((order) => order.id === id)).toBeUndefined();
    const mail = await eventually(async () =>
      (await mailsTo(bella, contact.email)).find(({ subject }) => subject?.includes('storniert')),
    );
    expect(mail.text).toContain('Du musst nichts bezahlen.');
  });

  it('once, however often it is asked', async () => {
    const { id, token } = await placed();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(token, 'cancel')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await orders().findOne({ _id: id }))?.events).toHaveLength(2);
  });

  it('not any more once the restaurant has accepted it', async () => {
    const { id, token } = await placed();
    await move(id, { to: 'accepted', minutes: 10 });
    const { status, body } = await call(token, 'cancel');
    expect([status, body.message]).toEqual([
      422,
      'Das Restaurant hat deine Bestellung schon angenommen. Bitte ruf dort an, wenn sich etwas ändern soll.',
    ]);
    expect((await orders().findOne({ _id: id }))?.state).toBe('accepted');
  });

  it('while the restaurant accepts it: one of both wins, and both are told the truth', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token } = await placed();
      const [back, accepted] = await Promise.all([
        call(token, 'cancel'),
        move(id, { to: 'accepted', minutes: 10 }),
      ]);
      const state = (await orders().findOne({ _id: id }))?.state;
      expect([back.status, accepted.status]).toEqual(state === 'cancelled' ? [200, 412] : [422, 200]);
    }
  });

  it('cannot be done with the id, another token, or in another shop', async () => {
    const { id, token } = await placed();
    expect((await call(id, 'cancel')).status).toBe(404);
    expect((await call(`${token}x`, 'cancel')).status).toBe(404);
    expect((await guest.post(`/api/storefront/imbiss-nord/order/${token}/cancel`)).status).toBe(404);
  });
});

describe('a guest asks what is known', () => {
  it('and gets all of it, as data and to read', async () => {
    const { token } = await placed();
    const { data } = (await call<GuestDataView>(token, 'export')).body;
    expect(data.contact).toMatchObject({ ...MIRA, phone: '+4917199887766' });
    expect(data.keptUntil).toBe('2027-05-20T11:00:00.000Z');
    expect(data.lines).toHaveLength(1);
    for (const secret of ['idempotencyKey', 'bodyHash', 'hash', 'outbox'])
      expect(data).not.toHaveProperty(secret);

    const page = await guest.get(`/s/${BELLA}/bestellung/${token}/daten`);
    expect(page.status).toBe(200);
    for (const part of Object.values(MIRA)) expect(page.text).toContain(part);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a guest wants to be forgotten', () => {
  /** Every word of every collection, and of what waits in Redis for late listeners. */
  const everything = async () => {
    const names = (await store().listCollections()).map(({ name }) => name);
    const records = await Promise.all(names.map((name) => store().collection(name).find({}).toArray()));
    const events = await bella.app
      .get(Redis, { strict: false })
      .soon(async (client) =>
        Promise.all((await client.keys('live:*')).map((key) => client.xRange(key, '-', '+'))),
      )
      .catch(() => []);
    return JSON.stringify([records, events]);
  };

  it('and is found nowhere afterwards, while the sums of the day stay as they were', async () => {
    const contact = {
      name: 'Zoe Vergissmich',
      phone: '0160 5554443',
      email: 'zoe@example.org',
      note: 'Nuss',
    };
    const { lines } = await anOrder(guest);
    const { id, token } = await finished({
      contact,
      lines: lines.map((line) => ({ ...line, note: 'ohne Zwiebeln für Zoe' })),
    });
    await eventually(async () => (await mailsTo(bella, contact.email)).length === 2);
    const before = await orders().findOne({ _id: id });
    expect(await everything()).toContain('Vergissmich');

    const { status, body } = await call(token, 'erase');
    expect([status, body.data.erased, body.data.canErase]).toEqual([200, true, false]);
    const all = await everything();
    for (const word of ['Vergissmich', '5554443', 'zoe@example.org', 'ohne Zwiebeln für Zoe'])
      expect(all).not.toContain(word);

    const after = await orders().findOne({ _id: id });
    expect([after?.sums, after?.number, after?.events, after?.payment]).toEqual([
      before?.sums,
      before?.number,
      before?.events,
      before?.payment,
    ]);
    expect(after?.lines.map(({ note, ...line }) => line)).toEqual(
      before?.lines.map(({ note, ...line }) => line),
    );
    expect((await call(token, 'erase')).status).toBe(200);
  }, 60_000);

  it('but not while somebody is cooking for them', async () => {
    const { id, token } = await placed();
    await move(id, { to: 'accepted', minutes: 10 });
    const { status, body } = await call(token, 'erase');
    expect(status).toBe(422);
    expect(body.message).toContain('Deine Bestellung läuft noch');
    expect((await orders().findOne({ _id: id }))?.contact.name).toBe(MIRA.name);
  });

  it('or is forgotten after half a year without asking', async () => {
    const { id } = await finished();
    bella.clock.set('2027-05-20T10:59:00Z');
    await sweep();
    expect((await orders().findOne({ _id: id }))?.contact.name).toBe(MIRA.name);
    bella.clock.set('2027-05-20T11:00:00Z');
    await sweep();
    await sweep();
    expect((await orders().findOne({ _id: id }))?.contact).toEqual({
      name: '',
      phone: '',
      email: '',
      note: '',
      address: null,
    });
  });

  /** Nobody stays signed in over months, so the setting is changed today. */
  const keep = async (contactMonths: number) => {
    bella.clock.set('2026-11-20T11:00:00Z');
    return (await lucia.post('/api/shop/update', { settings: { contactMonths } })).status;
  };
  const knownOn = async (id: string, day: string) => {
    bella.clock.set(`${day}T00:00:00Z`);
    await sweep();
    return (await orders().findOne({ _id: id }))?.contact.name === MIRA.name;
  };

  it('or after as many months as the restaurant chose', async () => {
    expect([await keep(0), await keep(37), await keep(12)]).toEqual([400, 400, 200]);
    const { id, token } = await finished();
    const { keptUntil } = (await call<GuestDataView>(token, 'export')).body.data;
    expect([keptUntil, await knownOn(id, '2027-09-01')]).toEqual(['2027-11-20T11:00:00.000Z', true]);
    await keep(10);
    expect(await knownOn(id, '2027-09-01')).toBe(true);
    await keep(9);
    expect(await knownOn(id, '2027-09-01')).toBe(false);
    await keep(6);
  });

  it('and a restaurant that wants more keeps nobody longer who was promised less', async () => {
    const { id } = await finished();
    await keep(36);
    expect(await knownOn(id, '2027-05-20')).toBe(true);
    expect(await knownOn(id, '2027-05-21')).toBe(false);
    await keep(6);
  });
});

describe("the restaurant's own mailboxes", () => {
  it('each get one mail to an order, with nothing in it about the guest', async () => {
    const shopEmails = ['kueche@bella.example', 'Chef@bella.example', 'chef@bella.example'];
    await lucia.post('/api/shop/update', { settings: { shopEmails } });
    const { number } = await placed();
    for (const address of ['kueche@bella.example', 'Chef@bella.example']) {
      const [mail, ...more] = await eventually(async () => {
        const mails = await mailsTo(bella, address);
        return mails.length > 0 && mails;
      });
      expect([mail?.subject, more]).toEqual([expect.stringContaining(`Neue Bestellung Nr. ${number}`), []]);
      expect(mail?.html).toContain('/app/dashboard');
      expect(mail?.html).not.toContain(MIRA.name);
    }
    await lucia.post('/api/shop/update', { settings: { shopEmails: [] } });
  });
});

describe('a receipt', () => {
  const ask = (token: string, body: object = {}) => call<ReceiptAnswer>(token, 'receipt', body);
  const paidOnline = async (grossCents?: number) => {
    const order = await finished();
    const { sums } = (await orders().findOne({ _id: order.id }))!;
    const payableCents = grossCents ?? sums.payableCents;
    const [group] = sums.groups;
    await orders().updateOne(
      { _id: order.id },
      {
        $set: {
          payment: { way: 'stripe', paidCents: payableCents, refundedCents: 0 },
          'sums.payableCents': payableCents,
          'sums.groups': [{ ...group!, grossCents: payableCents }],
        },
      },
    );
    return order;
  };
  const documents = () => store().collection('documents');

  it('of an order that is paid in the restaurant is a slip without number and tax', async () => {
    const { token } = await placed();
    const { data } = (await ask(token, { hospitality: true })).body;
    expect(data).toEqual({
      kind: 'orderSlip',
      number: null,
      path: `/s/${BELLA}/bestellung/${token}/beleg?bewirtung=1`,
    });
    const { text } = await guest.get(data.path);
    expect(text).toContain('Bestellbeleg – kein Kassenbeleg');
    expect(text).toContain('Anlass der Bewirtung');
    expect(text).not.toMatch(/RE-20|Netto/);
    expect(await documents().countDocuments({})).toBe(0);
  });

  it('of what was paid online is an invoice with a number, the same one each time', async () => {
    const { token } = await paidOnline();
    const first = (await ask(token)).body.data;
    const again = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(first).toMatchObject({ kind: 'invoice', number: expect.stringMatching(/^RE-2026-\d{6}$/) });
    expect(new Set(again.map(({ body }) => body.data.number))).toEqual(new Set([first.number]));
    const { text } = await guest.get(first.path);
    for (const part of [first.number ?? '', 'Trattoria Bella', 'Netto', 'Kleinbetragsrechnung'])
      expect(text).toContain(part);
  });

  it('leaves no number out and uses none twice, even if many ask at once', async () => {
    const all: Awaited<ReturnType<typeof paidOnline>>[] = [];
    for (let i = 0; i < 12; i++) all.push(await paidOnline());
    const answers = await Promise.all(all.map(({ token }) => ask(token)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const records = await documents().find({}).sort({ seq: 1 }).toArray();
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
  }, 60_000);

  it('names its recipient above 250 €, and not at 250 € itself', async () => {
    const { version } = (await lucia.get<ShopView>('/api/shop/get')).body.data;
    expect((await lucia.post('/api/shop/update', { version, taxId: 'DE123456788' })).status).toBe(200);
    const small = await paidOnline(25_000);
    expect((await ask(small.token)).status).toBe(200);
    const big = await paidOnline(25_001);
    const { status, body } = await ask(big.token);
    expect([status, body.fields]).toEqual([
      400,
      { 'recipient.name': 'Für eine Rechnung über 250 € brauchen wir Name und Anschrift.' },
    ]);
    const recipient = { name: 'Acme GmbH', street: 'Weg 1', postalCode: '10115', city: 'Berlin' };
    const { data } = (await ask(big.token, { recipient })).body;
    expect((await guest.get(data.path)).text).toContain('Acme GmbH');
  });

  it('is not made out for an order that was cancelled', async () => {
    const { token } = await placed();
    await call(token, 'cancel');
    expect((await ask(token)).status).toBe(422);
  });
});
