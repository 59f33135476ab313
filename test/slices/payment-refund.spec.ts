import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderMoneyView } from '../../src/shop/payment/payment.view.js';
import type { TillOrdersView } from '../../src/shop/till/till.view.js';
import type { TillOrder } from '../../src/shop/till/till-body.rules.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { mailTo } from '../support/mailbox.js';
import { aPayingShop, type PayingShop } from '../support/paying.js';
import { eventually } from '../support/wait.js';

const MAILBOX = 'kasse@trattoria-bella.example';
let bella: PayingShop;

beforeAll(async () => {
  bella = await aPayingShop({ shopEmails: [MAILBOX] });
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => {
  bella.running.clock.set('2026-11-20T11:00:00Z');
  bella.sim.fail({ reset: true });
});

const three = () => ({
  lines: aBasket([{ dish: dishOf(bella.menu, 'Margherita'), quantity: 3 }]).lines,
});
const taken = async (service: 'stripe' | 'paypal' = 'stripe') => {
  const placed = await bella.paidOrder(service, three());
  await bella.move(placed.id, { to: 'accepted', minutes: 20 });
  const order = await bella.until(placed.id, ({ payment }) => payment.state === 'paid');
  await bella.atRest(placed.id);
  return { ...placed, order, chargeId: placed.payment!.chargeId };
};
const refund = (body: object) => bella.lucia.post<OrderMoneyView>('/api/payment/refund', body);

describe.each(['stripe', 'paypal'] as const)('a refund with %s', (service) => {
  it('gives back a sum, a piece and the rest, to the cent and never more', async () => {
    const { id: orderId, order, chargeId } = await taken(service);
    const paid = order.payment.paidCents;
    const sum = await refund({ orderId, cents: 101, reason: 'Kalt geliefert' });
    expect([sum.status, sum.body.data.refundedCents]).toEqual([200, 101]);

    const [line] = order.lines;
    const piece = await refund({ orderId, lines: [{ lineId: line!.id, quantity: 1 }] });
    expect(piece.body.data.refundedCents).toBe(101 + line!.grossCents / 3);
    expect((await refund({ orderId, cents: paid })).status).toBe(422);
    expect((await refund({ orderId, cents: 1, refundedCents: 0 })).status).toBe(412);
    expect((await refund({ orderId, cents: 1, lines: [{ lineId: line!.id, quantity: 1 }] })).status).toBe(
      422,
    );

    const rest = await refund({ orderId });
    expect(rest.body.data).toMatchObject({
      refundedCents: paid,
      refundableCents: 0,
      money: { state: 'refunded' },
    });
    expect((await refund({ orderId })).status).toBe(422);
    const split = rest.body.data.payments[0]!.refunds.flatMap((one) => one.split);
    const of = (rate: number) =>
      split.filter((one) => one.rate === rate).reduce((all, one) => all + one.grossCents, 0);
    for (const group of order.sums.groups) expect(of(group.rate)).toBe(group.grossCents);
    const booked = bella.charge(chargeId).refunds.reduce((all, one) => all + one.cents, 0);
    expect(booked).toBe(paid);
  });

  it('gives the difference back when the order becomes smaller, before and after it was taken', async () => {
    const before = await bella.paidOrder(service, three());
    const [line] = (await bella.stored(before.id)).lines;
    await bella.lucia.post('/api/order/change', {
      id: before.id,
      lines: [{ lineId: line!.id, quantity: 2 }],
    });
    await bella.move(before.id, { to: 'accepted', minutes: 20 });
    const less = await bella.until(before.id, ({ payment }) => payment.state === 'paid');
    expect(less.payment.paidCents).toBe(less.sums.payableCents);

    const { id, order, chargeId } = await taken(service);
    await bella.lucia.post('/api/order/change', { id, lines: [{ lineId: order.lines[0]!.id, quantity: 1 }] });
    const after = await bella.until(id, ({ payment }) => payment.state === 'partly');
    expect(after.payment.paidCents - after.payment.refundedCents).toBe(after.sums.payableCents);
    expect(bella.charge(chargeId).refunds).toHaveLength(1);
  });

  it('is booked when it was made at the service, and so is a dispute', async () => {
    const { id, order, chargeId } = await taken(service);
    bella.sim.refund({ id: chargeId, cents: 250 });
    bella.running.clock.advance({ minutes: 6 });
    // The call of the service may be on its way too: who comes second leaves it to the first.
    const { payment } = await eventually(async () => {
      await bella.reconciler.runDue();
      const read = await bella.stored(id);
      return read.payment.state === 'partly' && read;
    });
    expect(payment.refundedCents).toBe(250);
    await mailTo(
      bella.running,
      MAILBOX,
      `Nr. ${order.number}: bei ${service === 'stripe' ? 'Stripe' : 'PayPal'} erstattet`,
    );
    bella.sim.dispute({ id: chargeId, cents: 500 });
    await bella.look(id);
    await mailTo(bella.running, MAILBOX, `Nr. ${order.number}: Rückbuchung angemeldet`);
    expect((await bella.stored(id)).payment.note).toBe('Rückbuchung angemeldet');
    const left = order.payment.paidCents - 250 - 500;
    bella.sim.dispute({ id: chargeId, cents: 500, outcome: 'lost' });
    await bella.look(id);
    expect((await bella.stored(id)).payment.note).toBe('zurückgebucht');
    expect((await refund({ orderId: id, cents: left + 1 })).status).toBe(422);
    expect((await refund({ orderId: id })).body.data.refundedCents).toBe(250 + left);
  });
});

it('tells of the question of a bank, whose money may still go back, which ends it', async () => {
  const { id, order, chargeId } = await taken();
  const title = `Nr. ${order.number}`;
  bella.sim.dispute({ id: chargeId, outcome: 'inquiry' });
  await bella.look(id);
  await bella.until(id, ({ payment }) => payment.note === 'Rückfrage der Bank');
  const asked = await mailTo(bella.running, MAILBOX, `${title}: Rückfrage der Bank`);
  expect(asked.text).toContain('Noch ist nichts zurückgebucht.');

  const part = await refund({ orderId: id, cents: 100 });
  expect(part.body.data).toMatchObject({
    refundedCents: 100,
    money: { words: 'teilweise erstattet: Rückfrage der Bank' },
  });
  const rest = await refund({ orderId: id });
  const { paidCents } = order.payment;
  expect(rest.body.data).toMatchObject({ refundedCents: paidCents, money: { words: 'erstattet' } });
  expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([100, paidCents - 100]);
  await mailTo(bella.running, MAILBOX, `${title}: Rückfrage der Bank beendet`);
});

it('is one refund when two send the same at once', async () => {
  const { id: orderId, chargeId } = await taken();
  const wish = { orderId, cents: 300, refundedCents: 0 };
  const [one, other] = await Promise.all([refund(wish), refund(wish)]);
  expect([one.status, other.status].sort()).toEqual([200, 412]);
  expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([300]);
});

it('is gone through once, however long the service takes to say so', async () => {
  const { id: orderId, order, chargeId } = await taken();
  bella.sim.fail({ api: 'lost', match: '/v1/refunds', times: 2 });
  await refund({ orderId, cents: 300 });
  bella.sim.fail({ reset: true });
  await bella.atRest(orderId);
  bella.running.clock.advance({ minutes: 1 });
  await bella.reconciler.runDue();
  await bella.until(orderId, ({ payment }) => payment.refundedCents === 300);
  expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([300]);
  const found = await bella.lucia.get<{ rows: { id: string }[] }>('/api/orderHistory/list?money=partly');
  expect(found.body.data.rows.map(({ id }) => id)).toContain(order._id);
});

it('is told to the till with the rates of the order, once for each thing, and once more when asked', async () => {
  const heard: { id: string; event: string; order: TillOrder }[] = [];
  const till = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(JSON.parse(body));
      response.end();
    });
  });
  await new Promise<void>((resolve) => till.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(till.address() as AddressInfo).port}/`;
  await bella.lucia.post('/api/till/webhook', { url, active: true });
  const { id: orderId, order } = await taken();
  const about = (event: string) => heard.filter((one) => one.event === event && one.order.id === orderId);
  // What is told is how the order stands by then.
  await eventually(() => about('order.paid').length === 1);
  const lineId = order.lines[0]!.id;
  await refund({ orderId, lines: [{ lineId, quantity: 1 }] });
  await refund({ orderId });
  await eventually(() => about('order.refunded').length === 2);
  const [paid] = about('order.paid');
  const vat = order.sums.groups;
  expect(paid?.order.payment).toMatchObject({
    way: 'stripe',
    state: 'paid',
    test: true,
    paid: vat,
    refunds: [],
  });
  const last = about('order.refunded').find(({ order: told }) => told.payment.state === 'refunded');
  const piece = order.lines[0]!.grossCents / 3;
  expect(last?.order.payment.refunds.flatMap((one) => one.vat)).toMatchObject([
    { rate: vat[0]!.rate, grossCents: piece },
    { rate: vat[0]!.rate, grossCents: vat[0]!.grossCents - piece },
  ]);
  await bella.lucia.post('/api/till/replay', { id: paid?.id });
  await eventually(() => heard.filter(({ id }) => id === paid?.id).length === 2);
  const { body } = await bella.lucia.post<{ key: string }>('/api/till/key/add', { name: 'Theke' });
  const headers = { authorization: `Bearer ${body.data.key}` };
  const day = await fetch(`${bella.running.url}/api/pos/orders`, { headers });
  const told = ((await day.json()) as { data: TillOrdersView }).data.orders.find(({ id }) => id === orderId);
  expect(told?.payment).toEqual(last?.order.payment);
  const file = await bella.lucia.get(
    `/api/orderHistory/export?from=${order.businessDay}&to=${order.businessDay}`,
  );
  expect(file.text).toContain(';erstattet (Test);');
  await new Promise((resolve) => till.close(resolve));
});
