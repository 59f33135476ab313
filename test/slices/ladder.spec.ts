import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { newId, newToken } from '../../src/shared/ids.js';
import { TRATTORIA } from '../../src/shop/basket/basket.fixture.js';
import { LadderService } from '../../src/shop/ladder/ladder.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import { DeskService } from '../../src/shop/order/board/desk.service.js';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import { WaitingOrders } from '../../src/shop/order/ladder/waiting-orders.service.js';
import type { OrderRecord } from '../../src/shop/order/order.schema.js';
import type { OrderBoard } from '../../src/shop/order/order.view.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { shareOf } from '../support/share.js';
import { eventually } from '../support/wait.js';

const RACES = shareOf(1_000, 200);
const PERSON = { userId: 'lucia', name: 'Lucia', role: 'owner' } as const;
const MAILBOX = 'kueche@trattoria-bella.example';

let bella: RunningApp;
let shop: Shop;
let menu: Menu;
let guest: Browser;
let lucia: Browser;

beforeAll(async () => {
  bella = await startApp();
  shop = await aShop(bella, { settings: { shopEmails: [MAILBOX], preorder: true } });
  menu = await aMenu(bella, shop.id, TRATTORIA);
  guest = new Browser(bella);
  lucia = await signedIn(bella);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(async () => {
  bella.clock.set('2026-11-20T11:00:00Z');
  await orders().deleteMany({});
});

const orders = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection<OrderRecord>('orders');
const stored = async (id: string) => (await orders().findOne({ _id: id }))!;
const ladder = () => bella.app.get(LadderService, { strict: false });
const placed = async (over: object = {}) => {
  const basket = aBasket([{ dish: dishOf(menu, 'Margherita') }], over);
  const { status, body } = await placeOrder(guest, basket);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data;
};
const followed = (id: string) => eventually(async () => (await stored(id)).outbox.length === 0);
const desk = () => bella.app.get(DeskService, { strict: false });
const settings = (changed: object) => lucia.post('/api/shop/update', { settings: changed });
const move = (id: string, step: object) => lucia.post('/api/order/move', { id, ...step });

describe('an order nobody answers', () => {
  it('is written about after three minutes and rejected after ten, and the guest is told why', async () => {
    const contact = { name: 'Mira', email: 'mira@example.org', phone: '', note: '' };
    const { id, number } = await placed({ contact });
    await followed(id);
    bella.clock.advance({ minutes: 2, seconds: 59 });
    await ladder().run();
    expect((await mailsTo(bella, MAILBOX)).filter(({ subject }) => subject?.includes('wartet'))).toEqual([]);

    bella.clock.advance({ seconds: 1 });
    for (let again = 0; again < 3; again++) await ladder().run();
    const mail = await mailTo(bella, MAILBOX, `Nr. ${number} wartet seit 12:00 Uhr auf eine Antwort`);
    expect(mail.text).toContain('Um 12:10 Uhr wird sie von selbst abgelehnt.');
    expect(mail.text).not.toContain('Mira');

    bella.clock.advance({ minutes: 6, seconds: 59 });
    await ladder().run();
    expect((await stored(id)).state).toBe('placed');
    bella.clock.advance({ seconds: 1 });
    for (let again = 0; again < 3; again++) await ladder().run();
    const { state, rejection, events, ladder: left } = await stored(id);
    expect([state, rejection?.reason, events.at(-1)?.by]).toEqual(['rejected', 'unanswered', 'system']);
    expect([events.length, isUnbroken(events), left?.at]).toEqual([2, true, null]);
    const told = await mailTo(
      bella,
      'mira@example.org',
      `Deine Bestellung Nr. ${number} bei Trattoria Bella wurde leider abgelehnt`,
    );
    expect(told.text).toContain('Das Restaurant hat auf deine Bestellung nicht geantwortet');
  }, 60_000);

  it('says on its card when that will be', async () => {
    await placed();
    const { body } = await lucia.get<OrderBoard>('/api/order/board');
    expect(body.data.orders[0]?.rejectsAt).toBe('2026-11-20T11:10:00.000Z');
  });

  it('is left alone for good once somebody has answered', async () => {
    const { id } = await placed();
    await followed(id);
    await move(id, { to: 'accepted', minutes: 30 });
    bella.clock.advance({ minutes: 30 });
    await ladder().run();
    const { state, ladder: left } = await stored(id);
    expect([state, left?.at]).toEqual(['accepted', null]);
  });

  it('comes back when the answer is taken back, a minute longer', async () => {
    const { id } = await placed();
    await followed(id);
    bella.clock.advance({ minutes: 9, seconds: 58 });
    await move(id, { to: 'accepted', minutes: 30, undoSeconds: 6 });
    bella.clock.advance({ seconds: 4 });
    await ladder().run();
    await desk().undo(shop.id, PERSON, id);
    bella.clock.advance({ seconds: 20 });
    await ladder().run();
    expect((await stored(id)).state).toBe('placed');
    bella.clock.advance({ minutes: 1 });
    await ladder().run();
    expect((await stored(id)).state).toBe('rejected');
  });

  it('waits through the night when it is for another day, until three hours before its time', async () => {
    bella.clock.set('2026-11-20T22:30:00Z');
    const { id, number } = await placed({ when: '2026-11-21T18:00:00.000Z' });
    await followed(id);
    bella.clock.set('2026-11-21T14:59:00Z');
    await ladder().run();
    expect((await stored(id)).state).toBe('placed');
    const mail = await mailTo(bella, MAILBOX, `Nr. ${number} wartet seit 23:30 Uhr auf eine Antwort`);
    expect(mail.text).toContain('Am 21.11.2026 um 16:00 Uhr wird sie von selbst abgelehnt.');
    bella.clock.set('2026-11-21T15:00:00Z');
    await ladder().run();
    expect((await stored(id)).state).toBe('rejected');
  });

  it('is rejected at other times, or never, as the restaurant wishes', async () => {
    expect((await settings({ ladder: { push: 1, mail: 3, reject: 0 } })).status).toBe(200);
    const { id } = await placed();
    await followed(id);
    bella.clock.advance({ hours: 5 });
    await ladder().run();
    const { state, ladder: left } = await stored(id);
    expect([state, left?.at]).toEqual(['placed', null]);
    await settings({ ladder: { push: 1, mail: 3, reject: 10 } });
  });

  it.each([
    [{ push: -5, mail: 3, reject: 10 }, 'settings.ladder.push'],
    [{ push: 1, mail: 3, reject: 1e9 }, 'settings.ladder.reject'],
    [{ push: 1, mail: 3, reject: 3 }, 'settings.ladder.reject'],
  ])('is not rejected by %j', async (wish, field) => {
    const { status, body } = await settings({ ladder: wish });
    expect([status >= 400, Object.keys(body.fields ?? {})]).toEqual([true, [field]]);
  });
});

describe('an order that could be accepted by itself', () => {
  beforeAll(async () => void (await settings({ autoAccept: true })));
  afterAll(async () => void (await settings({ autoAccept: false })));

  it('waits for a person while no desk is in sight and no printer alive', async () => {
    const { id } = await placed();
    await followed(id);
    await ladder().run();
    expect((await stored(id)).state).toBe('placed');
  });

  it('is left to whoever has taken the acceptance back', async () => {
    await lucia.post('/api/desk/here', { sound: false });
    const { id } = await placed();
    await eventually(async () => (await stored(id)).state === 'accepted');
    await followed(id);
    const at = bella.clock.now();
    const undone = { seq: 9, kind: 'undone', to: 'placed', undoes: 2, at, by: 'lucia' };
    await orders().updateOne(
      { _id: id },
      { $set: { state: 'placed', 'ladder.at': at }, $push: { events: undone as never } },
    );
    await ladder().run();
    expect((await stored(id)).state).toBe('placed');
  });

  it('is accepted while a desk is in sight', async () => {
    await lucia.post('/api/desk/here', { sound: false });
    const { id } = await placed();
    const order = await eventually(async () => {
      const found = await stored(id);
      return found.state === 'accepted' && found;
    });
    expect([order.events.at(-1)?.by, order.promisedAt]).toEqual(['system', expect.any(Date)]);
  });
});

/** One order, many times over, as if each had been placed. */
async function copies(of: string): Promise<string[]> {
  const first = await stored(of);
  const all = Array.from({ length: RACES }, (_, index) => ({
    ...first,
    _id: newId(),
    number: 1_000 + index,
    token: newToken(),
    idempotencyKey: `race-${index}`,
    contact: { ...first.contact, email: '' },
    outbox: [],
  }));
  await orders().insertMany(all);
  return all.map(({ _id }) => _id);
}

describe('an acceptance at the last moment', () => {
  it(`and the rejection have one outcome, ${RACES} times`, async () => {
    const { id } = await placed();
    await followed(id);
    const raced = await copies(id);
    const accept = (one: string) => desk().move(shop.id, PERSON, { id: one, to: 'accepted', minutes: 30 });
    const time = (one: string) => waiting.reject({ shopId: shop.id, id: one });

    const waiting = bella.app.get(WaitingOrders, { strict: false });
    bella.clock.advance({ minutes: 10 });
    const accepted = new Set<string>();
    const won = (one: string) => () => void accepted.add(one);
    for (let start = 0; start < RACES; start += 50) {
      const batch = raced.slice(start, start + 50);
      await Promise.all(
        batch.map(async (one, index) => {
          const steps = [() => time(one), () => accept(one).then(won(one), codeOf)];
          if (index % 2 === 1) steps.reverse();
          await Promise.all(steps.map((step) => step()));
        }),
      );
    }

    const after = await orders()
      .find({ _id: { $in: raced } })
      .toArray();
    for (const { _id, state, events, rejection } of after) {
      expect(state).toBe(accepted.has(_id) ? 'accepted' : 'rejected');
      expect([events.length, isUnbroken(events), rejection === null]).toEqual([2, true, accepted.has(_id)]);
    }
    // Both must have won some of them, or nothing was raced.
    expect(accepted.size).toBeGreaterThan(0);
    expect(accepted.size).toBeLessThan(RACES);
  }, 180_000);
});

const codeOf = (error: { code?: string }): void => expect(error.code).toBe('CHANGED_MEANWHILE');
