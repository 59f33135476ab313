import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isUnbroken } from '../../src/shop/order/event-chain.js';
import { aPayingShop, type PayingShop, type PlacedOnline } from '../support/paying.js';

const HISTORIES = process.env.SOAK ? 500 : 30;
const NOON = new Date('2026-11-20T11:00:00Z').getTime();
const FAILS_AT_CAPTURE = '4000000000000341';

let bella: PayingShop;
beforeAll(async () => {
  bella = await aPayingShop();
  await bella.lucia.post('/api/payment/check', {});
}, 60_000);
afterAll(() => bella?.close());

const STEPS = {
  pay: (one: PlacedOnline) => pay(one, '4242424242424242'),
  payBadly: (one: PlacedOnline) => pay(one, FAILS_AT_CAPTURE),
  secondTab: async (one: PlacedOnline) => {
    const other = one.payment?.service === 'stripe' ? 'paypal' : 'stripe';
    const { body, status } = await bella.does<{ payment: { chargeId: string } }>(one.token, 'pay', {
      payment: other,
    });
    if (status === 200) tryTo(() => bella.sim.pay({ id: body.data.payment.chargeId }));
  },
  back: (one: PlacedOnline) => bella.does(one.token, 'paid'),
  accept: (one: PlacedOnline) => bella.move(one.id, { to: 'accepted', minutes: 20 }),
  acceptAndUndo: async (one: PlacedOnline) => {
    await bella.move(one.id, { to: 'accepted', minutes: 20, undoSeconds: 6 });
    await bella.lucia.post('/api/order/undo', { id: one.id });
  },
  reject: (one: PlacedOnline) => bella.move(one.id, { to: 'rejected', reason: 'tooBusy' }),
  cancel: (one: PlacedOnline) => bella.move(one.id, { to: 'cancelled', reason: 'guestAsked' }),
  guestCancels: (one: PlacedOnline) => bella.does(one.token, 'cancel'),
  refund: (one: PlacedOnline) => bella.lucia.post('/api/payment/refund', { orderId: one.id, cents: 77 }),
  retry: (one: PlacedOnline) => bella.lucia.post('/api/payment/retry', { orderId: one.id }),
  atDoor: (one: PlacedOnline) => bella.lucia.post('/api/payment/atDoor', { orderId: one.id, way: 'cash' }),
  refundOutside: async (one: PlacedOnline) =>
    tryTo(() => bella.sim.refund({ id: one.payment?.chargeId ?? '', cents: 33 })),
  answersGetLost: async () => void bella.sim.fail({ api: 'lost', times: 1 }),
  serviceBreaks: async () => void bella.sim.fail({ api: 'error500', times: 2 }),
  noWebhooks: async () => void bella.sim.fail({ webhooks: 'never' }),
  webhooksTwice: async () => void bella.sim.fail({ webhooks: 'twice' }),
  later: async () => bella.running.clock.advance({ minutes: 4 }),
  worker: () => bella.reconciler.runDue(),
} satisfies Record<string, (one: PlacedOnline) => Promise<unknown>>;

async function pay(one: PlacedOnline, card: string): Promise<void> {
  tryTo(() =>
    bella.sim.pay({
      id: one.payment?.chargeId ?? '',
      card,
      means: card === FAILS_AT_CAPTURE ? 'failsAtCapture' : 'ok',
    }),
  );
}

/** What the service does not allow any more, nobody does. */
function tryTo(act: () => unknown): void {
  try {
    act();
  } catch {
    // The simulator says so aloud.
  }
}

/** Whatever has happened: after some quiet every charge is where the order says it is. */
async function checked(one: PlacedOnline): Promise<void> {
  bella.sim.fail({ reset: true });
  for (let round = 0; round < 4; round++) {
    bella.running.clock.advance({ minutes: 16 });
    await bella.reconciler.runDue();
  }
  await bella.until(one.id, ({ outbox }) => outbox.length === 0);
  await bella.reconciler.runDue();
  const order = await bella.stored(one.id);
  const payments = await bella.payments(one.id);
  const charges = payments.flatMap(({ chargeId }) => (chargeId ? [bella.charge(chargeId)] : []));
  const captures = charges.flatMap((charge) => charge.captures.map(({ cents }) => cents));
  const refunds = charges.flatMap((charge) => charge.refunds.map(({ cents }) => cents));
  const sum = (all: number[]) => all.reduce((total, cents) => total + cents, 0);

  expect(isUnbroken(order.events)).toBe(true);
  expect(captures.length).toBeLessThanOrEqual(1);
  expect(sum(refunds)).toBeLessThanOrEqual(sum(captures));
  if (order.state === 'rejected' || order.state === 'cancelled') {
    expect(sum(captures) - sum(refunds)).toBe(0);
    expect(charges.filter(({ isHeld }) => isHeld)).toEqual([]);
    if (!order.events.some((event) => event.kind === 'moved' && event.to === 'accepted'))
      expect(captures).toEqual([]);
  } else {
    expect(order.payment.paidCents).toBe(sum(captures));
    expect(order.payment.refundedCents).toBe(sum(refunds));
  }
  const paid = order.events.flatMap((event) => (event.kind === 'paid' ? [event.cents] : []));
  if (order.payment.paymentId) expect(sum(paid)).toBe(order.payment.paidCents);
}

const step = fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[]));
const usual = fc.constantFrom<(keyof typeof STEPS)[]>(
  ['pay', 'back'],
  ['pay', 'back', 'accept'],
  ['pay', 'back', 'reject'],
  ['payBadly', 'back', 'accept'],
  [],
);

it('ends with one capture for a paid order and none for a rejected one, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('stripe', 'paypal'),
      usual,
      fc.array(step, { maxLength: 7 }),
      async (way, first, more) => {
        bella.running.clock.set(new Date(NOON));
        bella.sim.fail({ reset: true });
        const placed = await bella.order(way);
        for (const name of [...first, ...more]) await STEPS[name](placed);
        await checked(placed);
      },
    ),
    { numRuns: HISTORIES, endOnFailure: true },
  );
}, 1_800_000);
