import { MINUTE_MS } from '../../../shared/berlin-time.js';
import type { Cents } from '../../../shared/money.js';
import { moveTo } from '../happening.rules.js';
import type { Order } from '../order.types.js';
import type { DayFigures } from '../order.view.js';
import type { COUNTED_SUMS } from './day-figures.types.js';

type Sums = Pick<Order['sums'], (typeof COUNTED_SUMS)[number]>;
type Trial = { payment?: Pick<Order['payment'], 'test'> };
type Counted = Pick<Order, 'state' | 'placedAt' | 'events'> & Trial & { sums: Sums };

const AVERAGED = 50;
const NOTHING: readonly string[] = ['rejected', 'cancelled', 'awaitPayment'];

/** The latest orders come first. Orders ahead say nothing about how quick the kitchen is. */
export function figuresOf(orders: readonly (Counted & Pick<Order, 'wantedAt'>)[]): DayFigures {
  const counted = orders.filter((order) => !NOTHING.includes(order.state) && !isTrial(order));
  const minutes = counted.flatMap(minutesToReady).slice(0, AVERAGED);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    orders: counted.length,
    turnoverCents: sum(counted.map(({ sums }) => turnoverOf(sums))),
    minutesToReady: minutes.length > 0 ? Math.round(sum(minutes) / minutes.length) : null,
  };
}

/** Test keys move no money: what was ordered with them was tried out and not sold. */
export const isTrial = ({ payment }: Trial): boolean => payment?.test === true;

/** A voucher pays, it takes nothing off: what was sold with it is turnover when it is redeemed. A tip to the staff never is. */
export const turnoverOf = ({ payableCents, voucherCents, ...tip }: Sums): Cents =>
  payableCents + voucherCents - staffTipOf(tip);

/** A tip to the owner is taxed, and split by rates for that. */
export const staffTipOf = ({ tipCents, tipSplit }: Pick<Sums, 'tipCents' | 'tipSplit'>): Cents =>
  tipSplit.length === 0 ? tipCents : 0;

function minutesToReady({ placedAt, wantedAt, events }: Counted & Pick<Order, 'wantedAt'>): number[] {
  const ready = moveTo(events, 'ready') ?? moveTo(events, 'underway');
  return ready && !wantedAt ? [(ready.at.getTime() - placedAt.getTime()) / MINUTE_MS] : [];
}
