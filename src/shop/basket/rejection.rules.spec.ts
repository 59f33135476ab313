import { describe, expect, it } from '@jest/globals';
import type { PaymentMethod } from './basket.types.js';
import { type Circumstances, type Judged, type Rejection, rejectionOf } from './rejection.rules.js';

describe('why a shop cannot take a basket', () => {
  const fine = { belowMinimum: false, payableCents: 500_000, voucherCents: 0, lines: [{ quantity: 99 }] };
  const callLimits = { pieces: 99, lines: 50, cents: 500_000 };
  const willing: Circumstances = {
    settings: { shopEnabled: true, menuOnly: false, callLimits },
    when: null,
    delivery: null,
    ways: ['cash', 'cardOnSite'],
  };

  it.each<[string, Rejection | null, Judged, PaymentMethod, Partial<Circumstances>]>([
    ['open, cash, enough', null, fine, 'cash', {}],
    [
      'switched off',
      'disabled',
      fine,
      'cash',
      { settings: { shopEnabled: false, menuOnly: false, callLimits } },
    ],
    ['menu only', 'menuOnly', fine, 'cash', { settings: { shopEnabled: true, menuOnly: true, callLimits } }],
    ['outside the hours', 'closed', fine, 'cash', { when: 'closed' }],
    ['paused', 'paused', fine, 'cash', { when: 'paused' }],
    ['a slot that is full', 'slotFull', fine, 'cash', { when: 'slotFull' }],
    ['closed, and too far away as well', 'closed', fine, 'cash', { when: 'closed', delivery: 'outsideArea' }],
    ['too far away', 'outsideArea', fine, 'cash', { delivery: 'outsideArea' }],
    ['no word of where to', 'addressMissing', fine, 'cash', { delivery: 'addressMissing' }],
    ['a payment nobody offers', 'paymentNotOffered', fine, 'stripe', {}],
    ['cash without a till of their own', 'paymentNotOffered', fine, 'cash', { ways: ['stripe'] }],
    ['too little', 'belowMinimum', { ...fine, belowMinimum: true }, 'cash', {}],
    ['a postal code of another town', 'otherPlace', fine, 'cash', { delivery: 'otherPlace' }],
    ['a hundred of one dish', 'tooLarge', { ...fine, lines: [{ quantity: 100 }] }, 'cash', {}],
    ['51 lines', 'tooLarge', { ...fine, lines: Array(51).fill({ quantity: 1 }) }, 'cash', {}],
    ['a cent more than 5,000 euros', 'tooLarge', { ...fine, payableCents: 500_001 }, 'cardOnSite', {}],
  ])('%s', (_, expected, basket, payment, over) => {
    expect(rejectionOf(basket, payment, { ...willing, ...over })).toBe(expected);
  });
});
