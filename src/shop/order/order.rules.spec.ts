import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canMove, columnOf, isOver } from './order.rules.js';
import { ORDER_STATES, type OrderState } from './order.types.js';

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
