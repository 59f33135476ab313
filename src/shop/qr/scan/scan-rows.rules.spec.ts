import { expect, it } from '@jest/globals';
import { scanRowsOf, scanSums, scansByDay, scansSince } from './scan-rows.rules.js';

const TODAY = '2026-11-24';
const SCANS = [
  { target: 'shop', day: TODAY, count: 2 },
  { target: 'shop', day: '2026-11-18', count: 3 },
  { target: 'shop', day: '2026-11-17', count: 5 },
  { target: 'table gone', day: '2026-10-26', count: 20 },
];

it('counts today, seven days and thirty', () => {
  expect(scanSums(SCANS, TODAY).get('shop')).toEqual({ today: 2, week: 5, month: 10 });
});

it('has a number for each of thirty days', () => {
  const days = scansByDay(SCANS, TODAY);
  expect([days.length, days[0], days.at(-1)]).toEqual([
    30,
    { day: scansSince(TODAY), count: 20 },
    { day: TODAY, count: 2 },
  ]);
});

it('names what is there, and keeps the number of what is not', () => {
  const nothing = { tables: [], categories: [], dishes: [], discounts: [] };
  expect(scanRowsOf(scanSums(SCANS, TODAY), nothing).map(({ name, month }) => [name, month])).toEqual([
    ['Gibt es nicht mehr', 20],
    ['Shop', 10],
  ]);
});
