import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moneyLineOf } from './money-lines';

type Told = Parameters<typeof moneyLineOf>[0];
const MONEY = {
  state: 'open',
  paidCents: 0,
  refundedCents: 0,
  voucherBackCents: 0,
  cashCents: null,
  test: false,
  due: null,
  failure: null,
} as const;
const told = (over: Partial<Told>, money: Partial<Told['money']> = {}): Told => ({
  state: 'accepted',
  payment: 'stripe',
  payableCents: 2480,
  ...over,
  money: { ...MONEY, ...money },
});

describe('what a guest reads of the money', () => {
  it.each<[string, Told, unknown]>([
    [
      'cash that is still to be paid',
      told({ payment: 'cash' }, { cashCents: 5000 }),
      { kind: 'atDoor', way: 'cash', cents: 2480, cashCents: 5000 },
    ],
    [
      'cash of an order that is over',
      told({ payment: 'cash', state: 'completed' }),
      { kind: 'paidAtDoor', way: 'cash', cents: 2480 },
    ],
    ['cash of an order that never came', told({ payment: 'cash', state: 'rejected' }), null],
    ['held', told({ state: 'placed' }, { state: 'authorised' }), { kind: 'held', cents: 2480 }],
    [
      'not decided by the bank yet',
      told({ state: 'accepted' }, { state: 'pending' }),
      { kind: 'checked', cents: 2480 },
    ],
    ['taken', told({}, { state: 'paid', paidCents: 2480 }), { kind: 'paid', cents: 2480 }],
    ['fallen through', told({}, { state: 'failed' }), { kind: 'failed', cents: 2480 }],
    [
      'given back in part',
      told({}, { state: 'partly', paidCents: 2480, refundedCents: 500 }),
      { kind: 'partly', cents: 500, paidCents: 2480, comesBack: 'stripe' },
    ],
    [
      'given back',
      told(
        { state: 'rejected', payment: 'paypal' },
        { state: 'refunded', paidCents: 2480, refundedCents: 2480 },
      ),
      { kind: 'refunded', cents: 2480, comesBack: 'paypal' },
    ],
    [
      'taken, and rejected since',
      told({ state: 'rejected' }, { state: 'paid', paidCents: 2480 }),
      { kind: 'onItsWay', cents: 2480, comesBack: 'stripe' },
    ],
    [
      'held, and cancelled since',
      told({ state: 'cancelled' }, { state: 'authorised' }),
      { kind: 'nothingTaken' },
    ],
    ['never paid', told({ state: 'cancelled' }), { kind: 'nothingTaken' }],
  ])('%s', (_, order, line) => {
    expect(moneyLineOf(order)).toEqual(line);
  });

  it('never says that more came back than was paid, and nothing is open that was paid online', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('placed', 'accepted', 'completed', 'rejected', 'cancelled'),
        fc.constantFrom('stripe', 'paypal'),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (state, payment, paidCents, back) => {
          const refundedCents = Math.min(back, paidCents);
          const line = moneyLineOf(told({ state, payment }, { state: 'paid', paidCents, refundedCents }));
          expect(line?.kind).not.toMatch(/[dD]oor/);
          if (line && 'comesBack' in line) expect(line.cents).toBeLessThanOrEqual(paidCents);
        },
      ),
    );
  });
});
