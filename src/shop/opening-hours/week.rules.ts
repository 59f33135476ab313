import {
  DAY_MINUTES,
  formatMinute,
  WEEKDAY_SHORT,
  WEEKDAYS,
  type Weekday,
} from '../../shared/berlin-time.js';
import type { Language } from '../../shared/voice.types.js';
import type { DayTimes, ShopTimes, TimeRange } from './opening-hours.types.js';

/** Minutes since midnight of the day it belongs to; the end may lie up to a day later. */
export interface Span {
  start: number;
  end: number;
}

interface Words {
  days: Record<Weekday, string>;
  dayOff: string;
  closed: string;
  allDay: string;
  clock: (times: string) => string;
}

const WORDS: Record<Language, Words> = {
  de: {
    days: WEEKDAY_SHORT,
    dayOff: 'Ruhetag',
    closed: 'geschlossen',
    allDay: 'durchgehend geöffnet',
    clock: (times) => `${times} Uhr`,
  },
  en: {
    days: {
      monday: 'Mon',
      tuesday: 'Tue',
      wednesday: 'Wed',
      thursday: 'Thu',
      friday: 'Fri',
      saturday: 'Sat',
      sunday: 'Sun',
    },
    dayOff: 'closed',
    closed: 'closed',
    allDay: 'open around the clock',
    clock: (times) => times,
  },
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
export function formatRanges(ranges: readonly TimeRange[], language: Language = 'de'): string {
  const { closed, allDay, clock } = WORDS[language];
  const merged = mergeRanges(ranges);
  if (merged.length === 0) return closed;
  if (merged.some(({ from, to }) => from === '00:00' && to === '24:00')) return allDay;
  return clock(merged.map(({ from, to }) => `${from}–${to}`).join(', '));
}

export interface WeekLine {
  days: string;
  hours: string;
  isOff: boolean;
}

/** The week as it hangs at the door: 'Mo' 'Ruhetag', 'Di–Fr' '11:30–14:30, 17:30–22:00 Uhr'. */
export function weekLines(times: ShopTimes, language: Language = 'de'): WeekLine[] {
  const words = WORDS[language];
  const days = WEEKDAYS.map((day) => ({ day, hours: hoursOf(times[day], language) }));
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const { day, hours } of days) {
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? words.days[first] : `${words.days[first]}–${words.days[last]}`,
    hours,
    isOff: hours === words.dayOff,
  }));
}

export const formatWeek = (times: ShopTimes): string =>
  weekLines(times)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join('\n');

function hoursOf(day: DayTimes, language: Language): string {
  const ranges = rangesOf(day);
  return spansOf(ranges).length === 0 ? WORDS[language].dayOff : formatRanges(ranges, language);
}

function join(joined: Span[], { start, end }: Span): Span[] {
  const last = joined.at(-1);
  if (!last || start > last.end) return [...joined, { start, end }];
  return [...joined.slice(0, -1), { start: last.start, end: Math.max(last.end, end) }];
}

const rangeOf = ({ start, end }: Span): TimeRange => ({
  from: formatMinute(start),
  to: end === DAY_MINUTES ? '24:00' : formatMinute(end),
});
