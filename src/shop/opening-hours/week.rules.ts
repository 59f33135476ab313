import { DAY_MINUTES, formatMinute, WEEKDAYS, type Weekday } from '../../shared/berlin-time.js';
import type { DayTimes, ShopTimes, TimeRange } from './opening-hours.types.js';

/** Minutes since midnight of the day it belongs to; the end may lie up to a day later. */
export interface Span {
  start: number;
  end: number;
}

const SHORT: Record<Weekday, string> = {
  monday: 'Mo',
  tuesday: 'Di',
  wednesday: 'Mi',
  thursday: 'Do',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'So',
};

/** '17:30' is 1050; null for what no clock shows. '24:00' is a time here. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return minute <= DAY_MINUTES ? minute : null;
}

/** An end at or before its start lies on the next day; null for a range nobody can read. */
export function spanOf({ from, to }: TimeRange): Span | null {
  const start = minuteOf(from);
  const end = minuteOf(to);
  if (start === null || end === null || start === DAY_MINUTES) return null;
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/** What is open in order of the clock, touching and overlapping ranges joined. */
export function spansOf(ranges: readonly TimeRange[]): Span[] {
  const spans = ranges.map(spanOf).filter((span) => span !== null);
  return spans.sort((a, b) => a.start - b.start).reduce(join, []);
}

/** For display. What would become longer than a day stays in two pieces, for no range can say it. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  return spansOf(ranges).flatMap(({ start, end }) =>
    end - start <= DAY_MINUTES
      ? [rangeOf({ start, end })]
      : [rangeOf({ start, end: DAY_MINUTES }), rangeOf({ start: 0, end: end - DAY_MINUTES })],
  );
}

export const rangesOf = ({ closed, ranges }: DayTimes): TimeRange[] => (closed ? [] : ranges);

/** '11:30–14:30, 17:30–22:00 Uhr' */
export function formatRanges(ranges: readonly TimeRange[]): string {
  const merged = mergeRanges(ranges);
  if (merged.length === 0) return 'geschlossen';
  if (merged.some(({ from, to }) => from === '00:00' && to === '24:00')) return 'durchgehend geöffnet';
  return `${merged.map(({ from, to }) => `${from}–${to}`).join(', ')} Uhr`;
}

export interface WeekLine {
  days: string;
  hours: string;
}

/** The week as it hangs at the door: 'Mo' 'Ruhetag', 'Di–Fr' '11:30–14:30, 17:30–22:00 Uhr'. */
export function weekLines(times: ShopTimes): WeekLine[] {
  const days = WEEKDAYS.map((day) => ({ day, hours: hoursOf(times[day]) }));
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const { day, hours } of days) {
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(({ first, last, hours }) => ({ days: daysText(first, last), hours }));
}

export const formatWeek = (times: ShopTimes): string =>
  weekLines(times)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('\n');

function hoursOf(day: DayTimes): string {
  const ranges = rangesOf(day);
  return spansOf(ranges).length === 0 ? 'Ruhetag' : formatRanges(ranges);
}

const daysText = (first: Weekday, last: Weekday): string =>
  first === last ? SHORT[first] : `${SHORT[first]}–${SHORT[last]}`;

function join(joined: Span[], { start, end }: Span): Span[] {
  const last = joined.at(-1);
  if (!last || start > last.end) return [...joined, { start, end }];
  return [...joined.slice(0, -1), { start: last.start, end: Math.max(last.end, end) }];
}

const rangeOf = ({ start, end }: Span): TimeRange => ({
  from: formatMinute(start),
  to: end === DAY_MINUTES ? '24:00' : formatMinute(end),
});
