import { describe, expect, test } from '@jest/globals';
import { sameTimesDaily } from './opening-defaults.rules.js';
import { aRestaurant, day } from './opening-hours.vectors.js';
import { formatRanges, formatWeek, mergeRanges, minuteOf, spanOf, weekLines } from './week.rules.js';

const merged = (ranges: string) =>
  mergeRanges(day(ranges).ranges)
    .map(({ from, to }) => `${from}-${to}`)
    .join(' ');

test.each([
  ['00:00', 0],
  ['17:30', 1_050],
  ['24:00', 1_440],
  ['24:01', null],
  ['7:30', null],
  ['12:60', null],
  ['', null],
])('%p on the clock is minute %p', (time, minute) => {
  expect(minuteOf(time)).toBe(minute);
});

test('an end at or before its start lies on the next day', () => {
  expect(spanOf({ from: '17:30', to: '03:00' })).toEqual({ start: 1_050, end: 1_620 });
  expect(spanOf({ from: '00:00', to: '24:00' })).toEqual({ start: 0, end: 1_440 });
  expect(spanOf({ from: '24:00', to: '03:00' })).toBeNull();
});

describe('ranges that touch are one range to the reader', () => {
  test.each([
    ['11:00-14:00 14:00-17:00', '11:00-17:00'],
    ['17:30-22:00 11:30-14:30', '11:30-14:30 17:30-22:00'],
    ['11:00-15:00 14:00-16:00 15:30-15:45', '11:00-16:00'],
    ['18:00-24:00', '18:00-24:00'],
    ['18:00-00:00', '18:00-24:00'],
    ['18:00-23:00 23:00-03:00', '18:00-03:00'],
    ['00:00-20:00 18:00-06:00', '00:00-24:00 00:00-06:00'],
    ['', ''],
  ])('%s reads %s', (ranges, text) => {
    expect(merged(ranges)).toBe(text);
  });
});

test('the week reads as on the door', () => {
  expect(formatWeek(aRestaurant().shopTimes)).toBe(
    'Mo Ruhetag\nDi–Fr 11:30–14:30, 17:30–22:00 Uhr\nSa 17:30–03:00 Uhr\nSo 12:00–22:00 Uhr',
  );
  expect(formatWeek(sameTimesDaily(day('00:00-24:00').ranges))).toBe('Mo–So durchgehend geöffnet');
  expect(formatWeek(sameTimesDaily([]))).toBe('Mo–So Ruhetag');
  expect(formatRanges([])).toBe('geschlossen');
});

test('a closed day keeps its ranges without showing them', () => {
  const { shopTimes } = aRestaurant();
  const week = { ...shopTimes, sunday: { ...shopTimes.sunday, closed: true } };
  expect(formatWeek(week)).toContain('So Ruhetag');
});

test('a guest who reads English reads the same week', () => {
  const lines = weekLines(aRestaurant().shopTimes, 'en').map(({ days, hours }) => `${days} ${hours}`);
  expect(lines).toEqual([
    'Mon closed',
    'Tue–Fri 11:30–14:30, 17:30–22:00',
    'Sat 17:30–03:00',
    'Sun 12:00–22:00',
  ]);
  const [daily] = weekLines(sameTimesDaily(day('00:00-24:00').ranges), 'en');
  expect(daily?.hours).toBe('open around the clock');
});
