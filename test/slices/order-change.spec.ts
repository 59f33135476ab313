import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PrintJobs } from '../../src/printer/job/print-jobs.service.js';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import type { BoardOrder } from '../../src/shop/order/order.view.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailTo } from '../support/mailbox.js';
import { eventually } from '../support/wait.js';

let bella: RunningApp;
let shop: Shop;
let menu: Menu;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp();
  shop = await aShop(bella);
  menu = await aMenu(bella, shop.id, TRATTORIA);
  guest = new Browser(bella);
  lucia = await signedIn(bella);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => bella.clock.set('2026-11-20T11:00:00Z'));

const connection = () => bella.app.get<Connection>(getConnectionToken(), { strict: false });
const stored = async (id: string) =>
  (await connection().collection<OrderRecord>('orders').findOne({ _id: id }))!;
const change = (id: string, body: object) =>
  lucia.post<BoardOrder>('/api/order/change', { id, lines: [], ...body });
const move = (id: string, to: string) => lucia.post<BoardOrder>('/api/order/move', { id, to, minutes: 20 });

async function placed(over: object = {}) {
  const wishes = [
    { dish: dishOf(menu, 'Margherita'), quantity: 3 },
    { dish: dishOf(menu, 'Birra'), quantity: 2 },
  ];
  const answer = await placeOrder(guest, aBasket(wishes, { ageConfirmed: true, ...over }));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}
const lineOf = async (id: string, name: string) =>
  (await stored(id)).lines.find((line) => line.name === name)!;

describe('an order that becomes smaller', () => {
  it('costs less, with its tax and its deposit, and the guest reads what is left out', async () => {
    const contact = { name: 'Mira', email: 'less@example.org', phone: '', note: '' };
    const { id, number } = await placed({ contact });
    const before = await stored(id);
    const [pizza, beer] = before.lines;
    const { status, body } = await change(id, {
      lines: [
        { lineId: pizza!.id, quantity: 2 },
        { lineId: beer!.id, quantity: 0 },
      ],
    });
    expect(status).toBe(200);
    const after = await stored(id);
    const dearer = pizza!.unitCents + 2 * (beer!.unitCents + (beer!.deposit?.cents ?? 0));
    expect(after.sums.payableCents).toBe(before.sums.payableCents - dearer);
    expect([after.sums.depositCents, after.sums.groups.map(({ rate }) => rate)]).toEqual([0, [7]]);
    expect(after.lines.map(({ name, quantity }) => [name, quantity])).toEqual([['Margherita', 2]]);
    expect(body.data.payableCents).toBe(after.sums.payableCents);
    expect(after.events.at(-1)).toMatchObject({
      kind: 'changed',
      lines: [
        { name: 'Margherita Klein', from: 3, to: 2 },
        { name: 'Birra', from: 2, to: 0 },
      ],
    });
    expect(isUnbroken(after.events)).toBe(true);
    const mail = await mailTo(
      bella,
      contact.email,
      `Änderung an deiner Bestellung Nr. ${number} bei Trattoria Bella`,
    );
    expect(mail.text).toContain('2 statt 3 × Margherita Klein, ohne 2 × Birra.');
  });

  it('is told to the kitchen on a paper of its own, once it has a docket', async () => {
    const added = await lucia.post<{ id: string }>('/api/printer/add', { name: 'Küche', columns: 48 });
    const printerId = added.body.data.id;
    const { id, number } = await placed();
    await move(id, 'accepted');
    const papers = () => bella.app.get(PrintJobs, { strict: false }).listAbout(shop.id, id);
    await eventually(async () => (await papers()).length === 1);
    await change(id, { lines: [{ lineId: (await lineOf(id, 'Margherita')).id, quantity: 1 }] });
    const [, paper] = await eventually(async () => {
      const all = await papers();
      return all.length === 2 && all;
    });
    expect([paper?.title, paper?.printerId]).toEqual([`Änderung Nr. ${number}`, printerId]);
  });

  it.each([
    ['becoming larger', { lines: [{ lineId: '0', quantity: 4 }] }],
    ['a line that is not there', { lines: [{ lineId: '9', quantity: 0 }] }],
    [
      'becoming empty',
      {
        lines: [
          { lineId: '0', quantity: 0 },
          { lineId: '1', quantity: 0 },
        ],
      },
    ],
    ['nothing at all', { lines: [] }],
  ])('refuses %s', async (_, body) => {
    const { id } = await placed();
    const { status, body: answer } = await change(id, body);
    expect([status, answer.code, (await stored(id)).version]).toEqual([422, 'CANNOT_CHANGE', 1]);
  });

  it.each([-5, 1e9, 0.5, '1', null])('refuses %p pieces', async (quantity) => {
    const { id } = await placed();
    expect((await change(id, { lines: [{ lineId: '0', quantity }] })).status).toBe(400);
  });

  it('is changed by the first of two who have seen the same', async () => {
    const { id } = await placed();
    const wish = { version: 1, lines: [{ lineId: '0', quantity: 1 }] };
    const both = await Promise.all([change(id, wish), change(id, wish)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('an order with an age limit', () => {
  it.each([
    ['accepted', ['accepted']],
    ['ready', ['accepted', 'ready']],
    ['underway', ['accepted', 'ready', 'underway']],
  ])('that is %s is not handed over before somebody has seen papers', async (_, steps) => {
    const { id } = await placed();
    for (const to of steps) await move(id, to);
    const before = await stored(id);
    const wish = { id, to: 'completed' };
    const refused = await Promise.all(
      [{}, { ageChecked: false }, { undoSeconds: 6 }].map((more) =>
        lucia.post('/api/order/move', Object.assign(more, wish)),
      ),
    );
    for (const { status, body } of refused)
      expect([status, body.code, body.message]).toEqual([
        422,
        'AGE_NOT_CHECKED',
        'Nur an Gäste ab 16 Jahren: Bitte erst den Ausweis zeigen lassen.',
      ]);
    const { state, version } = await stored(id);
    expect([state, version]).toEqual([before.state, before.version]);
    const { status } = await lucia.post('/api/order/move', Object.assign({ ageChecked: true }, wish));
    expect([status, (await stored(id)).state]).toEqual([200, 'completed']);
    expect((await lucia.post('/api/order/move', wish)).status).toBe(200);
  });

  it('goes without what needs papers when nobody shows any, and has no limit any more', async () => {
    const { id } = await placed();
    await move(id, 'accepted');
    await move(id, 'ready');
    const { body } = await change(id, { tooYoung: true });
    expect([body.data.minAge, body.data.lines.map(({ name }) => name)]).toEqual([0, ['Margherita']]);
    expect((await stored(id)).events.at(-1)?.note).toBe('Ausweis nicht gezeigt');
  });
});
