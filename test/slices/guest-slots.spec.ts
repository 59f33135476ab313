import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ReservationSweep } from '../../src/shop/order/reservations/reservation-sweep.service.js';
import type { ShopView } from '../../src/shop/restaurant/shop.view.js';
import type { SlotsView } from '../../src/storefront/order/quote.view.js';
import { anOrder, BELLA, DEMO, placeOrder } from '../factories/orders.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

const WANTED = '2026-11-21T17:30:00.000Z';

let bella: RunningApp;
let guest: Browser;
let lucia: Browser;

const slots = () =>
  bella.app.get<Connection>(getConnectionToken(), { strict: false }).collection('reservations');
const isFull = async (at: string) => {
  const { days } = (await guest.get<SlotsView>(`/api/storefront/${BELLA}/slots?fulfilment=pickup`)).body.data;
  return days.flatMap((day) => day.slots).find((slot) => slot.at === at)?.full;
};

beforeAll(async () => {
  bella = await startApp({ SEED_DEMO: '1', RATE_LIMIT_FACTOR: '1000' });
  guest = new Browser(bella);
  lucia = new Browser(bella);
  await lucia.signIn(DEMO);
  const { version } = (await lucia.get<ShopView>('/api/shop/get')).body.data;
  const limits = { stepMinutes: 15, firstOffsetMinutes: 15, maxOrders: 2, maxItems: null };
  const { status } = await lucia.post('/api/shop/update', { version, settings: { slots: limits } });
  expect(status).toBe(200);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(async () => {
  bella.clock.set('2026-11-20T11:00:00Z');
  await slots().deleteMany({});
});

describe('a slot with two places', () => {
  it('gives its last place to one of twenty who want it at the same moment', async () => {
    const body = await anOrder(guest, { when: WANTED });
    expect((await placeOrder(guest, body)).status).toBe(201);
    expect(await isFull(WANTED)).toBe(false);

    const answers = await Promise.all(Array.from({ length: 20 }, () => placeOrder(guest, body)));
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(19);
    for (const { body: answer } of refused)
      expect(answer.message).toMatch(/ausgebucht\. Vorbestellung möglich ab /);
    expect(await isFull(WANTED)).toBe(true);
    expect(await slots().findOne({})).toMatchObject({ orders: 2, holds: [] });
  });

  it('lets nobody who wants it as soon as possible go away: the next slot takes them', async () => {
    const body = await anOrder(guest);
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeOrder(guest, body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const taken = await slots().find({}).sort({ at: 1 }).toArray();
    expect(taken.map(({ orders }) => orders)).toEqual([2, 2, 1]);
  });

  it('has a place again when an order is rejected', async () => {
    const body = await anOrder(guest, { when: WANTED });
    const [first] = await Promise.all([placeOrder(guest, body), placeOrder(guest, body)]);
    expect(await isFull(WANTED)).toBe(true);
    await lucia.post('/api/order/move', { id: first.body.data.id, to: 'rejected', reason: 'tooBusy' });
    await eventually(async () => !(await isFull(WANTED)));
  });

  it('gets back a place for which no order came within a minute, and keeps the others', async () => {
    await placeOrder(guest, await anOrder(guest, { when: WANTED }));
    await slots().updateOne(
      {},
      {
        $inc: { orders: 1, items: 1 },
        $push: {
          taken: { id: 'never-written', items: 1 },
          holds: { id: 'never-written', at: bella.clock.now() },
        } as never,
      },
    );
    const sweeper = bella.app.get(ReservationSweep, { strict: false });
    await sweeper.sweep();
    expect(await isFull(WANTED)).toBe(true);
    bella.clock.advance({ seconds: 61 });
    await sweeper.sweep();
    expect(await isFull(WANTED)).toBe(false);
    expect(await slots().findOne({})).toMatchObject({ orders: 1, items: 1, holds: [] });
  });
});
