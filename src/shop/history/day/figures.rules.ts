import { berlinClock } from '../../../shared/berlin-time.js';
import { FULFILMENTS } from '../../../shared/fulfilment.types.js';
import { PAYMENT_METHODS } from '../../basket/basket.types.js';
import { isTrial, staffTipOf, turnoverOf } from '../../order/board/day-figures.rules.js';
import type { OrderOutline } from '../../order/history/history.types.js';
import type { Order } from '../../order/order.types.js';
import { STATE_LABEL } from '../../order/order.view.js';
import type { VatGroup } from '../../pricing/pricing.types.js';
import { isLate, minutesPromised, minutesToAccept, minutesToReady, reasonOf } from '../history-row.rules.js';
import type { Bar, Figures, Share } from './day.view.js';
import { placeOfHour } from './hours.rules.js';
import { onlineRefundedOf, onlineTally } from './online.rules.js';

const MOST_DISHES = 12;

/** A sum that grows by one order at a time, so that a month of them need not be in memory. */
export interface Tally {
  add: (order: Order) => void;
  figures: () => Figures;
}

export function tally(): Tally {
  const brief = briefTally();
  const total = {
    promised: 0,
    staffTipCents: 0,
    discountCents: 0,
    voucherCents: 0,
    refundedCents: 0,
  };
  const accepting = mean();
  const cooking = mean();
  const vat = new Map<number, VatGroup>();
  const hours = new Map<string, Growing>();
  const days = new Map<string, Growing>();
  const ways = sharesOf(FULFILMENTS);
  const payments = sharesOf(PAYMENT_METHODS);
  const online = onlineTally();
  const dishes = new Map<string, { quantity: number; cents: number }>();
  const lost = new Map<string, { count: number; cents: number }>();

  function add(order: Order): void {
    if (isTrial(order)) return;
    const { sums, payment, fulfilment, businessDay, placedAt } = order;
    const cents = turnoverOf(sums);
    online.add(order);
    brief.add(order);
    if (isLost(order)) {
      grow(lost, lossOf(order), { count: 1, cents }, addUp);
      return;
    }
    total.staffTipCents += staffTipOf(sums);
    total.discountCents += sums.discountCents;
    total.voucherCents += sums.voucherCents;
    total.refundedCents += onlineRefundedOf(order);
    for (const group of sums.groups) grow(vat, group.rate, { ...group }, addGroups);
    for (const { name, quantity, grossCents, discountCents } of order.lines)
      grow(dishes, name, { quantity, cents: grossCents - discountCents }, addUp);
    ways.add(fulfilment, cents);
    payments.add(payment.way, sums.payableCents);

    const toReady = minutesToReady(order);
    accepting.add(minutesToAccept(order));
    cooking.add(toReady);
    if (isMeasured(order)) total.promised += 1;
    addBar(hours, `${Math.floor(berlinClock(placedAt).minute / 60)}`, order);
    addBar(days, businessDay, order);
  }

  const figures = (): Figures => ({
    ...total,
    ...brief.figures(),
    averageCents: averageOf(brief.figures()),
    minutesToAccept: accepting.value(),
    minutesToReady: cooking.value(),
    vat: [...vat.values()].sort((a, b) => b.rate - a.rate),
    hours: barsOf(hours, (a, b) => placeOfHour(Number(a.key)) - placeOfHour(Number(b.key))),
    days: barsOf(days, (a, b) => a.key.localeCompare(b.key)),
    ways: ways.list(),
    payments: payments.list(),
    online: online.list(),
    dishes: [...dishes]
      .map(([name, sum]) => ({ name, ...sum }))
      .sort((a, b) => b.quantity - a.quantity || b.cents - a.cents || a.name.localeCompare(b.name, 'de'))
      .slice(0, MOST_DISHES),
    lost: [...lost].map(([label, sum]) => ({ label, ...sum })).sort((a, b) => b.count - a.count),
  });

  return { add, figures };
}

/** The few figures above the list of orders, for which nobody needs to read what was ordered. */
export function briefTally() {
  const total = { orders: 0, turnoverCents: 0, late: 0 };
  const add = (order: OrderOutline): void => {
    if (isLost(order) || isTrial(order)) return;
    total.orders += 1;
    total.turnoverCents += turnoverOf(order.sums);
    if (isMeasured(order) && isLate(order)) total.late += 1;
  };
  return { add, figures: () => ({ ...total }) };
}

/** Somebody was promised a time, and it can be held against another. */
const isMeasured = (order: OrderOutline): boolean =>
  minutesToReady(order) !== null && order.promisedAt !== null;

const averageOf = ({ orders, turnoverCents }: { orders: number; turnoverCents: number }): number | null =>
  orders > 0 ? Math.round(turnoverCents / orders) : null;

function addBar(bars: Map<string, Growing>, key: string, order: Order): void {
  const toReady = minutesToReady(order);
  const bar = bars.get(key) ?? emptyBar();
  bars.set(key, bar);
  bar.orders[order.fulfilment] += 1;
  bar.cents += turnoverOf(order.sums);
  bar.cooking.add(toReady);
  // Of the same orders, so that both lines speak of the same.
  if (toReady !== null) bar.promising.add(minutesPromised(order));
}

export function figuresOf(orders: Iterable<Order>): Figures {
  const sum = tally();
  for (const order of orders) sum.add(order);
  return sum.figures();
}

type Growing = Omit<Bar, 'key' | 'minutesToReady' | 'minutesPromised'> & {
  cooking: ReturnType<typeof mean>;
  promising: ReturnType<typeof mean>;
};

const LOST: readonly string[] = ['rejected', 'cancelled', 'awaitPayment'];
const isLost = ({ state }: OrderOutline): boolean => LOST.includes(state);

const lossOf = (order: Order): string =>
  [STATE_LABEL[order.state], reasonOf(order)].filter(Boolean).join(': ');

const emptyBar = (): Growing => ({
  orders: { delivery: 0, pickup: 0, table: 0 },
  cents: 0,
  cooking: mean(),
  promising: mean(),
});

const barsOf = (bars: Map<string, Growing>, order: (a: Bar, b: Bar) => number): Bar[] =>
  [...bars]
    .map(([key, { cooking, promising, ...bar }]) => ({
      key,
      ...bar,
      minutesToReady: cooking.value(),
      minutesPromised: promising.value(),
    }))
    .sort(order);

/** Whole minutes on average; null is not counted. */
function mean() {
  let sum = 0;
  let count = 0;
  return {
    add: (value: number | null) => {
      if (value === null) return;
      sum += value;
      count += 1;
    },
    value: () => (count > 0 ? Math.round(sum / count) : null),
  };
}

function sharesOf<T extends string>(keys: readonly T[]) {
  const shares = new Map<T, Share<T>>(keys.map((key) => [key, { key, orders: 0, cents: 0 }]));
  return {
    add: (key: T, cents: number) => {
      const share = shares.get(key);
      if (!share) return;
      share.orders += 1;
      share.cents += cents;
    },
    list: () => [...shares.values()].filter(({ orders }) => orders > 0),
  };
}

function grow<K, V>(sums: Map<K, V>, key: K, more: V, add: (a: V, b: V) => V): void {
  const there = sums.get(key);
  sums.set(key, there ? add(there, more) : more);
}

function addUp<T extends Record<string, number>>(a: T, b: T): T {
  return Object.fromEntries(Object.keys(a).map((name) => [name, a[name]! + b[name]!])) as T;
}

const addGroups = (a: VatGroup, b: VatGroup): VatGroup => ({
  rate: a.rate,
  grossCents: a.grossCents + b.grossCents,
  netCents: a.netCents + b.netCents,
  vatCents: a.vatCents + b.vatCents,
});
