import { describe, expect, it } from '@jest/globals';
import { monthsAfter, monthsInWords } from './retention.rules.js';

describe('how long guests are remembered', () => {
  it.each([
    [1, 'einen Monat'],
    [2, 'zwei Monate'],
    [6, 'sechs Monate'],
    [10, 'zehn Monate'],
    [11, '11 Monate'],
    [36, '36 Monate'],
  ])('%i is told as "%s"', (months, words) => {
    expect(monthsInWords(months)).toBe(words);
  });

  it.each([
    ['2026-11-20T11:00:00.000Z', 6, '2027-05-20T11:00:00.000Z'],
    ['2026-08-31T11:00:00.000Z', 6, '2027-02-28T11:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', 36, '2029-12-31T23:30:00.000Z'],
    ['2027-03-31T11:00:00.000Z', -1, '2027-02-28T11:00:00.000Z'],
  ])('from %s by %i months it is %s', (at, months, until) => {
    expect(monthsAfter(new Date(at), months).toISOString()).toBe(until);
  });
});
