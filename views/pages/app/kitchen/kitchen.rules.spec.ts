import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BoardLine, BoardOrder } from '../../../../src/shop/order/order.view';
import { ageOf } from '../dashboard/board/ageing.rules';
import { allDay, countsOf, rowsOf, ticketsOf, timeOf } from './kitchen.rules';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const stations = new Map([
  ['pizza', 'Ofen'],
  ['bar', 'Bar'],
]);
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const line = (name: string, madeIn: string[], quantity = 1): BoardLine => ({
  quantity,
  id: name,
  minAge: 0,
  madeIn,
  name,
  variant: '',
  options: [],
  note: '',
});
const order = (number: number, over: Partial<BoardOrder> = {}) =>
  ({
    id: `${number}`,
    number,
    column: 'working',
    state: 'accepted',
    fulfilment: 'pickup',
    placedAt: at(-10),
    wantedAt: null,
    promisedAt: at(20),
    startsAt: null,
    bumps: [],
    lines: [line('Bella', ['pizza'])],
    ...over,
  }) as BoardOrder;
const facts = { stations, driveMinutes: 10, now: NOW };
const tickets = (orders: BoardOrder[], station: string | null = 'Ofen') =>
  ticketsOf(orders, { ...facts, station });
const bump = (station: string) => ({ station, at: at(-1) });

describe('the tickets of a station', () => {
  const mixed = order(7, { lines: [line('Bella', ['pizza']), line('Cola', ['bar'], 2)] });

  it.each<[string, BoardOrder, number]>([
    ['an order in work', order(1), 1],
    ['nothing for others', order(1, { lines: [line('Cola', ['bar'])] }), 0],
    ['nothing it has bumped', order(1, { bumps: [bump('Ofen')] }), 0],
    ['what only another one has bumped', order(1, { bumps: [bump('Bar')] }), 1],
    ['nothing that begins later', order(1, { startsAt: at(30) }), 0],
    ['nothing that waits for an answer', order(1, { column: 'new' }), 0],
    ['its part of a combo', order(1, { lines: [line('Menü', ['bar', 'pizza'])] }), 1],
  ])('are %s', (_, one, count) => {
    expect(tickets([one])).toHaveLength(count);
  });

  it('show what is its own, and say what else goes into the bag', () => {
    expect(tickets([mixed])[0]).toMatchObject({ lines: [{ name: 'Bella' }], besides: 'dazu 2 Bar' });
    expect(tickets([{ ...mixed, bumps: [bump('Bar')] }])[0]?.besides).toBe('dazu 2 Bar fertig');
  });

  it('all together show what nobody has done yet', () => {
    expect(tickets([{ ...mixed, bumps: [bump('Bar')] }], null)[0]?.lines.map(({ name }) => name)).toEqual([
      'Bella',
    ]);
  });

  it('begin with the most urgent; a delivery is due before its way', () => {
    const delivery = order(2, { fulfilment: 'delivery', promisedAt: at(25) });
    expect(
      tickets([order(1), delivery, order(3, { promisedAt: at(-1) })]).map((one) => one.order.number),
    ).toEqual([3, 2, 1]);
  });

  it.each([
    [-6.2, 'late', '+6 min'],
    [-0.2, 'late', '+1 min'],
    [3, 'soon', '3 min'],
    [5, 'soon', '5 min'],
    [34, 'calm', '34 min'],
    [200, 'calm', '3 h 20'],
  ])('due in %f minutes are %s: %s', (minutes, tone, text) => {
    const [ticket] = tickets([order(1, { promisedAt: at(minutes) })]);
    expect(timeOf(ticket!, NOW)).toEqual({ tone, text });
  });

  it('without a promise say how long they wait', () => {
    const [ticket] = tickets([order(1, { promisedAt: null })]);
    expect(timeOf(ticket!, NOW)).toEqual({ tone: 'calm', text: 'seit 10 min' });
  });

  it('have the colour and the minutes of the card at the counter', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: -3_000, max: 3_000 })), (minutes) => {
        const one = order(1, { promisedAt: minutes === null ? null : at(minutes + 0.4) });
        const [ticket] = tickets([one]);
        expect(timeOf(ticket!, NOW)).toEqual(ageOf(one, 'working', NOW));
      }),
    );
  });
});

describe('the stations', () => {
  it('are counted, the kitchen only where it has work', () => {
    const orders = [order(1), order(2, { lines: [line('Salat', ['salad'])] })];
    expect(countsOf(orders, facts)).toEqual([
      { station: 'Bar', tickets: 0 },
      { station: 'Küche', tickets: 1 },
      { station: 'Ofen', tickets: 1 },
      { station: null, tickets: 2 },
    ]);
  });

  it('are one where nobody has named any', () => {
    expect(countsOf([order(1)], { ...facts, stations: new Map() })).toEqual([{ station: null, tickets: 1 }]);
  });
});

it('counts what is to be made in all', () => {
  const orders = [order(1, { lines: [line('Bella', ['pizza'], 2)] }), order(2)];
  expect(allDay(tickets(orders))).toEqual([{ name: 'Bella', quantity: 3 }]);
});

it('guesses a longer ticket higher, until it is drawn', () => {
  const rows = [1, 3, 6, 12].map((count) => {
    const lines = Array.from({ length: count }, () => line('Bella', ['pizza']));
    return rowsOf(tickets([order(1, { lines })])[0]!);
  });
  expect(rows).toEqual([...rows].sort((a, b) => a - b));
  expect(new Set(rows).size).toBe(4);
});
