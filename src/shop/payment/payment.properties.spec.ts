import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHARGE_STATES } from '../../platform/pay/pay.types.js';
import { ORDER_STATES } from '../order/order.types.js';
import { nextLookAt, retryAfterMs } from './look/look-times.rules.js';
import { keepOf, keptOf, mismatchOf, type PaidOrder, readOf, stepOf } from './payment.rules.js';
import type { Payment, Refund } from './payment.types.js';

const cents = fc.integer({ min: 50, max: 500_000 });
const refund = fc.record({
  id: fc.uuid(),
  cents: fc.integer({ min: 1, max: 50_000 }),
  state: fc.constantFrom('wanted' as const, 'pending' as const, 'done' as const, 'failed' as const),
  at: fc.constant(new Date('2026-11-01T11:00:00Z')),
}) as fc.Arbitrary<Refund>;
const payment = fc
  .record({
    id: fc.constantFrom('p1', 'p2'),
    reference: fc.constant('p1'),
    amountCents: cents,
    state: fc.constantFrom(...CHARGE_STATES, 'mismatch' as const),
    capturedCents: fc.constant(0),
    captureFailed: fc.boolean(),
    mismatch: fc.constantFrom(null, null, 'amount'),
    refunds: fc.array(refund, { maxLength: 4 }),
    disputes: fc.array(
      fc.record({
        id: fc.uuid(),
        cents: fc.integer({ min: 1, max: 50_000 }),
        state: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
      }),
      { maxLength: 2 },
    ),
  })
  .map((one) => ({
    ...one,
    capturedCents: one.state === 'captured' ? one.amountCents : 0,
    refunds: one.state === 'captured' ? one.refunds : [],
  })) as unknown as fc.Arbitrary<Payment>;
const TAKEN: readonly string[] = ['accepted', 'preparing', 'ready', 'underway', 'completed'];
const order: fc.Arbitrary<PaidOrder> = fc
  .record({
    state: fc.constantFrom(...ORDER_STATES),
    isTable: fc.boolean(),
    payableCents: cents,
    paymentId: fc.constantFrom('p1', 'p2', null),
    settled: fc.boolean(),
    now: fc.constant(new Date('2026-11-20T11:00:00Z')),
  })
  .map(({ isTable, ...one }) => ({
    ...one,
    isUnpaidRound: isTable && one.paymentId === null && TAKEN.includes(one.state),
  }));

describe('what is done about a payment', () => {
  it('takes money only for an order that was accepted by it, and never more than was held', () => {
    fc.assert(
      fc.property(payment, order, (one, its) => {
        const step = stepOf(one, its);
        if (step.do !== 'capture') return;
        expect(['awaitPayment', 'placed', 'rejected', 'cancelled']).not.toContain(its.state);
        expect(its.paymentId).toBe(one.id);
        expect(one.mismatch).toBeNull();
        expect(step.cents).toBeLessThanOrEqual(Math.min(one.amountCents, its.payableCents));
      }),
    );
  });

  it('keeps nothing of an order that came to nothing', () => {
    fc.assert(
      fc.property(payment, order, (one, its) => {
        if (!['rejected', 'cancelled'].includes(its.state)) return;
        const step = stepOf(one, its);
        expect(['rest', 'void', 'askRefund', 'wantRefund']).toContain(step.do);
        if (one.state === 'authorised') expect(step.do).toBe('void');
        if (step.do === 'wantRefund') expect(step.cents).toBe(keptOf(one));
      }),
    );
  });

  it('gives back what is too much and stops there', () => {
    fc.assert(
      fc.property(payment, order, (one, its) => {
        const step = stepOf(one, its);
        if (step.do !== 'wantRefund') return;
        const wanted = { id: 'r', cents: step.cents, state: 'done' } as Refund;
        const after = { ...one, refunds: [...one.refunds, wanted] };
        expect(stepOf(after, its).do).toBe('rest');
        expect(keptOf(after)).toBe(keepOf(one, its) ?? keptOf(after));
        expect(keptOf(after)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('places only what is there in full and as it was asked for', () => {
    fc.assert(
      fc.property(payment, order, (one, its) => {
        if (stepOf(one, its).do !== 'place') return;
        expect(its.state === 'awaitPayment' || its.isUnpaidRound).toBe(true);
        if (one.state === 'authorised') expect(one.captureFailed).toBe(false);
        expect(['authorised', 'captured']).toContain(one.state);
        expect(one.mismatch).toBeNull();
      }),
    );
  });

  it('comes to an end whatever the service answers', () => {
    fc.assert(
      fc.property(payment, order, (start, its) => {
        let [one, now] = [start, its];
        for (let steps = 0; ; steps++) {
          expect(steps).toBeLessThan(10);
          const step = stepOf(one, now);
          if (step.do === 'rest') break;
          if (step.do === 'place')
            now = now.isUnpaidRound
              ? { ...now, isUnpaidRound: false, paymentId: one.id }
              : { ...now, state: 'placed', paymentId: one.id };
          if (step.do === 'void') one = { ...one, state: 'voided', mismatch: null };
          if (step.do === 'capture') one = { ...one, state: 'captured', capturedCents: step.cents };
          const made =
            step.do === 'wantRefund' ? [{ id: `r${steps}`, cents: step.cents, state: 'wanted' }] : [];
          if (made.length > 0) one = { ...one, refunds: [...one.refunds, ...(made as Refund[])] };
          if (step.do === 'askRefund') {
            const refunds = one.refunds.map((r) =>
              r.id === step.refund.id ? { ...r, state: 'done' as const } : r,
            );
            one = { ...one, refunds };
          }
        }
      }),
    );
  });
});

describe('a read', () => {
  const charge = { amountCents: 1_000, currency: 'EUR', reference: 'p1' };
  const asked = { amountCents: 1_000, reference: 'p1' };

  it.each([
    [{}, null],
    [{ amountCents: 999 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ reference: 'p2' }, 'reference'],
  ])('with %p is refused for %s', (over, why) => {
    expect(mismatchOf(asked, { ...charge, ...over })).toBe(why);
  });

  it('finds our refund by its reference, and keeps why the money did not come', () => {
    const before = {
      ...asked,
      state: 'authorised',
      captureFailed: true,
      failure: 'insufficientFunds',
      refunds: [{ id: 'r1', chargeRefundId: null, cents: 5, state: 'wanted' }],
    } as unknown as Payment;
    const read = readOf(before, {
      ...charge,
      id: 'c',
      state: 'authorised',
      capturedCents: 0,
      refunds: [{ id: 're_1', cents: 5, reference: 'r1', state: 'done' }],
      disputes: [],
      test: true,
      means: null,
      failure: null,
    });
    expect(read.failure).toBe('insufficientFunds');
    expect(read.refunds).toMatchObject([{ id: 'r1', chargeRefundId: 're_1', state: 'done' }]);
  });
});

it('asks a silent service again after seconds at first and a quarter of an hour at last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (tries) => {
      expect(retryAfterMs(tries + 1)).toBeGreaterThanOrEqual(retryAfterMs(tries));
      expect(retryAfterMs(tries)).toBeLessThanOrEqual(15 * 60_000);
    }),
  );
  expect([1, 2, 3].map(retryAfterMs)).toEqual([5_000, 10_000, 20_000]);
});

const at = (ms: number) => new Date(ms);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it('looks after five minutes, and once more shortly before an unpaid order is let go', () => {
  const order = { state: 'awaitPayment' as const, payBy: at(600_000) };
  const looks = [nextLookAt(at(0), at(0), order)];
  looks.push(nextLookAt(looks[0]!, at(0), order));
  looks.push(nextLookAt(looks[1]!, at(0), order));
  expect(looks.map(Number)).toEqual([300_000, 580_000, 880_000]);
  expect(Number(nextLookAt(at(300_000), at(0), { state: 'placed', payBy: null }))).toBe(600_000);
});

it('looks ever less often, as long as a guest may call money back', () => {
  const gaps: number[] = [];
  for (let now = at(0), next: Date | null; ; now = next) {
    next = nextLookAt(now, at(0), { state: 'completed' });
    if (!next) break;
    gaps.push(next.getTime() - now.getTime());
  }
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  expect([gaps[0], gaps.at(-1)]).toEqual([5 * MINUTE, 3 * DAY]);
  expect(gaps.length).toBeLessThan(250);
  expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThanOrEqual(180 * DAY);
});
