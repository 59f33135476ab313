import { addDays, berlinClock, berlinInstant, MINUTE_MS } from '../../shared/berlin-time.js';
import type { OrderState } from '../../shop/order/order.types.js';
import { BASKETS, type DemoDish } from './baskets.demo.js';
import { type DemoGuest, GUESTS } from './guests.demo.js';

export interface DemoOrder {
  placedAt: Date;
  guest: DemoGuest;
  basket: DemoDish[];
  steps: { to: OrderState; afterMinutes: number; promisedMinutes?: number }[];
}

type Steps = DemoOrder['steps'];

/** Of the week up to yesterday; with what is on the board they are forty. */
const WEEK = 35;
const DAYS = 7;
/** The three weeks before, for figures to be compared with. */
const BEFORE = 12;
const LONGEST_DAYS = 29;
const FINISHED = WEEK + BEFORE;
/** Lunch and dinner, as minutes of the day. */
const TIMES = [
  12 * 60 + 14,
  18 * 60 + 32,
  19 * 60 + 47,
  13 * 60 + 5,
  20 * 60 + 21,
  18 * 60 + 58,
  21 * 60 + 9,
];

const accepted = (afterMinutes: number, promisedMinutes: number): Steps[number] => ({
  to: 'accepted',
  afterMinutes,
  promisedMinutes,
});

/** What is on the board now, and since how many minutes. */
const OPEN: [minutesAgo: number, guest: number, basket: number, steps: Steps][] = [
  [41, 3, 6, [accepted(2, 45), { to: 'preparing', afterMinutes: 6 }, { to: 'underway', afterMinutes: 32 }]],
  [28, 4, 2, [accepted(1, 25), { to: 'ready', afterMinutes: 24 }]],
  [17, 1, 1, [accepted(2, 40), { to: 'preparing', afterMinutes: 8 }]],
  [9, 10, 8, [accepted(1, 20)]],
  [3, 0, 3, []],
];

/** The orders of thirty days up to now, most of them of the last seven, the oldest first. */
export const demoOrders = (now: Date): DemoOrder[] => [
  ...Array.from({ length: FINISHED }, (_, index) => finished(index, now)),
  ...OPEN.map(([minutesAgo, guest, basket, steps]) => ({
    placedAt: new Date(now.getTime() - minutesAgo * MINUTE_MS),
    ...whoAndWhat(guest, basket),
    steps,
  })),
];

function finished(index: number, now: Date): DemoOrder {
  const daysAgo = daysAgoOf(index);
  const day = addDays(berlinClock(now).date, -daysAgo);
  const minute = (TIMES[index % TIMES.length] ?? 0) + (index % 4);
  return {
    placedAt: berlinInstant(day, minute, 'earlier'),
    ...whoAndWhat(index * 5, index * 3),
    steps: stepsOf(index),
  };
}

const daysAgoOf = (index: number): number =>
  index < BEFORE
    ? LONGEST_DAYS - Math.floor((index * (LONGEST_DAYS - DAYS - 2)) / (BEFORE - 1))
    : DAYS - Math.floor(((index - BEFORE) * DAYS) / WEEK);

/** Most went well; one was too many for the kitchen, and one guest thought better of it. */
function stepsOf(index: number): Steps {
  if (index === 11) return [{ to: 'rejected', afterMinutes: 3 }];
  if (index === 27) return [{ to: 'cancelled', afterMinutes: 1 }];
  return [
    accepted(1 + (index % 3), 25 + 5 * (index % 4)),
    { to: 'ready', afterMinutes: 21 + (index % 9) },
    { to: 'completed', afterMinutes: 34 + (index % 12) },
  ];
}

function whoAndWhat(guest: number, basket: number): Pick<DemoOrder, 'guest' | 'basket'> {
  const who = GUESTS[guest % GUESTS.length];
  const what = BASKETS[basket % BASKETS.length];
  if (!who || !what) throw new Error('Nobody orders nothing.');
  return { guest: who, basket: what };
}
