import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DailyMails } from '../../src/shop/history/day/daily-mails.service.js';
import type { HistoryMore, HistoryOrder } from '../../src/shop/history/history.view.js';
import type { Order } from '../../src/shop/order/order.types.js';
import { anOrder, DEMO, placeOrder } from '../factories/orders.js';
import { aUser, JONAS, YUSUF } from '../factories/people.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

let bella: RunningApp;
let lucia: Browser;
let jonas: Browser;
let yusuf: Browser;
let today: { id: string; number: number };

beforeAll(async () => {
  bella = await startApp({ SEED_DEMO: '1' });
  [lucia, jonas, yusuf] = [new Browser(bella), new Browser(bella), new Browser(bella)];
  await lucia.signIn(DEMO);
  const { shopId } = (await lucia.get<{ shopId: string }>('/api/auth/session')).body.data;
  await aUser(bella, JONAS, { shopId, role: 'staff' });
  await aShop(bella, { name: 'Imbiss Nord' }, YUSUF);
  await jonas.signIn(JONAS);
  await yusuf.signIn(YUSUF);
  today = (await placeOrder(lucia, await anOrder(lucia))).body.data;
}, 60_000);
afterAll(() => bella?.close());

const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<Order>('orders');
const list = (who: Browser, query = '') => who.get<HistoryMore>(`/api/orderHistory/list${query}`);
const rowsOf = async (who: Browser, query = '') => (await list(who, query)).body.data.rows;

async function everyRow(query: string): Promise<HistoryMore['rows']> {
  const rows: HistoryMore['rows'] = [];
  let next: string | null = null;
  do {
    const page: HistoryMore = (await list(lucia, `?${query}${next ? `&after=${next}` : ''}`)).body.data;
    rows.push(...page.rows);
    next = page.next;
  } while (next);
  return rows;
}

describe('an order', () => {
  it('means with null what it means with a field left out, in the kitchen and in the file as well', async () => {
    const right = await anOrder(lucia);
    const nothing = { tipCents: null, cashCents: null, codes: null, expectedLines: null, ageConfirmed: null };
    const lines = right.lines.map((line: object) => ({ ...line, note: null, variantId: null }));
    const contact = { ...right.contact, name: 'Mia Vogt', note: null };
    const placed = await placeOrder(lucia, { ...right, ...nothing, contact, lines } as never);
    expect(placed.status).toBe(201);
    const { id } = placed.body.data;
    const stored = await orders().findOne({ _id: id as never });
    expect(stored?.lines.map(({ note }) => note)).toEqual(lines.map(() => ''));
    expect(stored?.sums.tipCents).toBe(0);
    await lucia.post('/api/order/move', { id, to: 'accepted', minutes: 20 });
    expect((await lucia.get('/app/kitchen')).status).toBe(200);
    const { text } = await lucia.get('/api/orderHistory/export');
    expect(text).toContain(String(placed.body.data.number));
  });
});

describe('the history of orders', () => {
  it('holds every order once, the newest first, page by page', async () => {
    const rows = await everyRow('');
    const count = await orders().countDocuments({});
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    const places = rows.map(({ day, number }) => `${day} ${String(number).padStart(6, '0')}`);
    expect(places).toEqual([...places].sort().reverse());
  });

  it('shows what was asked for', async () => {
    expect(await rowsOf(lucia, '?search=weber')).toMatchObject([{ id: today.id }]);
    expect(await rowsOf(lucia, '?search=3920012')).toContainEqual(expect.objectContaining({ id: today.id }));
    for (const row of await rowsOf(lucia, '?way=delivery&state=completed'))
      expect([row.way, row.state]).toEqual(['delivery', 'completed']);
    const [late, all] = [await everyRow('late=late'), await everyRow('')];
    expect(late.map(({ id }) => id)).toEqual(all.flatMap((row) => (row.late ? [row.id] : [])));
    expect(late.length).toBeGreaterThan(0);
    const [, , third] = await rowsOf(lucia, '?state=completed');
    const day = third?.day ?? '';
    expect(new Set((await rowsOf(lucia, `?from=${day}&to=${day}`)).map((row) => row.day))).toEqual(
      new Set([day]),
    );
  });

  it.each([
    ['a day of 2099', '?from=2099-01-01'],
    ['days the wrong way round', '?from=2026-11-20&to=2026-11-01'],
    ['somebody nobody knows', '?by=boese'],
    ['a word nobody wrote', '?search=%24where%20qqq.*'],
  ])('is empty for %s', async (_, query) => {
    const { status, body } = await list(lucia, query);
    expect([status, body.data.rows]).toEqual([200, []]);
  });

  it.each([
    '?from=gestern&to=1&state=boese&way=%00&payment[$ne]=x',
    '?after=boese',
    `?${Array.from({ length: 10_000 }, (_, i) => `f${i}=1`).join('&')}`.slice(0, 15_000),
  ])('survives %.40s', async (query) => {
    const { status } = await list(lucia, query);
    expect([200, 400]).toContain(status);
  });

  it('tells who leads everything of an order, and staff what is of today', async () => {
    const { body } = await lucia.get<HistoryOrder>(`/api/orderHistory/order?id=${today.id}`);
    expect(body.data).toMatchObject({
      number: today.number,
      phone: '0171 3920012',
      email: 'jonas@example.org',
    });
    expect(body.data.lines.every(({ vatRates }) => vatRates.length > 0)).toBe(true);
    expect(body.data.guestOrder?.nth).toBeGreaterThan(1);
    expect(body.data.phoned).toBe(false);
    expect((await lucia.get('/app/orderHistory')).text).toContain('Umsatz heute');
    expect((await jonas.get('/app/orderHistory')).text).not.toContain('Umsatz heute');
    expect(body.data.events.map(({ text, by }) => [text, by])).toEqual([['Bestellt', 'Gast']]);

    expect((await rowsOf(jonas, '?from=2020-01-01')).every(({ day }) => day === body.data.day)).toBe(true);
    const old = (await rowsOf(lucia, '?state=completed')).at(-1)!;
    expect((await jonas.get(`/api/orderHistory/order?id=${today.id}`)).status).toBe(200);
    expect((await jonas.get(`/api/orderHistory/order?id=${old.id}`)).status).toBe(403);
    expect((await jonas.get('/api/orderHistory/export')).status).toBe(403);
    const errors = jest.spyOn(Logger.prototype, 'error');
    expect((await jonas.get('/app/orderHistory/day')).status).toBe(403);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('is closed to staff at the desk as well: they find what is of today or still to be done', async () => {
    const find = async (who: Browser, q: string) =>
      (await who.get<{ id: string }[]>(`/api/order/find?q=${encodeURIComponent(q)}`)).body.data.map(
        ({ id }) => id,
      );
    const old = (await rowsOf(lucia, '?state=completed')).at(-1)!;
    const { contact } = (await orders().findOne({ _id: old.id as never }))!;
    expect(await find(lucia, contact.name)).toContain(old.id);
    expect(await find(jonas, contact.name)).not.toContain(old.id);
    expect(await find(jonas, 'weber')).toContain(today.id);
    await orders().updateOne({ _id: old.id as never }, { $set: { state: 'accepted' } });
    expect(await find(jonas, contact.name)).toContain(old.id);
    await orders().updateOne({ _id: old.id as never }, { $set: { state: 'completed' } });
  });

  it('of another restaurant is none', async () => {
    expect(await rowsOf(yusuf)).toEqual([]);
    const { next } = (await list(lucia)).body.data;
    expect(await rowsOf(yusuf, `?after=${next}`)).toEqual([]);
    expect((await yusuf.get(`/api/orderHistory/order?id=${today.id}`)).status).toBe(404);
    expect((await yusuf.get('/api/orderHistory/export')).text.trim().split('\n')).toHaveLength(1);
  });

  it('leaves the house as a file of as many lines, without the guests', async () => {
    const { headers, text } = await lucia.get('/api/orderHistory/export?state=completed');
    expect(headers.get('content-type')).toContain('text/csv');
    const count = await orders().countDocuments({ state: 'completed' });
    expect(text.trim().split('\n')).toHaveLength(count + 1);
    expect(text).not.toMatch(/Neumann|Papadopoulou|\+49/);
  });
});

describe('the figures of today', () => {
  it('stand on the board as what was sold: with its tax, without the tip of the team', async () => {
    const { day } = (await rowsOf(lucia))[0]!;
    const made = await orders()
      .find({ businessDay: day, state: { $nin: ['rejected', 'cancelled', 'awaitPayment'] } })
      .toArray();
    const groups = made.flatMap(({ sums }) => sums.groups);
    const { figures } = (await lucia.get<{ figures: object }>('/api/desk/state')).body.data;
    expect(figures).toMatchObject({
      orders: made.length,
      turnoverCents: groups.reduce((sum, { grossCents }) => sum + grossCents, 0),
    });
  });

  it.each(['2099-99-99', '2026-02-31', '0002-11-20', '9999-12-31'])(
    'are shown where somebody asks for %s, and so are the tours',
    async (day) => {
      for (const path of ['/app/orderHistory/day', '/app/drivers']) {
        const { status, text } = await lucia.get(`${path}?day=${day}`);
        expect([path, status]).toEqual([path, 200]);
        expect(text).toContain('Freitag, 20. November 2026');
      }
    },
  );
});

it('comes as a mail every morning, once, to who wants it', async () => {
  const mails = bella.app.get(DailyMails, { strict: false });
  const address = 'zahlen@trattoria-bella.example';
  await mails.run();
  const { version } = (await lucia.get<{ version: number }>('/api/shop/get')).body.data;
  const settings = { shopEmails: [address], dailyFigures: true };
  expect((await lucia.post('/api/shop/update', { version, settings })).status).toBe(200);

  await Promise.all([mails.run(), mails.run()]);
  const [mail] = await eventually(async () => {
    const there = await mailsTo(bella, address);
    return there.length > 0 && there;
  });
  await mails.run();
  expect(mail?.subject).toMatch(/^Donnerstag, 19\. November 2026: \d Bestellung/);
  expect(mail?.text).toContain('Laut Bestellungen, nicht laut Kasse');
  expect(await mailsTo(bella, address)).toHaveLength(1);
});
