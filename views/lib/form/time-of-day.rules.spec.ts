import { expect, it } from '@jest/globals';
import { endIn, timeIn } from './time-of-day.rules';

it.each([
  ['11:30', '11:30'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  ['9h30', '09:30'],
  ['9 Uhr', '09:00'],
  ['9 Uhr 30', '09:30'],
  [' 23:59 ', '23:59'],
  ['0', '00:00'],
  ['24:00', null],
  ['12:60', null],
  ['12:5', null],
  ['halb neun', null],
  ['', null],
  ['12345', null],
])('"%s" is %s', (typed, time) => {
  expect(timeIn(typed)).toBe(time);
});

it.each([
  ['24:00', '24:00'],
  ['24', '24:00'],
  ['2400', '24:00'],
  ['24 Uhr', '24:00'],
  ['0', '00:00'],
  ['2', '02:00'],
  ['24:30', null],
  ['abc', null],
])('an end at "%s" is %s', (typed, time) => {
  expect(endIn(typed)).toBe(time);
});
