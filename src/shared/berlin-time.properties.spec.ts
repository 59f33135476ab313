import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  berlinClock,
  berlinInstant,
  daysBetween,
  formatDateTime,
  isDate,
  weekdayOf,
} from './berlin-time.js';

const INTL = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const GERMAN = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const years = { min: Date.UTC(1980, 0, 1), max: Date.UTC(2100, 0, 1) };
const instant = fc.integer(years).map((at) => new Date(at));

/** Most moments are dull, so half of the cases fall within a day of a clock change. */
const changes = [Date.UTC(2026, 9, 25, 1), Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 9, 31, 1)];
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -86_400_000, max: 86_400_000 }))
  .map(([change, shift]) => new Date(change + shift));
const moment = fc.oneof(instant, nearChange);
const day = moment.map((at) => berlinClock(at).date);

function askIntl(at: Date) {
  const parts = Object.fromEntries(INTL.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: parts.weekday?.toLowerCase(),
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

test('the quick clock shows what Intl shows', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(berlinClock(at)).toEqual(askIntl(at));
      expect(formatDateTime(at)).toBe(GERMAN.format(at));
    }),
    { numRuns: 3_000 },
  );
});

test('from the instant to the wall and back is the same minute', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const { date, minute } = berlinClock(at);
      const back = (['earlier', 'later'] as const).map((prefer) =>
        berlinInstant(date, minute, prefer).getTime(),
      );
      expect(back).toContain(Math.floor(at.getTime() / 60_000) * 60_000);
    }),
    { numRuns: 1_000 },
  );
});

test('a later time on the wall is never an earlier instant, except across the missing hour', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2_800 }), (date, minute) => {
      const now = berlinInstant(date, minute, 'later').getTime();
      const next = berlinInstant(date, minute + 1, 'later').getTime();
      const missing = berlinClock(new Date(now)).minute !== minute % 1_440;
      expect(missing || next > now).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('counting days forth and back returns', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), (date, days) => {
      const other = addDays(date, days);
      expect(daysBetween(date, other)).toBe(days);
      expect(addDays(other, -days)).toBe(date);
      expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
      expect(isDate(other)).toBe(true);
    }),
  );
});

test('no text makes the calendar throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
      expect(typeof isDate(text)).toBe('boolean');
    }),
  );
});
