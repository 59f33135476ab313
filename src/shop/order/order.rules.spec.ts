import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Circumstances, canMove, columnOf, isOver, type Rejection, rejectionOf } from './order.rules.js';
import { ORDER_STATES, type OrderState, type PaymentWay } from './order.types.js';

const state = fc.constantFrom(...ORDER_STATES);

describe('the life of an order', () => {
  it.each<[OrderState, OrderState, boolean]>([
    ['placed', 'accepted', true],
    ['placed', 'rejected', true],
    ['placed', 'ready', false],
    ['accepted', 'ready', true],
    ['accepted', 'rejected', false],
    ['ready', 'accepted', false],
    ['completed', 'cancelled', false],
    ['rejected', 'accepted', false],
    ['awaitPayment', 'accepted', false],
  ])('%s to %s: %s', (from, to, possible) => {
    expect(canMove(from, to)).toBe(possible);
  });

  it('never goes in a circle', () => {
    const ends = (from: OrderState, seen: OrderState[]): boolean =>
      !seen.includes(from) &&
      ORDER_STATES.filter((to) => canMove(from, to)).every((to) => ends(to, [...seen, from]));
    fc.assert(fc.property(state, (from) => ends(from, [])));
  });

  it('stands on the board as long as somebody has to do something', () => {
    fc.assert(
      fc.property(state, (one) => {
        if (one !== 'awaitPayment') expect(columnOf(one) === null).toBe(isOver(one));
      }),
    );
  });
});

describe('why a shop cannot take a basket', () => {
  const fine = { belowMinimum: false };
  const willing: Circumstances = {
    settings: { shopEnabled: true, menuOnly: false },
    when: null,
    delivery: null,
    onSite: true,
  };

  it.each<[string, Rejection | null, { belowMinimum: boolean }, PaymentWay, Partial<Circumstances>]>([
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
