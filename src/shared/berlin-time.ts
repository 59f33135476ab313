import { atFirstUse } from './at-first-use.js';
import type { Language } from './voice.types.js';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_SHORT: Record<Weekday, string> = {
  monday: 'Mo',
  tuesday: 'Di',
  wednesday: 'Mi',
  thursday: 'Do',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'So',
};

/** What the clock on a wall in Berlin shows: the day, and the minutes since its midnight. */
export interface WallClock {
  date: string;
  weekday: Weekday;
  minute: number;
}

export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1_440;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = DAY_MINUTES * MINUTE_MS;
const ZONE = 'Europe/Berlin';

export function berlinClock(at: Date): WallClock {
  const local = at.getTime() + offsetAt(at.getTime());
  const day = Math.floor(local / DAY_MS);
  return {
    date: dateOfDay(day),
    weekday: weekdayOfDay(day),
    minute: Math.floor((local - day * DAY_MS) / MINUTE_MS),
  };
}

/**
 * The instant at which the wall clock shows `minute` (1440 and more run into the next day). In the doubled hour of
 * autumn `prefer` decides; a time in the missing hour of spring moves forward by that hour.
 */
export function berlinInstant(date: string, minute: number, prefer: 'earlier' | 'later'): Date {
  const local = dayOfDate(date) * DAY_MS + minute * MINUTE_MS;
  const before = offsetAt(local - DAY_MS);
  const after = offsetAt(local + DAY_MS);
  const instants = [local - before, local - after].filter((at) => at + offsetAt(at) === local);
  if (instants.length === 0) return new Date(local - before);
  return new Date(prefer === 'earlier' ? Math.min(...instants) : Math.max(...instants));
}

export const addDays = (date: string, days: number): string => dateOfDay(dayOfDate(date) + days);

export const weekdayOf = (date: string): Weekday => weekdayOfDay(dayOfDate(date));

/** Days from the first date to the second; negative when the second lies before. */
export const daysBetween = (from: string, to: string): number => dayOfDate(to) - dayOfDate(from);

/** A day that is in the calendar, written as YYYY-MM-DD; 2026-02-30 is none. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(dayOfDate(text)) && addDays(text, 0) === text;

/** A moment as JSON writes it, '2026-11-20T16:00:00Z'; Invalid Date for a day that no calendar has. */
export const momentOf = (text: string): Date => new Date(isDate(text.slice(0, 10)) ? text : Number.NaN);

/** A day of which a restaurant may ask: dates of other centuries are slips of the finger. */
export const isDayOfThisCentury = (text: string): boolean => text.startsWith('20') && isDate(text);

/** '20.11.2026', in English '20 Nov 2026': figures alone would be read the American way. */
export const formatDate = (day: Date | string, language: Language = 'de'): string =>
  (language === 'de' ? FORMATS.date() : FORMATS.dateEn()).format(instantOf(day));

/** 'Freitag, 20. November 2026' */
export const formatLongDate = (day: Date | string): string => FORMATS.longDate().format(instantOf(day));

/** 'Fr., 20.11.' */
export const formatShortDay = (day: Date | string): string => FORMATS.shortDay().format(instantOf(day));

/** '14:05' */
export const formatTime = (at: Date): string => formatMinute(berlinClock(at).minute);

/** '20.11.2026, 14:05', in English '20 Nov 2026, 14:05' */
export const formatDateTime = (at: Date, language: Language = 'de'): string =>
  `${formatDate(at, language)}, ${formatTime(at)}`;

/** '20.11.2026, 14:05 Uhr', in English '20 Nov 2026, 14:05' */
export const formatMoment = (at: Date, language: Language): string =>
  `${formatDateTime(at, language)}${language === 'de' ? ' Uhr' : ''}`;

/** '14:05' for 845; minutes past midnight read as the next day's clock, so 1500 is '01:00'. */
export function formatMinute(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}

const format = (locale: string, options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  atFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options }));

const FORMATS = {
  date: format('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  dateEn: format('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  longDate: format('de-DE', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  shortDay: format('de-DE', { weekday: 'short', day: '2-digit', month: '2-digit' }),
};

const NOON = 720;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A day of the calendar, or an instant as it is or as it came in JSON. */
function instantOf(day: Date | string): Date {
  if (typeof day !== 'string') return day;
  return day.length > DAY_LENGTH ? new Date(day) : berlinInstant(day, NOON, 'earlier');
}

const PARTS = format('en-US', {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

const SUMMER_SINCE = 1996;

/**
 * Since 1996 summer time runs from the last Sunday of March to that of October, 1:00 UTC each. By hand, as the first question to
 * `Intl` holds up a phone longer than all it draws; the properties compare the two up to 2100.
 */
function offsetAt(at: number): number {
  const year = new Date(at).getUTCFullYear();
  if (year < SUMMER_SINCE) return askOffset(Math.floor(at / HOUR_MS) * HOUR_MS);
  if (year !== summer.year) summer = summerOf(year);
  return summer.from <= at && at < summer.to ? 2 * HOUR_MS : HOUR_MS;
}

const MARCH = 2;
const OCTOBER = 9;

const summerOf = (year: number) => ({
  year,
  from: lastSundayOf(year, MARCH),
  to: lastSundayOf(year, OCTOBER),
});

/** Of the year somebody asked for last, which is nearly always the one that is asked for next. */
let summer = summerOf(SUMMER_SINCE);

/** Both months have 31 days. */
function lastSundayOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

function askOffset(at: number): number {
  const parts = PARTS().formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour')) - at;
}

/** Days are counted from 1970-01-01, a Thursday. */
const weekdayOfDay = (day: number): Weekday => WEEKDAYS[(((day + 3) % 7) + 7) % 7]!;

const dayOfDate = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const pad = (value: number): string => String(value).padStart(2, '0');
