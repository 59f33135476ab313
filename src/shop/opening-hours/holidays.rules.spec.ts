import { describe, expect, test } from '@jest/globals';
import { easterSunday, holidayOn, holidaysOf } from './holidays.rules.js';
import type { Land } from './holidays.types.js';
import { HOLIDAY_VECTORS } from './holidays.vectors.js';

const cases = Object.entries(HOLIDAY_VECTORS).flatMap(([year, laender]) =>
  Object.entries(laender).map(([land, days]) => [Number(year), land as Land, days] as const),
);
const daysOf = (year: number, land: Land) => holidaysOf(year, land).map(({ date }) => date.slice(5));

test.each(cases)('in %d %s rests on the days of its calendar', (year, land, days) => {
  expect(daysOf(year, land)).toEqual(days.split(' '));
});

test.each([
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('Easter %d is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

describe('what holds in one Land only', () => {
  test.each([
    ['2026-11-18', 'SN', 'Buß- und Bettag'],
    ['2027-11-17', 'SN', 'Buß- und Bettag'],
    ['2026-11-18', 'BY', null],
    ['2026-09-20', 'TH', 'Weltkindertag'],
    ['2026-08-15', 'SL', 'Mariä Himmelfahrt'],
    ['2026-08-15', 'BY', null],
    ['2026-06-04', 'NW', 'Fronleichnam'],
    ['2026-06-04', 'TH', null],
    ['2026-10-31', 'NI', 'Reformationstag'],
    ['2026-11-01', 'RP', 'Allerheiligen'],
    ['2022-03-08', 'MV', null],
    ['2023-03-08', 'MV', 'Internationaler Frauentag'],
    ['2028-06-17', 'BE', 'Jahrestag des Volksaufstandes'],
    ['2025-05-08', 'BE', 'Tag der Befreiung'],
    ['2026-05-08', 'BE', null],
    ['2026-12-24', 'BE', null],
    ['2026-12-31', 'BE', null],
  ] as const)('%s in %s: %s', (date, land, name) => {
    expect(holidayOn(date, land)?.name ?? null).toBe(name);
  });

  test('a municipality has its own when the operator says so', () => {
    expect(holidayOn('2026-08-15', 'BY', ['assumption'])?.key).toBe('assumption');
    expect(holidayOn('2026-08-08', 'BY', ['augsburg'])?.key).toBe('peaceFestival');
    expect(holidayOn('2026-08-08', 'BW', ['augsburg'])).toBeNull();
    expect(holidayOn('2026-06-04', 'SN', ['corpusChristi'])?.key).toBe('corpusChristi');
    expect(holidayOn('2026-06-04', 'BE', ['corpusChristi'])).toBeNull();
  });
});
