import {
  addDays,
  berlinClock,
  berlinInstant,
  daysBetween,
  formatDate,
  formatLongDate,
  formatShortDay,
  formatTime,
  WEEKDAYS,
  weekdayOf,
} from '../../../shared/berlin-time.js';
import type { Period, Span } from './day.types.js';

const MONTHS = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli'],
  ...['August', 'September', 'Oktober', 'November', 'Dezember'],
];

/** The day, or the week from Monday on, or the month it lies in. */
export function periodOf(day: string, span: Span): Period {
  if (span === 'day') return { from: day, to: day };
  if (span === 'week') {
    const from = addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(nextMonth(from), -1) };
}

/** A day beside the same weekday, a week beside the one before, a month beside its predecessor. */
export function periodBefore({ from }: Period, span: Span): Period {
  if (span === 'month') return periodOf(addDays(from, -1), 'month');
  return periodOf(addDays(from, -7), span);
}

/** As much of a time before as has passed of one that is running. */
export interface Stretch extends Period {
  /** Orders after that do not count. */
  until: Date;
}

/** null: the time that is looked at is over, and is held against a whole one. */
export function stretchBefore(period: Period, earlier: Period, today: string, now: Date): Stretch | null {
  if (today > period.to || today < period.from) return null;
  const passed = addDays(earlier.from, daysBetween(period.from, today));
  // February has no 30th: by then all of it has passed.
  if (passed > earlier.to) return null;
  const { date, minute } = berlinClock(now);
  const until = berlinInstant(addDays(passed, daysBetween(today, date)), minute, 'later');
  return { from: earlier.from, to: passed, until };
}

/** Where the arrows lead. */
export const neighbours = ({ from, to }: Period, span: Span): { before: string; after: string } => ({
  before: span === 'day' ? addDays(from, -1) : periodOf(addDays(from, -1), span).from,
  after: addDays(to, 1),
});

export function periodText({ from, to }: Period, span: Span): string {
  if (span === 'day') return formatLongDate(from);
  if (span === 'week') return `${formatDate(from)} bis ${formatDate(to)}`;
  return `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`;
}

/** What the figures are compared with, after 'zum' or 'zur'; of a running time how far. */
export function comparedText(span: Span, { from }: Period, stretch: Stretch | null): string {
  const whole = {
    day: `zum ${formatDate(from).slice(0, 6)}`,
    week: 'zur Vorwoche',
    month: `zum ${MONTHS[Number(from.slice(5, 7)) - 1]}`,
  }[span];
  if (!stretch) return whole;
  const time = `${formatTime(stretch.until)} Uhr`;
  return span === 'day' ? `${whole} bis ${time}` : `${whole} bis ${formatShortDay(stretch.to)}, ${time}`;
}

const nextMonth = (first: string): string => `${addDays(first, 31).slice(0, 7)}-01`;
