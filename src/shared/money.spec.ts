import { describe, expect, test } from '@jest/globals';
import {
  allocate,
  formatCents,
  formatEuro,
  formatPercent,
  parseEuro,
  percentOf,
  roundHalfAway,
  vatOf,
} from './money.js';

describe('money is written as Germans write it', () => {
  test.each([
    [0, '0,00\u00a0€'],
    [-0, '0,00\u00a0€'],
    [290, '2,90\u00a0€'],
    [123_450, '1.234,50\u00a0€'],
    [-350, '-3,50\u00a0€'],
    [100_000_000, '1.000.000,00\u00a0€'],
  ])('%d cents read %s', (cents, text) => {
    expect(formatEuro(cents)).toBe(text);
  });

  test.each([
    [2_098, '€20.98'],
    [123_450, '€1,234.50'],
    [-350, '-€3.50'],
  ])('in English %d cents read %s', (cents, text) => {
    expect(formatEuro(cents, 'en')).toBe(text);
    expect(formatCents(cents, 'en')).toBe(text.replace('€', ''));
  });

  test('a rate has a space before its sign in German only', () => {
    expect([formatPercent(7), formatPercent(7, 'en')]).toEqual(['7\u00a0%', '7%']);
    expect([formatPercent(12.5), formatPercent(33.333, 'en')]).toEqual(['12,5\u00a0%', '33.33%']);
  });

  test('a column of amounts does without the sign', () => {
    expect([formatCents(5), formatCents(-123_456)]).toEqual(['0,05', '-1.234,56']);
  });
});

describe('a typed price is understood when it can mean one thing only', () => {
  test.each([
    ['2,9', 290],
    ['2,90', 290],
    ['2.90', 290],
    ['2.9', 290],
    ['1.234,50', 123_450],
    ['1234,5 €', 123_450],
    ['1234,50\u00a0€', 123_450],
    ['12 EUR', 1_200],
    ['€ 3', 300],
    ['1.234', 123_400],
    ['1.234.567', 123_456_700],
    ['0', 0],
    ['0,05', 5],
  ])('%s', (text, cents) => {
    expect(parseEuro(text)).toBe(cents);
  });

  test.each([
    '',
    '€',
    'drei',
    '1,234.50',
    '2,999',
    '0.123',
    '1.2345',
    '12.34,5',
    '1.234.5',
    '-3',
    '-3,50',
    '+3',
    '3,',
    ',5',
    '1e3',
    '2,9€€',
    '٣',
    '9'.repeat(30),
  ])('%p is refused', (text) => {
    expect(parseEuro(text)).toBeNull();
  });
});

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [2.4, 2],
    [-2.5, -3],
    [-0.2, 0],
  ])('%d goes to %d', (value, rounded) => {
    expect(roundHalfAway(value)).toBe(rounded);
  });

  test.each([
    [2190, 10, 219],
    [1005, 7.5, 75],
    [25, 50, 13],
    [-25, 50, -13],
    [10_000, 33.33, 3_333],
    [100, 1.15, 1],
  ])('of %d cents %d percent are %d', (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  test.each([
    [2152, 7, 141],
    [328, 19, 52],
    [297, 19, 47],
    [-290, 19, -46],
    [2480, 0, 0],
  ])('%d cents at %d percent hold %d cents of tax', (gross, rate, vat) => {
    expect(vatOf(gross, rate)).toBe(vat);
  });
});

describe('a total is split without losing a cent', () => {
  test.each([
    [290, [1900, 290], [252, 38]],
    [219, [1900, 290], [190, 29]],
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [0, 3, 0], [0, 5, 0]],
    [5, [0, 0], [3, 2]],
    [0, [3, 4], [0, 0]],
    [-0, [3], [0]],
    [-0, [3, 4], [0, 0]],
    [7, [], []],
  ])('%d by %p', (total, weights, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  test('a negative weight or an amount beyond counting is a bug', () => {
    expect(() => allocate(10, [1, -1, 2])).toThrow(RangeError);
    expect(() => allocate(2 ** 40, [2 ** 40])).toThrow(RangeError);
  });
});
