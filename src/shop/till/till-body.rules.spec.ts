import { expect, it } from '@jest/globals';
import type { Order, OrderEvent, OrderState } from '../order/order.types.js';
import { tillEventOf } from './till-body.rules.js';

const moved = (to: OrderState, seq: number) => ({ kind: 'moved', to, seq }) as OrderEvent;
const undone = { kind: 'undone', to: 'placed', undoes: 2, seq: 3 } as OrderEvent;
const of = (...events: OrderEvent[]): Pick<Order, 'events'> => ({ events });

it.each<[OrderState, Pick<Order, 'events'>, ReturnType<typeof tillEventOf>]>([
  ['accepted', of(moved('placed', 1), moved('accepted', 2)), 'order.accepted'],
  ['ready', of(moved('placed', 1), moved('accepted', 2)), null],
  // Nobody has booked it.
  ['rejected', of(moved('placed', 1)), null],
  ['rejected', of(moved('placed', 1), moved('accepted', 2), undone), null],
  // Its payment came to nothing after it was accepted.
  ['rejected', of(moved('placed', 1), moved('accepted', 2), moved('rejected', 3)), 'order.cancelled'],
])('of an order that is %s a till hears what it has to book', (to, order, event) => {
  expect(tillEventOf({ kind: 'moved', to }, order)).toBe(event);
});
