import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canMove, columnOf, isOver, recallOf, undoRefusalOf } from './order.rules.js';
import { ORDER_STATES, type OrderEvent, type OrderState } from './order.types.js';

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

  it.each<[OrderEvent['kind'], ReturnType<typeof undoRefusalOf>]>([
    ['moved', 'followed'],
    ['undone', 'undone'],
    ['changed', 'changed'],
    ['promised', 'changed'],
  ])('after %s the step stands: %s', (kind, why) => {
    expect(undoRefusalOf({ events: [{ kind: 'moved' }, { kind }] as OrderEvent[] })).toBe(why);
  });

  it('never goes in a circle', () => {
    const ends = (from: OrderState, seen: OrderState[]): boolean =>
      !seen.includes(from) &&
      ORDER_STATES.filter((to) => canMove(from, to)).every((to) => ends(to, [...seen, from]));
    fc.assert(fc.property(state, (from) => ends(from, [])));
  });

  it.each<[OrderState, number, boolean, OrderState | null]>([
    ['ready', 60, false, 'preparing'],
    ['completed', 14, false, 'ready'],
    ['completed', 16, false, null],
    ['completed', 1, true, null],
    ['accepted', 1, false, null],
    ['cancelled', 1, false, null],
  ])('%s since %s minutes, erased %s, is called back to %s', (from, minutes, erased, to) => {
    const now = new Date('2026-11-20T12:00:00Z');
    const at = new Date(now.getTime() - minutes * 60_000);
    const events = [{ kind: 'moved', to: from, at }] as OrderEvent[];
    expect(recallOf({ state: from, events, erasedAt: erased ? now : null }, now)).toBe(to);
  });

  it('stands on the board as long as somebody has to do something', () => {
    fc.assert(
      fc.property(state, (one) => {
        if (one !== 'awaitPayment') expect(columnOf(one) === null).toBe(isOver(one));
      }),
    );
  });
});
