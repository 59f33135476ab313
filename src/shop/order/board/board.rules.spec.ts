import { describe, expect, it } from '@jest/globals';
import type { Order, OrderEvent } from '../order.types.js';
import { figuresOf } from './day-figures.rules.js';
import { tidiedTo } from './tidy.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const order = (over: Partial<Order>) =>
  ({
    state: 'accepted',
    placedAt: hours(-25),
    wantedAt: null,
    promisedAt: null,
    events: [],
    ...over,
  }) as Order;

describe('an order that nobody finishes', () => {
  it.each<[string, Partial<Order>, string | null]>([
    ['is completed a day after', {}, 'completed'],
    ['is rejected when nobody answered', { state: 'placed' }, 'rejected'],
    ['waits while it is not paid', { state: 'awaitPayment' }, null],
    ['waits within the day', { placedAt: hours(-23) }, null],
    ['counts from what was promised', { promisedAt: hours(-23.5) }, null],
    ['counts by its own day when it was ordered ahead', { placedAt: hours(-200), wantedAt: hours(5) }, null],
    ['is left alone when it is over', { state: 'cancelled' }, null],
    ['is completed on the road as well', { state: 'underway' }, 'completed'],
  ])('%s', (_, over, to) => {
    expect(tidiedTo(order(over), 24, NOW)).toBe(to);
  });
});

it('adds up the day without what came to nothing, and measures the kitchen by orders made at once', () => {
  const ready = (minutes: number) =>
    [
      { kind: 'moved', to: 'ready', seq: 1, note: '', at: new Date(NOW.getTime() + minutes * 60_000) },
    ] as OrderEvent[];
  const one = (over: Partial<Order>) =>
    order({
      placedAt: NOW,
      sums: { payableCents: 1_000, voucherCents: 0, tipCents: 0, tipSplit: [] } as unknown as Order['sums'],
      ...over,
    });
  expect(
    figuresOf([
      one({ events: ready(20) }),
      one({
        events: ready(30),
        sums: {
          payableCents: 350,
          voucherCents: 800,
          tipCents: 150,
          tipSplit: [],
        } as unknown as Order['sums'],
      }),
      one({ events: ready(600), wantedAt: hours(9) }),
      one({ state: 'rejected' }),
      one({ state: 'cancelled' }),
      one({ events: ready(90), payment: { way: 'stripe', test: true } as Order['payment'] }),
    ]),
  ).toEqual({ orders: 3, turnoverCents: 3_000, minutesToReady: 25 });
  expect(figuresOf([]).minutesToReady).toBeNull();
});
