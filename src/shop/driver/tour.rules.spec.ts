import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openingDefaults } from '../opening-hours/opening.fixture.js';
import type { Order } from '../order/order.types.js';
import { driveViewOf } from './drive.rules.js';
import type { Stop, StopState, Tour } from './driver.types.js';
import { canLeave, driverDaysOf, isLeftBehind, stopsAfter, stopsAtEnd, stopsBefore } from './tour.rules.js';

const stop = (orderId: string, state: StopState): Stop => ({
  orderId,
  number: 1,
  state,
  payment: 'cash',
  cents: 900,
  at: null,
});
const stopsOf = (states: readonly StopState[]): Stop[] =>
  states.map((state, index) => stop(`o${index}`, state));
const someStops = fc
  .array(fc.constantFrom<StopState>('open', 'delivered', 'notMet', 'returned'), { maxLength: 20 })
  .map(stopsOf);

describe('how many doors come before a guest', () => {
  it.each<[StopState[], number, number | null]>([
    [['open'], 0, 0],
    [['open', 'open', 'open'], 2, 2],
    [['delivered', 'open', 'open'], 2, 1],
    [['notMet', 'open'], 1, 0],
    // Somebody behind had it first: nobody knows who is next.
    [['open', 'delivered'], 0, null],
    [['delivered', 'open'], 0, null],
  ])('%j, stop %i: %s', (states, place, before) => {
    expect(stopsBefore(stopsOf(states), `o${place}`)).toBe(before);
  });

  it('is never more than there are, and gets smaller with every stop in its order', () => {
    fc.assert(
      fc.property(fc.nat({ max: 19 }), fc.nat({ max: 19 }), (place, done) => {
        const states = Array.from({ length: 20 }, (_, i): StopState => (i < done ? 'delivered' : 'open'));
        expect(stopsBefore(stopsOf(states), `o${place}`)).toBe(place < done ? null : place - done);
      }),
    );
  });
});

it('of a tour that has ended no stop is open, and what was said of one stays', () => {
  fc.assert(
    fc.property(someStops, (stops) => {
      const after = stopsAtEnd(stops, new Date());
      expect(after.map(({ state }) => state)).toEqual(
        stops.map(({ state }) => (state === 'open' ? 'returned' : state)),
      );
    }),
  );
});

it('leaves with what is ready, waits for the kitchen, and not for what came to nothing', () => {
  expect(canLeave([{ state: 'ready' }, { state: 'underway' }, { state: 'cancelled' }])).toBe(true);
  expect(canLeave([{ state: 'ready' }, { state: 'preparing' }])).toBe(false);
});

describe('a tour is left behind', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00+01:00`);
  const tour = (from: string) => ({
    businessDay: '2026-11-20',
    startedAt: at(from),
    endsAt: new Date(at(from).getTime() + 8 * 3_600_000),
  });
  it.each([
    ['20T18:00', '20T23:30', false],
    ['20T18:00', '21T00:30', true],
    ['20T23:40', '21T00:30', false],
    ['20T23:40', '21T01:41', true],
    ['20T10:00', '20T18:00', true],
  ])('begun at %s, looked at on %s: %s', (from, now, left) => {
    expect(isLeftBehind(tour(from), openingDefaults(), at(now))).toBe(left);
  });
});

describe('what a driver collects', () => {
  const made = { driverName: 'Mehmet', stops: [stop('o1', 'open'), stop('o2', 'open')] } as Tour;
  const order = (id: string, payableCents: number, payment: object = {}) =>
    ({
      id,
      state: 'underway',
      lines: [],
      sums: { payableCents },
      payment: { way: 'cash', paidCents: 0, refundedCents: 0, ...payment },
      contact: { name: 'Petra Klein', phone: '', email: '', note: '' },
      promisedAt: null,
      wantedAt: null,
    }) as unknown as Order;
  const struck = order('o1', 500);
  const paid = order('o2', 900, { paidCents: 900 });

  it('is what the order costs now, not what it did when the tour was made', () => {
    const { stops } = driveViewOf(made, [struck, paid], 'Bella');
    expect(stops.map(({ payment, cents }) => [payment, cents])).toEqual([
      ['cash', 500],
      ['paid', 0],
    ]);
  });

  it('stays with the stop that was delivered', () => {
    const at = new Date('2026-11-20T18:00:00Z');
    const stops = stopsAfter(made, struck, 'delivered', at)!;
    expect(stops[0]).toEqual({ ...stop('o1', 'delivered'), cents: 500, at });
    const later = driveViewOf({ ...made, stops }, [order('o1', 100), paid], 'Bella');
    expect(later).toMatchObject({ cashCents: 500, stops: [{ cents: 500 }, { cents: 0 }] });
  });

  it('is counted once, for who handed it over last, though it was called back and driven again', () => {
    const delivered = (minute: number) => ({
      ...stop('o1', 'delivered'),
      at: new Date(`2026-11-20T18:${minute}:00Z`),
    });
    const tour = (driverId: string, stops: Stop[]) =>
      ({
        id: driverId,
        driverId,
        driverName: driverId,
        endedAt: new Date(),
        endsAt: new Date(),
        stops,
      }) as Tour;
    const days = driverDaysOf(
      [tour('mehmet', [delivered(10), { ...delivered(12), orderId: 'o2' }]), tour('ida', [delivered(40)])],
      new Date(),
    );
    expect(days.map(({ name, cashCents }) => [name, cashCents])).toEqual([
      ['mehmet', 900],
      ['ida', 900],
    ]);
    expect(days[0]?.stops.map(({ state }) => state)).toEqual(['returned', 'delivered']);
  });
});
