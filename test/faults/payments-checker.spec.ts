import { expect, it } from '@jest/globals';
import { moneyProblems } from '../../scripts/faults/payments-checker.mjs';

const accepted = { kind: 'moved', to: 'accepted' };
const order = (over: object = {}) => ({
  _id: 'o1',
  number: 1,
  state: 'accepted',
  events: [accepted],
  outbox: [],
  payment: { state: 'paid', paidCents: 1_000, refundedCents: 0 },
  ...over,
});
const charge = (over: object = {}) => ({
  id: 'c1',
  reference: 'p1',
  isHeld: false,
  captures: [{ cents: 1_000 }],
  refunds: [],
  ...over,
});
const look = (one: object, ...charges: object[]) =>
  moneyProblems({ orders: [one], payments: [{ _id: 'p1', for: { id: 'o1' } }], charges });

it('finds nothing where the books agree', () => {
  expect(look(order(), charge())).toEqual([]);
  const rejected = order({ state: 'rejected', events: [], payment: { state: 'refunded', paidCents: 0 } });
  expect(look(rejected, charge({ captures: [] }))).toEqual([]);
});

it.each([
  ['2 captures', order(), [charge(), charge({ id: 'c2' })]],
  ['1000 paid here, 999 there', order(), [charge({ captures: [{ cents: 999 }] })]],
  ['0 given back here, 5 there', order(), [charge({ refunds: [{ cents: 5 }] })]],
  ['nobody accepted it', order({ state: 'rejected', events: [] }), [charge({ refunds: [{ cents: 1_000 }] })]],
  ['still held', order({ state: 'cancelled' }), [charge({ captures: [], isHeld: true })]],
  ['kept of an order', order({ state: 'cancelled' }), [charge()]],
  [
    'accepted and never paid',
    order({ payment: { state: 'authorised', paidCents: 0, refundedCents: 0 } }),
    [],
  ],
  ['does not know of it', order({ state: 'awaitPayment', events: [] }), [charge()]],
  [
    'for nobody',
    order({ payment: { state: 'open', paidCents: 0, refundedCents: 0 } }),
    [charge({ reference: 'x' })],
  ],
])('finds %s', (words, one, charges) => {
  expect(look(one, ...charges).join()).toContain(words);
});
