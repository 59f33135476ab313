import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  berlinClock,
  berlinInstant,
  daysBetween,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMinute,
  formatMoment,
  formatShortDay,
  formatTime,
  isDate,
  momentOf,
  weekdayOf,
} from './berlin-time.js';

const iso = (date: string, minute: number, prefer: 'earlier' | 'later' = 'earlier') =>
  berlinInstant(date, minute, prefer).toISOString();

describe('the clock on the wall in Berlin', () => {
  test.each([
    ['2026-11-20T11:00:00Z', '2026-11-20', 'friday', 720],
    ['2026-07-01T22:30:00Z', '2026-07-02', 'thursday', 30],
    ['2026-11-20T23:30:00Z', '2026-11-21', 'saturday', 30],
    ['2026-10-25T00:30:00Z', '2026-10-25', 'sunday', 150],
    ['2026-10-25T01:30:00Z', '2026-10-25', 'sunday', 150],
    ['2027-03-28T00:59:59Z', '2027-03-28', 'sunday', 119],
    ['2027-03-28T01:00:00Z', '2027-03-28', 'sunday', 180],
    ['2028-02-29T12:00:00Z', '2028-02-29', 'tuesday', 780],
  ])('%s', (at, date, weekday, minute) => {
    expect(berlinClock(new Date(at))).toEqual({ date, weekday, minute });
  });
});

describe('from the wall back to the instant', () => {
  test('reads winter in winter and summer in summer', () => {
    expect(iso('2026-11-20', 720)).toBe('2026-11-20T11:00:00.000Z');
    expect(iso('2026-07-01', 720)).toBe('2026-07-01T10:00:00.000Z');
  });

  test('in the doubled hour the caller says which', () => {
    expect(iso('2026-10-25', 150, 'earlier')).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2026-10-25', 150, 'later')).toBe('2026-10-25T01:30:00.000Z');
    expect(iso('2026-10-25', 120, 'later')).toBe('2026-10-25T01:00:00.000Z');
    expect(iso('2026-10-25', 180, 'earlier')).toBe('2026-10-25T02:00:00.000Z');
  });

  test('a time in the missing hour moves forward by that hour', () => {
    expect(iso('2027-03-28', 150)).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2027-03-28', 120, 'later')).toBe('2027-03-28T01:00:00.000Z');
    expect(iso('2027-03-28', 180)).toBe('2027-03-28T01:00:00.000Z');
  });

  test('minutes beyond midnight belong to the next day', () => {
    expect(iso('2026-10-24', 27 * 60)).toBe('2026-10-25T02:00:00.000Z');
    expect(iso('2026-12-31', 1_440)).toBe('2026-12-31T23:00:00.000Z');
  });
});

test('days are counted on the calendar', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28');
  expect(weekdayOf('1969-12-31')).toBe('wednesday');
  expect(daysBetween('2026-11-20', '2026-12-24')).toBe(34);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['20.11.2026', false],
  ['', false],
])('%s is a day: %p', (text, valid) => {
  expect(isDate(text)).toBe(valid);
  expect(Number.isFinite(momentOf(`${text}T17:00:00Z`).getTime())).toBe(valid);
});

test('dates read as Germans write them', () => {
  const at = new Date('2026-11-20T13:05:00Z');
  expect(formatDate(at)).toBe('20.11.2026');
  expect(formatLongDate(at)).toBe('Freitag, 20. November 2026');
  expect(formatShortDay(at)).toBe('Fr., 20.11.');
  expect(formatTime(at)).toBe('14:05');
  expect(formatDateTime(new Date('2026-11-20T23:30:00Z'))).toBe('21.11.2026, 00:30');
  expect(formatDateTime(new Date('2026-11-20T23:30:00Z'), 'en')).toBe('21 Nov 2026, 00:30');
  expect([formatMoment(at, 'de'), formatMoment(at, 'en')]).toEqual([
    '20.11.2026, 14:05 Uhr',
    '20 Nov 2026, 14:05',
  ]);
  expect([formatDate('2026-03-01'), formatShortDay('2026-03-01')]).toEqual(['01.03.2026', 'So., 01.03.']);
  // Instants come as text in JSON.
  expect(formatDate('2026-12-31T23:00:00.000Z')).toBe('01.01.2027');
  expect([formatMinute(845), formatMinute(1_500), formatMinute(1_440)]).toEqual(['14:05', '01:00', '00:00']);
});
