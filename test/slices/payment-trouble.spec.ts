import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OrderPaying } from '../../src/shop/order/paying/order-paying.service.js';
import { PaymentLooks } from '../../src/shop/payment/look/payment-looks.service.js';
import { placeOrder } from '../factories/orders.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { aPayingShop, KEYS, type PayingShop, type PlacedOnline } from '../support/paying.js';
import { eventually } from '../support/wait.js';

const MAILBOX = 'kasse@trattoria-bella.example';
const CONTACT = { name: 'Jonas Weber', phone: '+49 30 5550199', email: 'jonas@example.org', note: '' };
const FAILS_AT_CAPTURE = '4000000000000341';

let bella: PayingShop;

beforeAll(async () => {
  bella = await aPayingShop({ shopEmails: [MAILBOX] });
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => {
  bella.running.clock.set('2026-11-20T11:00:00Z');
  bella.sim.fail({ reset: true });
});

const held = async (placed: PlacedOnline, card?: string) => {
  bella.sim.pay({ id: placed.payment!.chargeId, card });
  await bella.comesBack(placed);
};
/** What the guest reads of money that nobody waited for. */
const returned = async (number: number) => {
  const mails = await mailsTo(bella.running, 'jonas@example.org');
  return mails.filter(({ subject }) => subject?.endsWith(`für Nr. ${number} gehen zurück`));
};
/** The next look is planned after the order hears of this one, so a single minute may be one too early. */
const lookedAtUntilPaid = (id: string) =>
  eventually(async () => {
    bella.running.clock.advance({ minutes: 1 });
    await bella.reconciler.runDue();
    return (await bella.stored(id)).payment.state === 'paid';
  });
const papers = async (id: string) => {
  const jobs = await bella.connection.collection('print_jobs').find({}).toArray();
  return jobs.filter((job) => JSON.stringify(job).includes(id));
};

describe('money that does not come at the acceptance', () => {
  const burst = async () => {
    const placed = await bella.order('stripe');
    await held(placed, FAILS_AT_CAPTURE);
    await bella.move(placed.id, { to: 'accepted', minutes: 20 });
    const order = await bella.until(placed.id, ({ payment }) => payment.state === 'failed');
    await eventually(async () => (await bella.stored(placed.id)).outbox.length === 0);
    return { placed, order };
  };

  it('holds the docket, tells everybody, and goes on once the guest pays at the door', async () => {
    const { placed, order } = await burst();
    expect(order.state).toBe('accepted');
    expect(await papers(placed.id)).toEqual([]);
    await mailTo(bella.running, MAILBOX, `Nr. ${order.number}: Zahlung geplatzt`);
    await mailTo(bella.running, 'jonas@example.org', `Deine Zahlung für Nr. ${order.number} ist geplatzt`);

    const seen = await bella.guest.get(`/s/${bella.shop.slug}/bestellung/${placed.token}`);
    expect(seen.text).toContain('Deine Zahlung hat nicht geklappt</h1>');
    expect(seen.text).not.toContain('Voraussichtlich');

    const { status, body } = await bella.lucia.post<{ money: { state: string } }>('/api/payment/atDoor', {
      orderId: placed.id,
      way: 'cash',
    });
    expect([status, body.data.money.state]).toEqual([200, 'open']);
    await mailTo(
      bella.running,
      'jonas@example.org',
      `Deine Bestellung Nr. ${order.number} bei Trattoria Bella ist angenommen`,
    );
    await eventually(() => !bella.charge(placed.payment!.chargeId).isHeld);
    expect(bella.charge(placed.payment!.chargeId).captures).toEqual([]);
  });

  it('is asked for once more, and rejected like a new order when nothing helps', async () => {
    const { placed } = await burst();
    const again = await bella.lucia.post('/api/payment/retry', { orderId: placed.id });
    expect([again.status, (await bella.stored(placed.id)).payment.state]).toEqual([422, 'failed']);
    expect((await bella.move(placed.id, { to: 'rejected', reason: 'tooBusy' })).status).toBe(200);
    await eventually(() => !bella.charge(placed.payment!.chargeId).isHeld);
    expect(bella.charge(placed.payment!.chargeId).captures).toEqual([]);
  });

  it('comes later when the service is away: the kitchen cooks, and the card says so', async () => {
    const { id, payment } = await bella.paidOrder();
    bella.sim.fail({ api: 'hang' });
    await bella.move(id, { to: 'accepted', minutes: 20 });
    await bella.until(id, ({ outbox }) => outbox.length === 0);
    const { body } = await bella.lucia.get<{
      orders: { id: string; money: { state: string; words: string } }[];
    }>('/api/order/board');
    expect(body.data.orders.find((one) => one.id === id)?.money.state).toBe('authorised');
    await eventually(async () => (await bella.stored(id)).payment.note === 'Einzug läuft noch');
    bella.sim.fail({ reset: true });
    await lookedAtUntilPaid(id);
    expect(bella.charge(payment!.chargeId).captures).toHaveLength(1);
  }, 60_000);
});

it('is taken once more under another key when Stripe keeps a failure of its own, and once only', async () => {
  bella.sim.fail({ api: 'kept500', match: '/v1/payment_intents', times: 2 });
  const { id, payment } = await bella.paidOrder();
  bella.sim.fail({ api: 'kept500', match: '/capture', times: 2 });
  await bella.move(id, { to: 'accepted', minutes: 20 });
  await eventually(async () => (await bella.payments(id))[0]!.stuckTries === 2);
  bella.sim.fail({ reset: true });
  await lookedAtUntilPaid(id);
  expect(bella.charge(payment!.chargeId).captures).toHaveLength(1);
  expect((await bella.payments(id)).map(({ stuckTries }) => stuckTries)).toEqual([2]);
}, 60_000);

it('is cooked for while PayPal still looks at the money, and told of when it says no', async () => {
  const { id } = await bella.paidOrder('paypal');
  bella.sim.fail({ capture: 'pending' });
  await bella.move(id, { to: 'accepted', minutes: 20 });
  const order = await bella.until(
    id,
    ({ payment, outbox }) => payment.state === 'pending' && outbox.length === 0,
  );
  const { body } = await bella.lucia.get<{ orders: { id: string; money: object }[] }>('/api/order/board');
  expect(body.data.orders.find((one) => one.id === id)?.money).toMatchObject({
    words: 'PayPal prüft die Zahlung noch',
  });
  const [payment] = await bella.payments(id);
  bella.sim.fail({ reset: true });
  bella.sim.decide({ id: payment!.chargeId!, outcome: 'declined' });
  bella.running.clock.advance({ minutes: 6 });
  await bella.reconciler.runDue();
  await bella.until(id, (now) => now.payment.state === 'failed');
  await mailTo(bella.running, MAILBOX, `Nr. ${order.number}: Zahlung geplatzt`);
});

it('is told to the order though the process dies before it could', async () => {
  const { id, payment } = await bella.paidOrder();
  await bella.until(id, ({ outbox }) => outbox.length === 0);
  bella.sim.fail({ webhooks: 'never' });
  bella.sim.expire({ id: payment!.chargeId });
  bella.running.clock.advance({ minutes: 6 });
  const paying = bella.running.app.get(OrderPaying, { strict: false });
  const dies = jest.spyOn(paying, 'book').mockRejectedValue(new Error('died'));
  await bella.reconciler.runDue();
  dies.mockRestore();
  expect((await bella.stored(id)).payment.state).toBe('authorised');
  await eventually(async () => {
    bella.running.clock.advance({ minutes: 2 });
    await bella.reconciler.runDue();
    return (await bella.stored(id)).payment.state === 'failed';
  });
});

it('is looked at though a clock was set back since somebody took it up', async () => {
  const { id } = await bella.paidOrder();
  const payments = bella.connection.collection('payments');
  await payments.updateOne({ 'for.id': id }, { $set: { busyUntil: new Date('2027-11-20T11:00:00Z') } });
  await bella.move(id, { to: 'accepted', minutes: 20 });
  await bella.until(id, (order) => order.payment.state === 'paid');
});

it('keeps no other restaurant waiting when one service hangs, and asks for a bounded number at once', async () => {
  const { id } = await bella.paidOrder();
  const payments = bella.connection.collection('payments');
  const [known] = await bella.payments(id);
  const copy = (index: number) => ({
    ...known!,
    _id: `copy${index}` as never,
    shopId: 'anderer',
    chargeId: `pi_copy_${index}`,
    round: index,
    dueAt: new Date('2026-11-20T10:00:00Z'),
  });
  await payments.insertMany(Array.from({ length: 230 }, (_, index) => copy(index)) as never[]);
  const looks = bella.running.app.get(PaymentLooks, { strict: false });
  const asked: string[] = [];
  const look = jest.spyOn(looks, 'look').mockImplementation(async (shopId) => {
    asked.push(shopId);
    return null;
  });
  // A look that was under way before may still put the payment to rest.
  await eventually(async () => {
    asked.length = 0;
    await payments.updateOne(
      { _id: known!._id as never },
      { $set: { dueAt: new Date('2026-11-20T10:59:00Z') } },
    );
    await bella.reconciler.runDue();
    return asked.includes(bella.shop.id);
  });
  look.mockRestore();
  await payments.deleteMany({ shopId: 'anderer' });
  expect(asked.filter((one) => one === 'anderer').length).toBeLessThanOrEqual(40);
});

describe('an order that is not paid', () => {
  it('is cancelled after ten minutes, and money that comes later goes back', async () => {
    const placed = await bella.order('paypal');
    bella.running.clock.advance({ minutes: 10, seconds: 1 });
    bella.sim.pay({ id: placed.payment!.chargeId });
    await bella.reconciler.runDue();
    expect(await bella.stored(placed.id)).toMatchObject({
      state: 'cancelled',
      cancellation: { reason: 'unpaid' },
    });
    await bella.does(placed.token, 'paid');
    bella.running.clock.advance({ minutes: 6 });
    await bella.reconciler.runDue();
    expect(bella.charge(placed.payment!.chargeId)).toMatchObject({ isHeld: false, captures: [] });
    expect((await bella.stored(placed.id)).state).toBe('cancelled');
  });

  it('gives late money of a card back, whenever it is heard of', async () => {
    const placed = await bella.order('stripe');
    bella.running.clock.advance({ minutes: 11 });
    bella.sim.fail({ api: 'error500' });
    await bella.reconciler.runDue();
    bella.sim.fail({ reset: true });
    bella.sim.pay({ id: placed.payment!.chargeId });
    bella.running.clock.advance({ minutes: 6 });
    await bella.reconciler.runDue();
    await eventually(() => !bella.charge(placed.payment!.chargeId).isHeld);
    expect(await bella.stored(placed.id)).toMatchObject({ state: 'cancelled' });
    const [told] = await eventually(
      async () => (await returned(placed.number)).length > 0 && returned(placed.number),
    );
    expect(told?.text).toContain('erst angekommen, als die Bestellung schon storniert war');
    bella.running.clock.advance({ minutes: 6 });
    await bella.reconciler.runDue();
    expect(await returned(placed.number)).toHaveLength(1);
  });

  it('is paid in another way after a decline', async () => {
    const placed = await bella.order('stripe');
    try {
      bella.sim.pay({ id: placed.payment!.chargeId, card: '4000000000000002' });
    } catch {
      // The simulator refuses aloud, as Stripe does in the browser.
    }
    const failure = async () =>
      (await bella.does<{ money: { failure: string | null } }>(placed.token, 'paid')).body.data.money.failure;
    expect(await failure()).toBe('declined');
    const [payment] = await bella.payments(placed.id);
    expect(payment).toMatchObject({ state: 'declined', attempts: [{ failure: 'declined' }] });
    // While somebody else asks the service, the no that is written may be older than a yes.
    const busy = (busyUntil: Date | null) =>
      bella.connection
        .collection('payments')
        .updateOne({ chargeId: payment!.chargeId }, { $set: { busyUntil } });
    await busy(new Date(bella.running.clock.now().getTime() + 30_000));
    expect(await failure()).toBeNull();
    await busy(null);
    expect(await failure()).toBe('declined');

    const other = await bella.does<{ payment: { chargeId: string } }>(placed.token, 'pay', {
      payment: 'paypal',
    });
    expect(other.status).toBe(200);
    const door = await bella.does<{ state: string }>(placed.token, 'pay', { payment: 'cash' });
    expect(door.body.data.state).toBe('placed');
    expect((await bella.stored(placed.id)).payment.way).toBe('cash');
    const late = await bella.does(placed.token, 'pay', { payment: 'stripe' });
    expect(late.status).toBe(422);
  });

  it('is one order when its guest pays in two tabs, and the second charge goes back', async () => {
    const placed = await bella.order('stripe');
    const { body } = await bella.does<{ payment: { chargeId: string } }>(placed.token, 'pay', {
      payment: 'paypal',
    });
    bella.sim.pay({ id: placed.payment!.chargeId });
    bella.sim.pay({ id: body.data.payment.chargeId });
    await Promise.all([bella.does(placed.token, 'paid'), bella.does(placed.token, 'paid')]);
    await bella.until(placed.id, ({ state }) => state === 'placed');
    const charges = [placed.payment!.chargeId, body.data.payment.chargeId];
    await eventually(() => charges.filter((id) => bella.charge(id).isHeld).length <= 1);
    await bella.move(placed.id, { to: 'accepted', minutes: 20 });
    await bella.until(placed.id, ({ payment }) => payment.state === 'paid');
    expect(charges.flatMap((id) => bella.charge(id).captures)).toHaveLength(1);
    await eventually(async () =>
      (await returned(placed.number))[0]?.text?.includes('auf anderem Weg bezahlt'),
    );
  });
});

it('takes the money of an order far ahead at once, and gives it back with the rejection', async () => {
  const placed = await bella.paidOrder('stripe', { when: '2026-11-26T12:00:00Z' });
  const order = await bella.until(placed.id, ({ payment }) => payment.state === 'paid');
  expect(order.state).toBe('placed');
  await bella.move(placed.id, { to: 'rejected', reason: 'tooBusy' });
  const after = await bella.until(placed.id, ({ payment }) => payment.state === 'refunded');
  expect(after.payment.refundedCents).toBe(after.payment.paidCents);
  expect(bella.charge(placed.payment!.chargeId).refunds).toHaveLength(1);
});

it('is asked for online of whom the desk would call, once the shop wants that', async () => {
  const wish = { aboveCents: 100, first: false, payOnline: true };
  expect((await bella.lucia.post('/api/blockList/callBack', wish)).status).toBe(200);
  const { body } = await placeOrder(bella.guest, bella.basket('cash'));
  expect(body).toMatchObject({ code: 'PAY_ONLINE' });
  expect((await bella.order('stripe')).payment).not.toBeNull();
  const { text } = await bella.lucia.get('/app/settings/blockList');
  expect(text).toContain('Stattdessen online bezahlen lassen');
  await bella.lucia.post('/api/blockList/callBack', { aboveCents: null, first: false });
});

it('is not held a place for without end', async () => {
  const wish = bella.basket('stripe', { contact: CONTACT });
  for (let i = 0; i < 4; i++) expect((await placeOrder(bella.guest, wish)).status).toBe(201);
  const { status, body } = await placeOrder(bella.guest, wish);
  expect([status, body]).toMatchObject([422, { code: 'TOO_MANY_UNPAID' }]);
  expect((await placeOrder(bella.guest, bella.basket('cash'))).status).toBe(201);
});

it('is offered no longer once Stripe takes the key back, and the restaurant hears of it once', async () => {
  bella.sim.revoke(KEYS.stripe.secret_key);
  const as = (phone: string) => ({ contact: { ...CONTACT, phone } });
  expect((await bella.order('stripe', as('+49 30 5550201'))).payment).toBeNull();
  await eventually(async () => {
    const { body } = await placeOrder(bella.guest, bella.basket('stripe', as('+49 30 5550202')));
    return body.code !== undefined && body.code !== 'TOO_MANY_UNPAID';
  });
  const mail = await mailTo(bella.running, MAILBOX, 'Gäste können nicht mit Stripe zahlen');
  expect(mail.text).toContain('Stripe kennt den geheimen Schlüssel nicht');
  const told = await mailsTo(bella.running, MAILBOX);
  expect(told.filter(({ subject }) => subject?.startsWith('Gäste können'))).toHaveLength(1);
  await bella.lucia.post('/api/shop/update', { stripe: { secret_key: 'rk_test_sim_bella' } });
  expect((await bella.order('stripe', as('+49 30 5550203'))).payment).not.toBeNull();
});
