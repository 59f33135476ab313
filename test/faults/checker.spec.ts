import { expect, it } from '@jest/globals';
import { problemsOf } from '../../scripts/faults/checker.mjs';

const sums = {
  goodsCents: 1000,
  discountCents: 100,
  depositCents: 25,
  tipCents: 50,
  voucherCents: 0,
  payableCents: 1175,
  fees: [{ kind: 'delivery', cents: 200 }],
  groups: [
    { rate: 7, grossCents: 1100, netCents: 1028, vatCents: 72 },
    { rate: 19, grossCents: 25, netCents: 21, vatCents: 4 },
  ],
};
const events = [
  { seq: 0, to: 'placed', previousHash: '0', hash: 'a' },
  { seq: 1, to: 'accepted', previousHash: 'a', hash: 'b' },
];
const order = (over = {}) => ({
  _id: 'o1',
  number: 1,
  businessDay: '2026-11-20',
  idempotencyKey: 'k1',
  state: 'accepted',
  lines: [{ grossCents: 600 }, { grossCents: 400 }],
  sums,
  events,
  outbox: [],
  contact: { name: 'Gast 1.' },
  ...over,
});
const job = (over = {}) => ({ key: 'o1/accepted/p1/kitchen/1', state: 'printed', ...over });
const paper = { guest: 'Gast 1.', text: 'Nr. 1' };
const answer = { key: 'k1', id: 'o1', number: 1, payableCents: 1175 };
const others = { before: 'x', after: 'x' };

/** An evening on which all went well. */
const evening = (over = {}) => ({
  acknowledged: [answer],
  accepted: ['o1'],
  orders: [order()],
  printJobs: [job()],
  papers: [paper],
  others,
  ...over,
});

it('finds nothing on an evening on which all went well', () => {
  expect(problemsOf(evening())).toEqual([]);
});

const second = (over: object) =>
  order({ _id: 'o2', number: 2, idempotencyKey: 'k2', state: 'placed', events: [events[0]], ...over });

it.each<[string, string, object]>([
  ['an order that is lost', 'Order 1 (o1) was acknowledged and is lost.', { orders: [], accepted: [] }],
  [
    'another number than the guest was told',
    'Order o1 was answered with 9 and is 1.',
    { acknowledged: [{ ...answer, number: 9 }] },
  ],
  ['two orders for one tap', 'Key k1 has 2 orders.', { orders: [order(), second({ idempotencyKey: 'k1' })] }],
  [
    'two answers to one tap',
    'Key k1 was answered with different orders.',
    { acknowledged: [answer, { ...answer, id: 'o2', number: 2 }], orders: [order(), second({})] },
  ],
  [
    'a number given twice',
    'Number 2026-11-20 1 was given to 2 orders.',
    { orders: [order(), second({ number: 1 })] },
  ],
  [
    'a line that is not in the sum',
    'The sums of order 1 (o1) do not agree.',
    { orders: [order({ lines: [{ grossCents: 600 }] })] },
  ],
  [
    'a total a cent off',
    'The sums of order 1 (o1) do not agree.',
    { orders: [order({ sums: { ...sums, payableCents: 1176 } })] },
  ],
  [
    'tax that does not add up',
    'The sums of order 1 (o1) do not agree.',
    {
      orders: [
        order({ sums: { ...sums, groups: [{ rate: 7, grossCents: 1125, netCents: 1000, vatCents: 100 }] } }),
      ],
    },
  ],
  [
    'another price than the guest saw',
    'The sums of order 1 (o1) do not agree.',
    { acknowledged: [{ ...answer, payableCents: 1 }] },
  ],
  [
    'an acceptance that is forgotten',
    'Order o1 was accepted, and the store does not know it.',
    { orders: [order({ state: 'placed', events: [events[0]] })] },
  ],
  ['an accepted order without a print job', 'Order 1 was accepted and has no print job.', { printJobs: [] }],
  [
    'a docket that still waits',
    'The docket of order 1 is waiting.',
    { printJobs: [job({ state: 'waiting' })] },
  ],
  ['a printed docket nobody can find', 'Order 1 counts as printed, and there is no paper.', { papers: [] }],
  ['two dockets that look the same', 'A second docket of Gast 1. is not marked.', { papers: [paper, paper] }],
  [
    'news that nobody was told',
    'Order 1 still has 1 in its outbox.',
    { orders: [order({ outbox: [{ id: 'o1-accepted' }] })] },
  ],
  [
    'a step that was taken twice',
    'The history of order 1 is broken: placed,accepted,accepted.',
    { orders: [order({ events: [...events, { seq: 2, to: 'accepted', previousHash: 'b', hash: 'c' }] })] },
  ],
  [
    'a step that does not follow the one before',
    'The history of order 1 is broken: placed,accepted.',
    { orders: [order({ events: [events[0], { ...events[1], previousHash: 'z' }] })] },
  ],
  [
    'a neighbour whose records have changed',
    'Records of another shop have changed.',
    { others: { before: 'x', after: 'y' } },
  ],
])('sees %s', (_, problem, over) => {
  expect(problemsOf(evening(over))).toEqual([problem]);
});

it('is content with a failure somebody can see, and with a second docket that says so', () => {
  expect(problemsOf(evening({ printJobs: [job({ state: 'unclear' })], papers: [] }))).toEqual([]);
  const again = { ...paper, text: '*** WIEDERHOLUNG 1 ***' };
  expect(problemsOf(evening({ papers: [paper, again] }))).toEqual([]);
});
