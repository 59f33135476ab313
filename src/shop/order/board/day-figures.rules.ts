import { MINUTE_MS } from '../../../shared/berlin-time.js';
import { moveTo } from '../happening.rules.js';
import type { Order } from '../order.types.js';
import type { DayFigures } from '../order.view.js';

type Counted = Pick<Order, 'state' | 'placedAt' | 'events'> & { sums: Pick<Order['sums'], 'payableCents'> };

const AVERAGED = 50;
const NOTHING: readonly string[] = ['rejected', 'cancelled', 'awaitPayment'];

/** The latest orders come first. Orders ahead say nothing about how quick the kitchen is. */
export function figuresOf(orders: readonly (Counted & Pick<Order, 'wantedAt'>)[]): DayFigures {
  const counted = orders.filter(({ state }) => !NOTHING.includes(state));
  const minutes = counted.flatMap(minutesToReady).slice(0, AVERAGED);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    orders: counted.length,
    turnoverCents: sum(counted.map(({ sums }) => sums.payableCents)),
    minutesToReady: minutes.length > 0 ? Math.round(sum(minutes) / minutes.length) : null,
  };
}

function minutesToReady({ placedAt, wantedAt, events }: Counted & Pick<Order, 'wantedAt'>): number[] {
  const ready = moveTo(events, 'ready') ?? moveTo(events, 'underway');
  return ready && !wantedAt ? [(ready.at.getTime() - placedAt.getTime()) / MINUTE_MS] : [];
}
