import { describe, expect, it } from '@jest/globals';
import type { PaymentMethod } from './basket.types.js';
import { type Circumstances, type Rejection, rejectionOf } from './rejection.rules.js';

describe('why a shop cannot take a basket', () => {
  const fine = { belowMinimum: false };
  const willing: Circumstances = {
    settings: { shopEnabled: true, menuOnly: false },
    when: null,
    delivery: null,
    onSite: true,
  };

  it.each<[string, Rejection | null, { belowMinimum: boolean }, PaymentMethod, Partial<Circumstances>]>([
    ['open, cash, enough', null, fine, 'cash', {}],
    ['switched off', 'disabled', fine, 'cash', { settings: { shopEnabled: false, menuOnly: false } }],
    ['menu only', 'menuOnly', fine, 'cash', { settings: { shopEnabled: true, menuOnly: true } }],
    ['outside the hours', 'closed', fine, 'cash', { when: 'closed' }],
    ['paused', 'paused', fine, 'cash', { when: 'paused' }],
    ['a slot that is full', 'slotFull', fine, 'cash', { when: 'slotFull' }],
    ['closed, and too far away as well', 'closed', fine, 'cash', { when: 'closed', delivery: 'outsideArea' }],
    ['too far away', 'outsideArea', fine, 'cash', { delivery: 'outsideArea' }],
    ['no word of where to', 'addressMissing', fine, 'cash', { delivery: 'addressMissing' }],
    ['a payment nobody offers', 'paymentNotOffered', fine, 'stripe', {}],
    ['cash without a till of their own', 'paymentNotOffered', fine, 'cash', { onSite: false }],
    ['too little', 'belowMinimum', { belowMinimum: true }, 'cash', {}],
  ])('%s', (_, expected, basket, payment, over) => {
    expect(rejectionOf(basket, payment, { ...willing, ...over })).toBe(expected);
  });
});
