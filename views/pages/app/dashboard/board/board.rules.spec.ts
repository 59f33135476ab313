import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { minutesFor } from '../../../../../src/shop/order/board/accept.rules';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { allDayOf } from '../dishes/all-day.rules';
import { ageOf } from './ageing.rules';
import {
  byPlace,
  countIn,
  inPlace,
  PLACES,
  type Place,
  placeOf,
  type Shown,
  wayCounts,
  withBoard,
  withOrder,
} from './board.rules';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const minutes = (count: number) => new Date(NOW + count * 60_000).toISOString();
const order = (over: Partial<BoardOrder> = {}): BoardOrder =>
  ({
    id: 'a',
    number: 1,
    version: 1,
    state: 'placed',
    column: 'new',
    fulfilment: 'pickup',
    placedAt: minutes(-1),
    businessDay: '2026-11-20',
    promisedAt: null,
    startsAt: null,
    finishedAt: null,
    lines: [],
    money: { state: 'open', words: '', test: false },
    ...over,
  }) as BoardOrder;

const LIFE = [
  order({ version: 1 }),
  order({ version: 2, state: 'accepted', column: 'working' }),
  order({ version: 3, state: 'ready', column: 'done' }),
];
const EMPTY: Shown = { orders: [], counts: { new: 0, working: 0, done: 0 }, take: 100 };
const shownWith = (...orders: BoardOrder[]) => orders.reduce<Shown>(withOrder, EMPTY);

describe('the board', () => {
  it('shows the newest version, in whatever order the news come, and counts each order once', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...LIFE, ...LIFE], { minLength: 6 }), (news) => {
        const { orders, counts } = shownWith(...news);
        expect(orders).toEqual([LIFE[2]]);
        expect(counts).toEqual({ new: 0, working: 0, done: 1 });
      }),
    );
  });

  it('counts at its ways what the columns count, and of one way only what is certain', () => {
    const shown = shownWith(order({ id: 'a' }), order({ id: 'b', fulfilment: 'delivery' }));
    const countsIn = (counted: Shown) => {
      const of = wayCounts(counted, byPlace(counted.orders, NOW));
      return [of(null), of('pickup'), of('delivery')];
    };
    expect(countsIn(shown)).toEqual([2, 1, 1]);
    expect(countsIn({ ...shown, counts: { ...shown.counts, new: 15 } })).toEqual([15, null, null]);
  });

  it('keeps what came, and lets go of what went, while an older answer was on its way', () => {
    const over = order({ id: 'b', version: 4, state: 'completed', column: null });
    const older = {
      orders: [order({ id: 'b', version: 3, state: 'ready', column: 'done' })],
      counts: { new: 0, working: 0, done: 1 },
      take: 100,
      now: minutes(0),
    } as unknown as Parameters<typeof withBoard>[1];
    const { orders, counts } = withBoard(shownWith(order()), older, [order(), over]);
    expect(orders.map(({ id }) => id)).toEqual(['a']);
    expect(counts).toEqual({ new: 1, working: 0, done: 0 });
  });

  it('lets go of an order that is over', () => {
    const rejected = order({ version: 2, state: 'rejected', column: null });
    expect(withOrder(shownWith(order()), rejected)).toMatchObject({ orders: [], counts: { new: 0 } });
  });

  it('does not throw an order back when an older board arrives late', () => {
    const board = { ...EMPTY, orders: [LIFE[0]!], now: minutes(0) };
    expect(withBoard(shownWith(LIFE[1]!), board).orders).toEqual([LIFE[1]]);
  });

  it.each<[Place, Partial<BoardOrder>, Partial<BoardOrder>]>([
    ['new', { placedAt: minutes(-9) }, { placedAt: minutes(-2) }],
    [
      'working',
      { state: 'accepted', column: 'working', promisedAt: minutes(5) },
      { state: 'preparing', column: 'working', promisedAt: minutes(20), placedAt: minutes(-60) },
    ],
    [
      'done',
      { state: 'ready', column: 'done', finishedAt: minutes(-10) },
      { state: 'ready', column: 'done', finishedAt: minutes(-3), placedAt: minutes(-60) },
    ],
  ])('puts the most urgent first: %s', (place, first, second) => {
    const orders = [order({ id: 'second', ...second }), order({ id: 'first', ...first })];
    expect(inPlace(orders, place, NOW).map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('compares moments without a collator, whose first use holds up a phone that loads the board', () => {
    const collated = jest.spyOn(String.prototype, 'localeCompare');
    inPlace([order({ id: 'a' }), order({ id: 'b', placedAt: minutes(-3) })], 'new', NOW);
    expect(collated).not.toHaveBeenCalled();
    collated.mockRestore();
  });

  it('puts what waits for a decision about its money before everything in work', () => {
    const due = order({ id: 'due', column: 'working', state: 'accepted', promisedAt: minutes(1) });
    const broken = order({
      ...due,
      id: 'broken',
      promisedAt: minutes(50),
      money: { state: 'failed' } as never,
    });
    expect(inPlace([due, broken], 'working', NOW).map(({ id }) => id)).toEqual(['broken', 'due']);
  });

  it('keeps an accepted order ahead apart until its time to cook begins, and an unanswered one among the new', () => {
    const ahead = order({ state: 'accepted', column: 'working', startsAt: minutes(60) });
    expect(placeOf(ahead, NOW)).toBe('later');
    expect(placeOf(ahead, NOW + 61 * 60_000)).toBe('working');
    expect(placeOf(order({ startsAt: minutes(60) }), NOW)).toBe('new');
  });

  it('says how many there are, also of those that are not loaded', () => {
    const shown = { ...shownWith(order()), counts: { new: 23_000, working: 0, done: 0 } };
    const loaded = Object.fromEntries(
      PLACES.map((place) => [place, inPlace(shown.orders, place, NOW)]),
    ) as Record<Place, BoardOrder[]>;
    expect(countIn(shown, 'new', loaded)).toBe(23_000);
  });
});

describe('the age of an order', () => {
  const inWork = (promised: number) =>
    ({ state: 'accepted', column: 'working', promisedAt: minutes(promised) }) as const;
  const done = (ago: number, over: Partial<BoardOrder> = {}): Partial<BoardOrder> => ({
    state: 'ready',
    column: 'done',
    finishedAt: minutes(-ago),
    ...over,
  });

  it.each<[Place, Partial<BoardOrder>, string, string]>([
    ['new', { placedAt: minutes(-1.5) }, 'calm', '1:30 wartet'],
    ['new', { placedAt: minutes(-3) }, 'soon', '3:00 wartet'],
    ['new', { placedAt: minutes(-6.2) }, 'late', '6:12 wartet'],
    ['new', { placedAt: minutes(3) }, 'calm', '0:00 wartet'],
    ['working', inWork(9), 'calm', '9 min'],
    ['working', inWork(4), 'soon', '4 min'],
    ['working', inWork(-6), 'late', '+6 min'],
    ['working', inWork(-0.5), 'late', '+1 min'],
    ['working', inWork(3 * 60), 'calm', '3 h 00'],
    ['done', done(4), 'calm', '4 min'],
    ['done', done(9), 'soon', '9 min'],
    ['done', done(14), 'late', '14 min'],
    ['done', done(6, { fulfilment: 'delivery' }), 'soon', '6 min'],
    ['done', done(60, { fulfilment: 'delivery', state: 'underway' }), 'calm', '60 min'],
  ])('%s %#: %p is %s, "%s"', (place, over, tone, text) => {
    expect(ageOf(order(over), place, NOW)).toEqual({ tone, text });
  });
});

describe('the minutes on offer', () => {
  it('are three different ones that a kitchen can mean, whatever the load', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 300 }), (lead, inWork) => {
        const offered = minutesFor(lead, inWork);
        expect(offered.every((one) => one >= 5 && one <= 255 && one % 5 === 0)).toBe(true);
        expect(new Set(offered).size).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('grow with what is in work', () => {
    expect(minutesFor(30, 0)).toEqual([30, 25, 45]);
    expect(minutesFor(30, 12)).toEqual([45, 35, 60]);
  });
});

it('adds up what the kitchen makes, and how it is wanted', () => {
  const line = (quantity: number, over: object = {}) => ({
    quantity,
    id: '0',
    minAge: 0,
    madeIn: [],
    name: 'Margherita',
    variant: '32 cm',
    options: [],
    note: '',
    ...over,
  });
  const orders = [
    order({ number: 4, lines: [line(2), line(1, { options: ['- Ohne Basilikum'] })] }),
    order({ number: 7, lines: [line(9), line(1, { name: 'Cola', variant: '' })] }),
  ];
  expect(allDayOf(orders)).toEqual([
    {
      name: 'Margherita 32 cm',
      quantity: 12,
      orders: [4, 7],
      ways: [{ text: '- Ohne Basilikum', quantity: 1 }],
    },
    { name: 'Cola', quantity: 1, orders: [7], ways: [] },
  ]);
});

it('the numbers of a dish stand in their order, whatever came to the desk first', () => {
  const one = {
    name: 'Cola',
    variant: null,
    quantity: 1,
    options: [],
    note: '',
  } as unknown as BoardOrder['lines'][number];
  const orders = [9, 20, 4].map((number) => order({ id: `${number}`, number, lines: [one] }));
  expect(allDayOf(orders)[0]?.orders).toEqual([4, 9, 20]);
});
