import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ORDER_STATES } from '../order.types.js';
import { type OrderPayment, PAY_STATES } from './order-payment.types.js';
import { isUnpaidRound, openAgain, PAYING_MS, payerNow } from './round-paying.rules.js';

const NOW = new Date('2026-11-24T18:00:00Z');
const HOUR_MS = 3_600_000;

const payment: fc.Arbitrary<OrderPayment> = fc.record(
  {
    way: fc.constantFrom('cash', 'cardOnSite', 'stripe', 'paypal'),
    paidCents: fc.constantFrom(0, 640),
    refundedCents: fc.constantFrom(0, 640),
    state: fc.constantFrom(...PAY_STATES),
    paymentId: fc.constantFrom(null, 'p1'),
    onSite: fc.constantFrom('cash', 'cardOnSite'),
    atTill: fc.constant(true),
  },
  { requiredKeys: ['way', 'paidCents', 'refundedCents'] },
);
const round = fc.record({
  state: fc.constantFrom(...ORDER_STATES),
  fulfilment: fc.constantFrom('table', 'pickup', 'delivery'),
  placedAt: fc.integer({ min: 0, max: 48 }).map((hours) => new Date(NOW.getTime() - hours * HOUR_MS)),
  payment,
  sums: fc.record({ payableCents: fc.constantFrom(0, 640) }),
});

describe('a round that may still be paid online', () => {
  it('was taken by the house, and is neither paid nor at the till', () => {
    fc.assert(
      fc.property(round, (one) => {
        if (!isUnpaidRound(one, NOW)) return;
        expect(one.fulfilment).toBe('table');
        expect(['awaitPayment', 'placed', 'rejected', 'cancelled']).not.toContain(one.state);
        expect([one.payment.paidCents, one.payment.paymentId ?? null, one.payment.atTill]).toEqual([
          0,
          null,
          undefined,
        ]);
        expect(one.sums.payableCents).toBeGreaterThan(0);
      }),
    );
  });

  it('is none once a payment counts, whichever state that is in', () => {
    fc.assert(
      fc.property(round, (one) => {
        const paid = { ...one, payment: { ...one.payment, paymentId: 'p2' } };
        expect(isUnpaidRound(paid, NOW)).toBe(false);
      }),
    );
  });

  it('is open again after a payment that came to nothing, and never after one that brought money', () => {
    fc.assert(
      fc.property(payment, (one) => {
        const after = openAgain(one);
        expect(openAgain(after)).toEqual(after);
        expect(after.paidCents).toBe(one.paidCents);
        const cameToNothing = one.paidCents === 0 && (one.state === 'failed' || one.state === 'open');
        if (!cameToNothing || !one.onSite || !one.paymentId) expect(after).toBe(one);
        else if (one.atTill) expect(after).toEqual({ ...one, state: 'failed' });
        else expect(after).toMatchObject({ way: one.onSite, paymentId: null, state: 'open' });
      }),
    );
  });
});

it('is left to others ten minutes after somebody has begun', () => {
  const paying = { guestId: 'mia', until: new Date(NOW.getTime() + PAYING_MS) };
  const begun = { way: 'cash', paidCents: 0, refundedCents: 0, paying } as const;
  const after = (ms: number) => payerNow(begun, new Date(NOW.getTime() + ms));
  expect([after(0), after(PAYING_MS - 1), after(PAYING_MS)]).toEqual(['mia', 'mia', null]);
});
