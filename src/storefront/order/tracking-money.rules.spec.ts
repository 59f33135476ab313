import { describe, expect, it } from '@jest/globals';
import type { PayingShop } from '../../shop/restaurant/paying/payable.rules.js';
import { moneyViewOf } from './tracking-money.rules.js';

type Paid = Parameters<typeof moneyViewOf>[0];

const NOW = new Date('2026-11-20T18:00:00Z');
const KEYS = { public_key: 'pk_test_bella', secret_key: 'sealed', secret_key_iv: '' };
const NONE = { public_key: '', secret_key: '', secret_key_iv: '' };
const way = (method: string, minCents: number | null = null) => ({
  method,
  fulfilments: ['pickup', 'delivery'],
  minCents,
  maxCents: null,
});
const bella = {
  stripe: KEYS,
  paypal: NONE,
  settings: {
    payOnSite: true,
    ownTillConfirmedAt: NOW,
    payWays: [way('cash'), way('cardOnSite', 5000), way('stripe'), way('paypal')],
  },
} as unknown as PayingShop;
const order = (over: Partial<Paid> = {}): Paid => ({
  state: 'awaitPayment',
  fulfilment: 'delivery',
  payment: { way: 'stripe', paidCents: 0, refundedCents: 0, state: 'open' },
  payBy: new Date('2026-11-20T18:09:30Z'),
  sums: { payableCents: 2480 },
  ...over,
});

describe('what a guest may know of the money', () => {
  it('is how long there is to pay, and with what at this price', () => {
    expect(moneyViewOf(order(), bella, NOW).due).toEqual({ leftMs: 570_000, ways: ['cash', 'stripe'] });
  });

  it('is never less than no time at all', () => {
    const late = new Date('2026-11-20T19:00:00Z');
    expect(moneyViewOf(order(), bella, late).due?.leftMs).toBe(0);
    expect(moneyViewOf(order({ payBy: null }), bella, NOW).due?.leftMs).toBe(0);
  });

  it('is nothing to pay once the order has gone on, or come to nothing', () => {
    for (const state of ['placed', 'accepted', 'cancelled', 'rejected'] as const)
      expect(moneyViewOf(order({ state }), bella, NOW).due).toBeNull();
  });

  it('says what was handed over, and that no money moves with test keys', () => {
    const payment = { way: 'cash', paidCents: 0, refundedCents: 0, cashCents: 5000, test: true } as const;
    expect(moneyViewOf(order({ state: 'placed', payment }), bella, NOW)).toEqual({
      state: 'open',
      paidCents: 0,
      refundedCents: 0,
      voucherBackCents: 0,
      cashCents: 5000,
      test: true,
      due: null,
      failure: null,
    });
  });

  it('is what went back on vouchers too, each time', () => {
    const filled = [3000, 200].map((cents, seq) => ({ kind: 'voucherFilled', cents, seq }));
    const events = [...filled, { kind: 'refunded', cents: 480, seq: 2 }] as never;
    expect(moneyViewOf(order({ events }), bella, NOW).voucherBackCents).toBe(3200);
  });

  it('holds no key', () => {
    expect(JSON.stringify(moneyViewOf(order(), bella, NOW))).not.toMatch(/sealed|pk_test/);
  });
});
