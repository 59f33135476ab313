import {
  addDays,
  daysBetween,
  formatShortDay,
  WEEKDAY_SHORT,
  WEEKDAYS,
  weekdayOf,
} from '../../../../../src/shared/berlin-time';
import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { Bar, DayPage } from '../../../../../src/shop/history/day/day.view';
import { FIRST_HOUR, placeOfHour } from '../../../../../src/shop/history/day/hours.rules';

/** One place of an axis: what happened there, and what had happened there in the time before. */
export interface Slot {
  label: string;
  /** As it stands in a table: '18 bis 19 Uhr'. */
  name: string;
  now: SlotSum;
  before: SlotSum;
}

export interface SlotSum {
  orders: Record<Fulfilment, number>;
  count: number;
  cents: number;
  minutesToReady: number | null;
  minutesPromised: number | null;
}

type Page = Pick<DayPage, 'span' | 'period' | 'figures' | 'earlier' | 'earlierFrom'>;

/** Every hour between the first order and the last, whichever of both times it came in. */
export function hoursOf({ figures, earlier }: Pick<Page, 'figures' | 'earlier'>): Slot[] {
  const used = [...figures.hours, ...earlier.hours].map(({ key }) => placeOfHour(Number(key)));
  if (used.length === 0) return [];
  const first = Math.min(...used);
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, i) => {
    const hour = (first + i + FIRST_HOUR) % 24;
    return slot(
      `${hour}`,
      `${hour} bis ${(hour + 1) % 24} Uhr`,
      byKey(figures.hours, `${hour}`),
      byKey(earlier.hours, `${hour}`),
    );
  });
}

/** Every day of the week or the month, beside the one in the same place of the time before. */
export function daysOf({ span, period, figures, earlier, earlierFrom }: Page): Slot[] {
  return Array.from({ length: daysBetween(period.from, period.to) + 1 }, (_, i) => {
    const day = addDays(period.from, i);
    const label = span === 'week' ? WEEKDAY_SHORT[weekdayOf(day)] : `${Number(day.slice(8))}`;
    return slot(
      label,
      formatShortDay(day),
      byKey(figures.days, day),
      byKey(earlier.days, addDays(earlierFrom, i)),
    );
  });
}

/** All Mondays of a month together, and so on. */
export const weekdaysOf = ({ figures, earlier }: Pick<Page, 'figures' | 'earlier'>): Slot[] =>
  WEEKDAYS.map((weekday) => {
    const of = (bars: readonly Bar[]) => bars.filter(({ key }) => weekdayOf(key) === weekday);
    return slot(WEEKDAY_SHORT[weekday], WEEKDAY_SHORT[weekday], of(figures.days), of(earlier.days));
  });

const byKey = (bars: readonly Bar[], key: string): Bar[] => bars.filter((bar) => bar.key === key);

const slot = (label: string, name: string, now: readonly Bar[], before: readonly Bar[]): Slot => ({
  label,
  name,
  now: sumOf(now),
  before: sumOf(before),
});

function sumOf(bars: readonly Bar[]): SlotSum {
  const orders = { delivery: 0, pickup: 0, table: 0 };
  for (const bar of bars) {
    orders.delivery += bar.orders.delivery;
    orders.pickup += bar.orders.pickup;
    orders.table += bar.orders.table;
  }
  return {
    orders,
    count: orders.delivery + orders.pickup + orders.table,
    cents: bars.reduce((sum, { cents }) => sum + cents, 0),
    minutesToReady: bars.length === 1 ? bars[0]!.minutesToReady : null,
    minutesPromised: bars.length === 1 ? bars[0]!.minutesPromised : null,
  };
}
