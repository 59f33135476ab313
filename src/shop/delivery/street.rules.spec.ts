import { expect, jest, test } from '@jest/globals';
import { isInStreet } from './street.rules.js';

test.each([
  ['Hallesche Straße', 'hallesche str.', ''],
  ['Hallesche Straße', 'Hallesche Straße', '12'],
  ['Hallesche Straße', 'Hallesche Str. 12', ''],
  ['Hallesche Straße', 'Hallesche Str 12a', ''],
  ['Hallesche Straße', 'Hallesche Straße 12 a, Hinterhaus', ''],
  ['Hallesche Straße', 'Hallesche Straße 12-14', ''],
  ['Hallesche Straße', 'Hallesche Strasse12', ''],
  ['Hallesche Straße', 'hallesche str.12', ''],
  ['Hallesche Straße', 'Halle\u00ADsche\u200B Straße 12', ''],
  ['Hallesche Straße 5a', 'Hallesche Straße', '5a'],
  ['Hallesche Straße 5a', 'Hallesche Str. 5A, Hof', ''],
  ['Straße des 17. Juni', 'Straße des 17. Juni 135', ''],
  ['Straße 45', 'Straße 45', '2'],
])('%s holds %s %s', (street, written, houseNo) => {
  expect(isInStreet({ street: written, houseNo }, ['Ufer', street])).toBe(true);
});

test.each([
  ['Hallesche Straße', 'Hallesches Ufer 12', ''],
  ['Hallesche Straße 5', 'Hallesche Straße', '52'],
  ['Hallesche Straße 5', 'Hallesche Straße 52', ''],
  ['Straße 45', 'Straße 46', ''],
  ['', '', ''],
])('%s does not hold %s %s', (street, written, houseNo) => {
  expect(isInStreet({ street: written, houseNo }, ['Ufer', street])).toBe(false);
});

test('a street of forty numbers costs hardly more than another, however many are excluded', () => {
  const excluded = Array.from({ length: 500 }, (_, at) => `Weg ${at}`);
  const reading = jest.spyOn(String.prototype, 'normalize');
  expect(isInStreet({ street: '1 '.repeat(40) }, excluded)).toBe(false);
  const read = reading.mock.calls.length;
  reading.mockRestore();
  expect(read).toBeLessThan(530);
});
