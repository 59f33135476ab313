import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PayEdges } from '../../src/platform/pay/pay-edges.js';
import { VoucherLists } from '../../src/shop/voucher/desk/voucher-lists.service.js';
import type { VoucherRecord } from '../../src/shop/voucher/voucher.schema.js';
import { plainCode } from '../../src/shop/voucher/voucher-code.rules.js';
import type { QuoteView } from '../../src/storefront/order/quote.view.js';
import type { SaleView, WithdrawnView } from '../../src/storefront/voucher/voucher.view.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { signedIn } from '../factories/shops.js';
import { withLimits } from '../support/limits.js';
import { ALL_WAYS, aPayingShop, KEYS, type PayingShop } from '../support/paying.js';
import { eventually } from '../support/wait.js';

const LIVE = { stripe: { public_key: 'pk_live_sim_bella', secret_key: 'sk_live_sim_bella' } };
const WRONG = { stripe: { public_key: 'pk_test_nobody', secret_key: 'sk_test_nobody' } };
const NO_PAYPAL = { paypal: { public_key: '', secret_key: null } };
const TERMS = { on: true, amounts: [5_000], ownFromCents: 500, ownToCents: 25_000 };
let bella: PayingShop;
let keys = 0;

beforeAll(async () => {
  bella = await aPayingShop();
  await bella.lucia.post('/api/voucher/terms', TERMS);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(async () => {
  jest.restoreAllMocks();
  bella.running.clock.advance({ minutes: 11 });
  await bella.reconciler.runDue();
  // Nobody stays signed in that long.
  Object.assign(bella, { lucia: await signedIn(bella.running) });
  bella.sim.fail({ reset: true });
  await update(KEYS);
});

const update = (body: object) => bella.lucia.post('/api/shop/update', body);
const check = () => bella.lucia.post('/api/payment/check', {});
const stripe = () => bella.running.app.get(PayEdges, { strict: false }).get('stripe');
const api = (what: string) => `/api/storefront/${bella.shop.slug}/voucher/${what}`;
const vouchers = () => bella.connection.collection<VoucherRecord>('vouchers');

async function aVoucher(cents = 5_000) {
  const wish = { cents, name: 'Jonas', email: 'jonas@example.org', payment: 'stripe' };
  const bought = await bella.guest.post<{ token: string }>(api('buy'), wish, {
    'idempotency-key': `doubtful-${++keys}`,
  });
  const { token } = bought.body.data;
  const begun = await bella.guest.post<{ payment: { chargeId: string } }>(api(`${token}/pay`), {
    payment: 'stripe',
  });
  const { chargeId } = begun.body.data.payment;
  bella.sim.pay({ id: chargeId });
  const { voucher } = (await bella.guest.post<SaleView>(api(`${token}/paid`))).body.data;
  const code = plainCode(voucher!.code);
  const { _id: id } = (await vouchers().findOne({ tail: code.slice(-4) }))!;
  return { code, id, chargeId };
}

const basket = (over: object) => aBasket([{ dish: dishOf(bella.menu, 'Margherita') }], over);
const order = (over: object) => placeOrder(bella.guest, basket(over));
async function quote(over: object) {
  const { contact: _, ...asked } = basket(over) as Record<string, unknown>;
  return (await bella.guest.post<QuoteView>(`/api/storefront/${bella.shop.slug}/quote`, asked)).body.data;
}

describe('a voucher that was bought with test keys', () => {
  it('pays while they stand, and the order says that it was a test and has no invoice', async () => {
    const { code } = await aVoucher();
    const { status, body } = await order({ codes: [code], payment: 'stripe' });
    expect(status).toBe(201);
    const { id } = body.data;
    expect((await bella.stored(id)).payment).toMatchObject({ state: 'paid', test: true });
    await bella.move(id, { to: 'accepted', minutes: 20 });
    await bella.move(id, { to: 'completed' });
    await bella.until(id, ({ outbox }) => outbox.length === 0);
    expect(await bella.connection.collection('documents').countDocuments({ orderId: id })).toBe(0);
  });

  it('pays nothing once real ones stand, and guest and restaurant read why', async () => {
    const { code, id } = await aVoucher();
    expect((await update({ ...LIVE, ...NO_PAYPAL })).status).toBe(200);
    const [judged] = (await quote({ codes: [code] })).codes;
    expect([judged?.cents, judged?.message?.includes('beim Ausprobieren')]).toEqual([0, true]);
    const { status, body } = await order({ codes: [code], payment: 'cash' });
    expect([status, body.code]).toEqual([422, 'VOUCHER_REFUSED']);
    expect((await vouchers().findOne({ _id: id }))!.balanceCents).toBe(5_000);

    const lists = bella.running.app.get(VoucherLists, { strict: false });
    const { sums, vouchers: rows } = await lists.page(bella.shop, {});
    expect(rows.find((row) => row.id === id)).toMatchObject({ test: true, stateText: 'Test, gültig' });
    expect(sums).toMatchObject({ count: 0, openCents: 0 });
  });

  it('is known as one also when it is older than the mark', async () => {
    const { id } = await aVoucher();
    await vouchers().updateOne({ _id: id }, { $unset: { test: '' } });
    const { testVouchers } = await import('../../src/migrations/007-test-vouchers.js');
    await testVouchers.run({ store: bella.connection.db, assertHeld: async () => undefined } as never);
    expect((await vouchers().findOne({ _id: id }))!.test).toBe(true);
  });
});

describe('keys', () => {
  it('that the service refuses are offered to nobody, until others are stored', async () => {
    await update({ ...WRONG, settings: { payWays: ALL_WAYS.slice(0, 1) } });
    await check();
    const ticked = await update({ settings: { payWays: ALL_WAYS } });
    expect([ticked.status, ticked.body.message?.includes('Schlüssel stimmen nicht')]).toEqual([400, true]);
    expect((await update({ ...KEYS, settings: { payWays: ALL_WAYS } })).status).toBe(200);
    await check();
    expect((await quote({ payment: 'stripe' })).refusal).toBeNull();
    await update(WRONG);
    await check();
    expect((await quote({ payment: 'stripe' })).refusal).not.toBeNull();
    expect((await quote({ payment: 'paypal' })).refusal).toBeNull();
  });

  it('are the same with a blank or a line break behind them', async () => {
    const { public_key, secret_key } = KEYS.stripe;
    await update({ stripe: { public_key, secret_key: ` ${secret_key}\n` } });
    const { body } = await bella.lucia.post<{ services: { verdict: { ok: boolean } }[] }>(
      '/api/payment/check',
      {},
    );
    expect(body.data.services[0]!.verdict.ok).toBe(true);
  });

  it('stay while a payment is being begun with them', async () => {
    const begin = stripe().begin.bind(stripe());
    let changed = 0;
    jest.spyOn(stripe(), 'begin').mockImplementation(async (...asked) => {
      changed = (await update(LIVE)).status;
      return begin(...asked);
    });
    const { payment } = await bella.order('stripe');
    expect([changed, payment?.publicKey]).toEqual([422, 'pk_test_sim_bella']);
  });

  it('that changed while the service was asked let nobody pay with the old ones', async () => {
    const begin = stripe().begin.bind(stripe());
    jest.spyOn(stripe(), 'begin').mockImplementation(async (...asked) => {
      const begun = await begin(...asked);
      await bella.connection
        .collection<{ _id: string }>('shops')
        .updateOne({ _id: bella.shop.id }, { $set: { 'stripe.public_key': 'pk_test_sim_other' } });
      return begun;
    });
    const { id, payment } = await bella.order('stripe');
    expect([payment, (await bella.payments(id)).map(({ state }) => state)]).toEqual([null, ['voided']]);
  });
});

it('asks the service a bounded number of times, however often a guest says that they have paid', async () => {
  const { token } = await bella.order('stripe');
  const read = jest.spyOn(stripe(), 'read');
  await withLimits(bella.running, async () => {
    for (let time = 0; time < 18; time++) expect((await bella.does(token, 'paid')).status).toBe(200);
  });
  // Twelve, and what the clock asks meanwhile.
  expect(read.mock.calls.length).toBeLessThanOrEqual(14);
});

it('takes the document of a refund back by the clock when the refund failed afterwards', async () => {
  expect((await update({ ...LIVE, taxId: 'DE123456788' })).status).toBe(200);
  const { id } = await bella.paidOrder('stripe');
  await bella.move(id, { to: 'accepted', minutes: 20 });
  await bella.until(id, ({ payment }) => payment.state === 'paid');
  await bella.move(id, { to: 'completed' });
  const kinds = async () =>
    (await bella.connection.collection('documents').find({ orderId: id }).sort({ chainSeq: 1 }).toArray())
      .map(({ kind }) => kind)
      .join(' ');
  const until = (wanted: string) => eventually(async () => (await kinds()) === wanted);
  await until('invoice');
  await bella.lucia.post('/api/payment/refund', { orderId: id, cents: 200 });
  await until('invoice refund');
  await bella.connection
    .collection('payments')
    .updateOne({ 'for.id': id }, { $set: { 'refunds.0.state': 'failed' } });
  const { FailedRefunds } = await import('../../src/shop/receipt/settle/failed-refunds.service.js');
  const clock = bella.running.app.get(FailedRefunds, { strict: false });
  await clock.sweep();
  await clock.sweep();
  expect(await kinds()).toBe('invoice refund cancellation');
});

it('lets the restaurant say which voucher a withdrawal means, and gives the money back by that', async () => {
  const { id: voucherId, chargeId, code } = await aVoucher();
  const said = { name: 'Jonas', email: 'jonas@example.org', contract: `endet auf ${code.slice(-4)}` };
  const answer = await bella.guest.post<WithdrawnView>(api('withdraw'), said);
  expect(answer.body.data.state).toBe('open');
  const lists = bella.running.app.get(VoucherLists, { strict: false });
  const [open] = (await lists.page(bella.shop, {})).withdrawals;
  const [likely] = open!.candidates;
  expect([likely?.id, likely?.label.includes('Jonas')]).toEqual([voucherId, true]);
  const match = (body: object) => bella.lucia.post('/api/voucher/match', { id: open!.id, ...body });
  expect((await match({ voucherId: open!.id })).status).toBe(404);
  const twice = await Promise.all([match({ voucherId }), match({ voucherId })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  // Somebody may be looking at the payment just now; the clock asks soon after.
  await eventually(() => bella.charge(chargeId).refunds.length > 0);
  expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([5_000]);
  const [after] = (await lists.page(bella.shop, {})).withdrawals;
  expect(after).toMatchObject({ state: 'refunded', cents: 5_000, voucherId, candidates: [] });
});
