import { expect, it } from '@jest/globals';
import type { Order } from '../order/order.types.js';
import { driveViewOf } from './drive.rules.js';
import type { Tour } from './driver.types.js';

const order = {
  id: 'o1',
  state: 'underway',
  promisedAt: null,
  wantedAt: null,
  lines: [{ quantity: 2 }],
  sums: { payableCents: 4_270 },
  payment: { way: 'cash', paidCents: 0, refundedCents: 0, cashCents: 5_000 },
  contact: { name: 'Jonas', phone: '', email: '', note: 'Klingel defekt, bitte anrufen', address: null },
} as unknown as Order;

const stopOf = (now: Order, state = 'open') => {
  const stops = [{ orderId: 'o1', number: 7, state, payment: 'cash', cents: 4_270, at: null }];
  const tour = { driverName: 'Mehmet', stops } as unknown as Tour;
  return driveViewOf(tour, [now], 'Bella').stops[0]!;
};

it('tells the driver what the guest wrote to the order, and forgets it with the delivery', () => {
  expect(stopOf(order).door?.wish).toBe('Klingel defekt, bitte anrufen');
  expect(stopOf(order, 'delivered').door).toBeNull();
});

it('says for how much change is to be at hand, only where cash is taken and more than the amount is given', () => {
  expect(stopOf(order).givenCents).toBe(5_000);
  expect(stopOf({ ...order, payment: { ...order.payment, paidCents: 4_270 } }).givenCents).toBeNull();
  expect(stopOf({ ...order, sums: { ...order.sums, payableCents: 5_000 } }).givenCents).toBeNull();
});
