import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { formatEuro } from '../../src/shared/money.js';
import type { OrderMoneyView } from '../../src/shop/payment/payment.view.js';
import { VoucherPapers } from '../../src/shop/voucher/paper/voucher-papers.service.js';
import type { VoucherRecord } from '../../src/shop/voucher/voucher.schema.js';
import { VoucherBook } from '../../src/shop/voucher/voucher-book.service.js';
import { newCode, plainCode } from '../../src/shop/voucher/voucher-code.rules.js';
import type { QuoteView } from '../../src/storefront/order/quote.view.js';
import type { SaleView, WithdrawnView } from '../../src/storefront/voucher/voucher.view.js';
import { aBasket, dishOf } from '../factories/offers.js';
import { placeOrder } from '../factories/orders.js';
import { withLimits } from '../support/limits.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { ALL_WAYS, aPayingShop, type PayingShop } from '../support/paying.js';
import { eventually } from '../support/wait.js';

const MAILBOX = 'kasse@trattoria-bella.example';
const BUYER = 'jonas@example.org';
const TERMS = { on: true, amounts: [2_500, 5_000, 10_000], ownFromCents: 500, ownToCents: 25_000 };
const GIFT = `Zum Testen: Dein Gutschein über ${formatEuro(5_000)} für Trattoria Bella`;
let bella: PayingShop;
let keys = 0;

/** A process of its own draws each paper, and only one of these tests looks at it. */
const withoutPaper = () =>
  jest.spyOn(VoucherPapers.prototype, 'pdf').mockImplementation(async () => Buffer.from('%PDF-'));

beforeAll(async () => {
  bella = await aPayingShop({ shopEmails: [MAILBOX] });
  const { status } = await bella.lucia.post('/api/voucher/terms', TERMS);
  expect(status).toBe(200);
}, 60_000);
afterAll(() => bella?.close());
beforeEach(() => {
  bella.running.clock.set('2026-11-20T11:00:00Z');
  bella.sim.fail({ reset: true });
  withoutPaper();
});

const api = (what: string) => `/api/storefront/${bella.shop.slug}/voucher/${what}`;
const buy = (over: object = {}, key = `voucher-key-${++keys}`) =>
  bella.guest.post<{ token: string }>(
    api('buy'),
    { cents: 5_000, name: 'Jonas', email: BUYER, payment: 'stripe', ...over },
    { 'idempotency-key': key },
  );
const begin = async (token: string, payment = 'stripe') =>
  (await bella.guest.post<{ payment: { chargeId: string } }>(api(`${token}/pay`), { payment })).body.data;
const paid = async (token: string) => (await bella.guest.post<SaleView>(api(`${token}/paid`))).body.data;
/** Bought, paid for, and with the code that is known to nobody but the buyer. */
async function aVoucher(cents = 5_000) {
  const { token } = (await buy({ cents })).body.data;
  const { payment } = await begin(token);
  bella.sim.pay({ id: payment.chargeId });
  const { voucher } = await paid(token);
  const code = plainCode(voucher!.code);
  const stored = await vouchers().findOne({ tail: code.slice(-4) });
  return { token, code, id: stored!._id, chargeId: payment.chargeId };
}
const vouchers = () => bella.connection.collection<VoucherRecord>('vouchers');
const balanceOf = async (id: string) => {
  const { balanceCents, entries } = (await vouchers().findOne({ _id: id }))!;
  expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(balanceCents);
  return balanceCents;
};
const basket = (over: object) => aBasket([{ dish: dishOf(bella.menu, 'Margherita') }], over);
const quote = async (codes: string[], over: object = {}) => {
  const { contact: _, ...asked } = basket({ codes, ...over }) as Record<string, unknown>;
  return bella.guest.post<QuoteView>(`/api/storefront/${bella.shop.slug}/quote`, asked);
};
const order = (codes: string[], over: object = {}) => placeOrder(bella.guest, basket({ codes, ...over }));
const priceOf = async () => (await quote([])).body.data.payableCents;

it('keeps terms that can be changed while nothing is connected any more; only turning them on needs it', async () => {
  const set = async (over: object) =>
    (await bella.lucia.post('/api/voucher/terms', { ...TERMS, ...over })).status;
  const payWays = (ways: typeof ALL_WAYS) =>
    bella.lucia.post('/api/shop/update', { settings: { payWays: ways } });
  await payWays(ALL_WAYS.filter(({ method }) => method === 'cash'));
  expect(await set({ amounts: [3_000] })).toBe(200);
  expect([await set({ on: false }), await set({ on: true })]).toEqual([200, 422]);
  await payWays(ALL_WAYS);
  expect(await set({})).toBe(200);
});

describe('buying a voucher', () => {
  it('takes only amounts the restaurant sells', async () => {
    for (const cents of [-5_000, 0, 1, 499, 25_001, 1_000_000_000, 12.5]) {
      const { status, body } = await buy({ cents });
      expect([cents, [400, 422].includes(status), /\S/.test(body.message ?? '')]).toEqual([
        cents,
        true,
        true,
      ]);
    }
    expect((await buy({ cents: 500 })).status).toBe(201);
    expect((await buy({ sendOn: '2026-11-19' })).status).toBe(422);
    expect((await buy({ payment: 'cash' })).status).toBe(400);
  });

  it('is one purchase for one key, and no voucher before it is paid', async () => {
    const [one, other] = await Promise.all([buy({}, 'same-key-1'), buy({}, 'same-key-1')]);
    expect(one.body.data.token).toBe(other.body.data.token);
    const shown = await bella.guest.get<SaleView>(api(one.body.data.token));
    expect([shown.body.data.state, shown.body.data.voucher]).toEqual(['awaitPayment', null]);
    expect((await bella.guest.get(api(`${one.body.data.token}/pdf`))).status).toBe(404);
    expect((await bella.guest.get(api('nobody-has-this-token'))).status).toBe(404);
  });

  it('is one voucher and one refund when it is paid in two tabs', async () => {
    const { token } = (await buy({ cents: 2_500 })).body.data;
    const [stripe, paypal] = [await begin(token, 'stripe'), await begin(token, 'paypal')];
    bella.sim.pay({ id: stripe.payment.chargeId });
    bella.sim.pay({ id: paypal.payment.chargeId });
    await Promise.all([paid(token), paid(token)]);
    bella.running.clock.advance({ minutes: 5 });
    await bella.reconciler.runDue();
    const { voucher } = await paid(token);
    expect(await vouchers().countDocuments({ tail: plainCode(voucher!.code).slice(-4) })).toBe(1);
    const sum = (list: readonly { cents: number }[]) => list.reduce((all, { cents }) => all + cents, 0);
    const kept = [stripe, paypal].map(({ payment }) => {
      const { captures, refunds } = bella.charge(payment.chargeId);
      return sum(captures) - sum(refunds);
    });
    expect(kept.sort((a, b) => a - b)).toEqual([0, 2_500]);
  });

  it('comes by mail with the code and the paper, on the chosen day to whoever gets it', async () => {
    jest.restoreAllMocks();
    const { token, code } = await aVoucher();
    const mail = await mailTo(bella.running, BUYER, GIFT);
    expect(mail.text).toContain('Widerrufsrecht');
    expect(mail.text).toMatch(/Formular: https?:\/\/\S+\/widerruf/);
    expect(mail.html).toMatch(/<a href="https?:[^"]+\/widerruf"/);
    expect(mail.subject).toMatch(/^Zum Testen: /);
    expect(mail.attachments[0]?.filename).toBe('Gutschein.pdf');
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).length).toBeGreaterThan(5_000);
    const pdf = await fetch(new URL(api(`${token}/pdf`), bella.running.url));
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const queued = JSON.stringify(await bella.connection.collection('voucher_sales').find().toArray());
    expect(queued + JSON.stringify(await vouchers().find().toArray())).not.toContain(code);

    const gift = {
      toEmail: 'lena@example.org',
      sendOn: '2026-12-24',
      forName: 'Lena',
      greeting: 'Guten Hunger',
    };
    const bought = (await buy(gift)).body.data;
    bella.sim.pay({ id: (await begin(bought.token)).payment.chargeId });
    await paid(bought.token);
    const { VoucherMails } = await import('../../src/shop/voucher/mail/voucher-mails.service.js');
    const mails = bella.running.app.get(VoucherMails, { strict: false });
    await mails.sendDue();
    expect(await mailsTo(bella.running, 'lena@example.org')).toEqual([]);
    bella.running.clock.set('2026-12-24T07:00:00Z');
    await mails.sendDue();
    const arrived = await mailTo(bella.running, 'lena@example.org', GIFT);
    expect(arrived.text).toContain('Guten Hunger');
    expect(arrived.text).toContain('Jonas schenkt dir');
  });
});

describe('redeeming', () => {
  it('says what each voucher pays and what is left, and why one does not', async () => {
    const [small, large] = [await aVoucher(500), await aVoucher(5_000)];
    const price = await priceOf();
    const { body } = await quote([small.code, large.code.toLowerCase(), newCode(() => 3), 'ABCD']);
    const { codes, voucherCents, payableCents, groups } = body.data;
    expect([voucherCents, payableCents]).toEqual([price, 0]);
    expect(groups.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(price);
    expect(codes.map(({ cents, leftCents, message }) => [cents, leftCents, message !== null])).toEqual([
      [500, 0, false],
      [price - 500, 5_500 - price, false],
      [0, 0, true],
      [0, 0, true],
    ]);
    expect(await balanceOf(large.id)).toBe(5_000);
  });

  it('pays an order whole, which then waits for no payment service', async () => {
    const { code, id } = await aVoucher();
    const placed = await order([code], { payment: 'stripe' });
    expect(placed.status).toBe(201);
    const stored = await bella.stored(placed.body.data.id);
    expect([stored.state, stored.payment.state, stored.payment.note]).toEqual([
      'placed',
      'paid',
      'mit Gutschein',
    ]);
    expect(await balanceOf(id)).toBe(5_000 - stored.sums.voucherCents);
    await bella.move(placed.body.data.id, { to: 'rejected', reason: 'tooBusy' });
    await eventually(async () => (await balanceOf(id)) === 5_000);
  });

  it('never pays more than there is when two order at once with the last cents', async () => {
    const price = await priceOf();
    const { code, id } = await aVoucher(Math.max(500, price));
    const both = await Promise.all([order([code]), order([code]), order([code])]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balanceOf(id)).toBe(Math.max(500, price) - price);
    for (const { status, body } of both.filter((one) => one.status !== 201))
      expect([status, (body.message ?? '').length > 10]).toEqual([status, true]);
  });

  it('is given back when the payment of the rest does not come', async () => {
    const { code, id } = await aVoucher(500);
    const placed = await order([code], { payment: 'stripe' });
    expect((await bella.stored(placed.body.data.id)).state).toBe('awaitPayment');
    expect(await balanceOf(id)).toBe(0);
    bella.running.clock.advance({ minutes: 11 });
    await bella.reconciler.runDue();
    await eventually(async () => (await balanceOf(id)) === 500);
  });

  it('is filled again before money goes back through the payment service, and once however often it is pressed', async () => {
    const { code, id } = await aVoucher(500);
    const placed = await order([code], { payment: 'stripe' });
    const orderId = placed.body.data.id;
    const { payment, token } = placed.body.data as never as { payment: { chargeId: string }; token: string };
    bella.sim.pay({ id: payment.chargeId });
    await bella.does(token, 'paid');
    await bella.move(orderId, { to: 'accepted', minutes: 20 });
    const taken = await bella.until(orderId, (one) => one.payment.state === 'paid');
    const refund = (body: object) =>
      bella.lucia.post<OrderMoneyView>('/api/payment/refund', { orderId, ...body });
    const wish = { cents: 300, refundedCents: 0 };
    const twice = await Promise.all([refund(wish), refund(wish)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect([await balanceOf(id), bella.charge(payment.chargeId).refunds]).toEqual([300, []]);
    expect((await refund({ cents: 250 })).body.data).toMatchObject({ refundedCents: 550 });
    expect(await balanceOf(id)).toBe(500);
    expect(bella.charge(payment.chargeId).refunds.map(({ cents }) => cents)).toEqual([50]);
    const rest = (await refund({})).body.data;
    expect([rest.refundedCents, rest.refundableCents]).toEqual([taken.payment.paidCents + 500, 0]);
    expect((await refund({})).status).toBe(422);
    expect(await balanceOf(id)).toBe(500);
  });

  it('goes back with the pieces that are struck, before the money does', async () => {
    const { code, id } = await aVoucher(500);
    const three = { lines: aBasket([{ dish: dishOf(bella.menu, 'Margherita'), quantity: 3 }]).lines };
    const placed = await order([code], { ...three, payment: 'cash' });
    const before = await bella.stored(placed.body.data.id);
    const lines = [{ lineId: before.lines[0]!.id, quantity: 2 }];
    await bella.lucia.post('/api/order/change', { id: before._id, lines });
    await eventually(async () => (await balanceOf(id)) === 500);
    const after = await bella.stored(before._id);
    expect(after.sums.voucherCents).toBe(0);
  });
});

describe('codes that do not pay', () => {
  it('are answered alike whether nobody has them or another restaurant does', async () => {
    const { id, code } = await aVoucher();
    await vouchers().updateOne({ _id: id }, { $set: { shopId: 'another-shop' } });
    const { codes } = (await quote([code, newCode(() => 7)])).body.data;
    expect(codes.map(({ message }) => message)).toEqual([
      'Diesen Gutschein gibt es hier nicht.',
      'Diesen Gutschein gibt es hier nicht.',
    ]);
    const refused = await order([newCode(() => 7)]);
    expect([refused.status, refused.body.code]).toEqual([422, 'VOUCHER_REFUSED']);
  });

  it('are a slip only where they look like a voucher, and otherwise not known', async () => {
    const { codes } = (await quote(['SOMMER10', 'GIBTSNICHT', 'ABCD-EFGH-JKMN'])).body.data;
    expect(codes.map(({ message, isLost }) => [message, isLost])).toEqual([
      ['Diesen Code kennen wir nicht.', true],
      ['Diesen Code kennen wir nicht.', true],
      [expect.stringContaining('Da stimmt ein Zeichen nicht.'), true],
    ]);
  });

  it('lapse at midnight of new year in Berlin', async () => {
    const { code, id } = await aVoucher();
    const messageAt = async (at: string) => {
      bella.running.clock.set(at);
      return (await quote([code])).body.data.codes[0]?.message;
    };
    expect(await messageAt('2029-12-31T22:59:59Z')).toBeNull();
    expect(await messageAt('2029-12-31T23:00:00Z')).toBe('Dieser Gutschein ist abgelaufen.');
    await bella.running.app.get(VoucherBook, { strict: false }).expire();
    expect(await balanceOf(id)).toBe(0);
  });

  it('are blocked, and worth nothing once a new one was issued', async () => {
    const { code, id } = await aVoucher();
    const page = (path: string) => bella.lucia.get<never>(path);
    await page('/app/vouchers');
    await bella.lucia.post('/api/voucher/block', { id, note: 'Verloren' });
    expect((await quote([code])).body.data.codes[0]?.message).toContain('gesperrt');
    await bella.lucia.post('/api/voucher/reissue', { id });
    expect((await quote([code])).body.data.codes[0]?.message).toBe('Diesen Gutschein gibt es hier nicht.');
    expect(await balanceOf(id)).toBe(5_000);
    expect((await bella.lucia.post('/api/voucher/correct', { id, cents: -5_001, note: 'x' })).status).toBe(
      422,
    );
    expect((await bella.lucia.post('/api/voucher/correct', { id, cents: -1_000, note: 'x' })).status).toBe(
      200,
    );
    expect(await balanceOf(id)).toBe(4_000);
  });
});

describe('money that is called back at the payment service', () => {
  const lookAgain = async () => {
    bella.running.clock.advance({ minutes: 6 });
    await bella.reconciler.runDue();
  };
  /** A look that was under way already saw what was before, and the next one is due later. */
  const lookUntil = (holds: () => Promise<boolean>) =>
    eventually(async () => {
      await lookAgain();
      return holds();
    });

  it('takes what is left of the voucher with it, once', async () => {
    const { code, id, chargeId } = await aVoucher();
    const placed = (await order([code])).body.data.id;
    const { voucherCents } = (await bella.stored(placed)).sums;
    // Nobody rejects it meanwhile, which would fill the voucher again.
    await bella.move(placed, { to: 'accepted', minutes: 20 });
    bella.sim.refund({ id: chargeId, cents: 1_000 });
    await lookUntil(async () => (await balanceOf(id)) === 4_000 - voucherCents);
    expect((await quote([code])).body.data.codes[0]?.message).toContain('gesperrt');
    bella.sim.refund({ id: chargeId, cents: 4_000 });
    await lookUntil(async () => (await balanceOf(id)) === 0);
    await lookAgain();
    expect(await balanceOf(id)).toBe(0);
    const { entries } = (await vouchers().findOne({ _id: id }))!;
    expect(entries.filter(({ kind }) => kind === 'refunded')).toHaveLength(2);
  });

  it('blocks the voucher while the bank has not decided', async () => {
    const { code, id, chargeId } = await aVoucher();
    bella.sim.dispute({ id: chargeId });
    await lookAgain();
    expect((await quote([code])).body.data.codes[0]?.message).toContain('gesperrt');
    expect(await balanceOf(id)).toBe(5_000);
    bella.sim.dispute({ id: chargeId, outcome: 'won' });
    expect((await bella.lucia.post('/api/voucher/unblock', { id })).status).toBe(200);
    await lookAgain();
    expect((await quote([code])).body.data.codes[0]?.message).toBeNull();
  });
});

describe('a withdrawal', () => {
  it('ends a voucher nobody has used and sends its money back, confirmed by mail with the time', async () => {
    const { code, id, chargeId } = await aVoucher();
    const said = { name: 'Jonas', email: BUYER, contract: code };
    const answer = await bella.guest.post<WithdrawnView>(api('withdraw'), said);
    expect(answer.body.data).toMatchObject({ state: 'refunded', cents: 5_000 });
    expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([5_000]);
    expect((await quote([code])).body.data.codes[0]?.message).toBe('Dieser Gutschein wurde zurückgegeben.');
    const mail = await mailTo(bella.running, BUYER, 'Dein Widerruf ist da');
    expect(mail.text).toContain('20.11.2026, 12:00 Uhr');
    await mailTo(bella.running, MAILBOX, 'Ein Gutscheinkauf wurde widerrufen');
    expect(await balanceOf(id)).toBe(0);
  });

  it('declared again, with the code or from the page, is confirmed again and leaves nobody anything to do', async () => {
    const { code, chargeId, token } = await aVoucher();
    const said = { name: 'Jonas', email: 'zweimal@example.org', contract: code };
    for (const [state, more] of [
      ['refunded', {}],
      ['repeated', {}],
      ['repeated', { token }],
    ] as const) {
      const { status, body } = await bella.guest.post<WithdrawnView>(api('withdraw'), { ...said, ...more });
      expect([status, body.data.state, body.data.cents]).toEqual([200, state, 5_000]);
    }
    expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([5_000]);
    const open = bella.connection.collection('withdrawals').find({ email: said.email, state: 'open' });
    expect(await open.toArray()).toEqual([]);
  });

  it('waits for the restaurant once a part was eaten, and then gives back the rest', async () => {
    const { code, id, chargeId, token } = await aVoucher();
    const placed = await order([code]);
    const { voucherCents } = (await bella.stored(placed.body.data.id)).sums;
    const said = { name: 'Jonas', email: 'anders@example.org', contract: 'der von gestern', token };
    const answer = await bella.guest.post<WithdrawnView>(api('withdraw'), said);
    expect(answer.body.data.state).toBe('open');
    const confirmed = await mailTo(bella.running, said.email, 'Dein Widerruf ist da');
    expect(confirmed.text?.replaceAll('\u2060', '')).toMatch(
      new RegExp(`Gutschein über 50,00\\s€, gekauft am 20.11.2026, endet auf ${plainCode(code).slice(-4)}`),
    );
    await bella.guest.post(api('withdraw'), said);
    const shown = await bella.guest.get(api(token));
    expect(shown.text).toContain('"declaredAt":"20.11.2026, 12:00 Uhr"');
    const open = await bella.connection.collection('withdrawals').findOne({ voucherId: id });
    expect((await bella.lucia.post('/api/voucher/decide', { id: open!._id, accept: true })).status).toBe(200);
    expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([5_000 - voucherCents]);
    expect((await bella.lucia.post('/api/voucher/decide', { id: open!._id, accept: true })).status).toBe(422);
    await mailTo(bella.running, 'anders@example.org', 'Zu deinem Widerruf');
    const states = await bella.connection.collection('withdrawals').distinct('state', { voucherId: id });
    expect(states.sort()).toEqual(['refunded', 'repeated']);
  });

  it('declared twice and declined once waits for nobody, and tells each address once', async () => {
    const { code, id, token } = await aVoucher();
    await order([code]);
    const declare = (email: string) =>
      bella.guest.post(api('withdraw'), { name: 'Jonas', email, contract: 'x', token });
    for (const email of ['nein@example.org', 'Nein@example.org', 'auch@example.org']) await declare(email);
    const open = await bella.connection.collection('withdrawals').findOne({ voucherId: id, state: 'open' });
    expect((await bella.lucia.post('/api/voucher/decide', { id: open!._id, accept: false })).status).toBe(
      200,
    );
    const states = await bella.connection.collection('withdrawals').distinct('state', { voucherId: id });
    expect(states).toEqual(['declined']);
    await mailTo(bella.running, 'auch@example.org', 'Zu deinem Widerruf');
    const told = await Promise.all(
      ['nein', 'Nein'].map((name) => mailsTo(bella.running, `${name}@example.org`)),
    );
    expect(told.flat().filter(({ subject }) => subject === 'Zu deinem Widerruf')).toHaveLength(1);
  });

  it('leaves nothing behind of a meal that is given back later: the voucher pays again, and can be withdrawn from', async () => {
    const { code, id, chargeId, token } = await aVoucher();
    const placed = await order([code]);
    const { voucherCents } = (await bella.stored(placed.body.data.id)).sums;
    const withdraw = async () => {
      await bella.guest.post(api('withdraw'), {
        name: 'Jonas',
        email: 'kurz@example.org',
        contract: 'x',
        token,
      });
      const open = await bella.connection.collection('withdrawals').findOne({ voucherId: id, state: 'open' });
      expect((await bella.lucia.post('/api/voucher/decide', { id: open!._id, accept: true })).status).toBe(
        200,
      );
    };
    await withdraw();
    await bella.move(placed.body.data.id, { to: 'rejected', reason: 'tooBusy' });
    await eventually(async () => (await balanceOf(id)) === voucherCents);
    expect((await quote([code])).body.data.codes[0]?.message).toBeNull();
    await withdraw();
    expect(bella.charge(chargeId).refunds.map(({ cents }) => cents)).toEqual([
      5_000 - voucherCents,
      voucherCents,
    ]);
    expect((await quote([code])).body.data.codes[0]?.message).toBe('Dieser Gutschein wurde zurückgegeben.');
  });

  it('can be declared where it says so, on the page of every shop', async () => {
    const html = async (path: string) => (await fetch(new URL(path, bella.running.url))).text();
    const page = await html(`/s/${bella.shop.slug}/widerruf`);
    expect(page).toContain('Widerruf bestätigen');
    expect(await html(`/s/${bella.shop.slug}`)).toContain('Vertrag widerrufen');
    expect(await html(`/s/${bella.shop.slug}/gutschein`)).toContain('Gutschein verschenken');
  });
});

describe('vouchers', () => {
  it('sold in the last second of a year in Berlin lapse a year before those sold in the next', async () => {
    const soldAt = async (at: string) => {
      bella.running.clock.set(at);
      const { id } = await aVoucher();
      return (await vouchers().findOne({ _id: id }))?.validUntil;
    };
    expect(await soldAt('2026-12-31T22:59:59Z')).toBe('2029-12-31');
    expect(await soldAt('2026-12-31T23:00:00Z')).toBe('2030-12-31');
  });
});

describe('whoever guesses', () => {
  it('is stopped after a few tries, before anybody looks', async () => {
    const { code } = await aVoucher();
    expect((await quote([code])).body.data.codes[0]?.message).toBeNull();
    await withLimits(bella.running, async () => {
      let drawn = 0;
      const messages: (string | null | undefined)[] = [];
      for (let round = 0; round < 30; round++) {
        const guess = newCode(() => (round * 7 + drawn++ * 3) % 29);
        messages.push((await quote([guess])).body.data.codes[0]?.message);
        if (messages.at(-1)?.includes('viele Versuche')) break;
      }
      expect(messages.at(-1)).toContain('viele Versuche');
      // Whoever has a voucher goes on.
      expect((await quote([code])).body.data.codes[0]?.message).toBeNull();
    });
  });
});
