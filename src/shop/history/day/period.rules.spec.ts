import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, weekdayOf } from '../../../shared/berlin-time.js';
import { SPANS, type Span } from './day.types.js';
import { comparedText, neighbours, periodBefore, periodOf, periodText } from './period.rules.js';

describe('the time that is looked at', () => {
  it.each<[string, Span, string, string, string, string]>([
    ['2026-11-20', 'day', 'Freitag, 20. November 2026', '2026-11-20', '2026-11-20', 'zum 13.11.'],
    ['2026-11-20', 'week', '16.11.2026 bis 22.11.2026', '2026-11-16', '2026-11-22', 'zur Vorwoche'],
    ['2026-11-20', 'month', 'November 2026', '2026-11-01', '2026-11-30', 'zum Oktober'],
    ['2027-01-01', 'week', '28.12.2026 bis 03.01.2027', '2026-12-28', '2027-01-03', 'zur Vorwoche'],
    ['2028-02-29', 'month', 'Februar 2028', '2028-02-01', '2028-02-29', 'zum Januar'],
    ['2027-01-31', 'month', 'Januar 2027', '2027-01-01', '2027-01-31', 'zum Dezember'],
  ])('of %s as a %s is %s', (day, span, text, from, to, compared) => {
    const period = periodOf(day, span);
    expect(period).toEqual({ from, to });
    expect(periodText(period, span)).toBe(text);
    expect(comparedText(span, periodBefore(period, span))).toBe(compared);
  });

  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

  it('holds the day, and its neighbours join without a gap', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...SPANS), (asked, span) => {
        const period = periodOf(asked, span);
        expect(period.from <= asked && asked <= period.to).toBe(true);
        const { before, after } = neighbours(period, span);
        expect(addDays(periodOf(before, span).to, 1)).toBe(period.from);
        expect(periodOf(after, span).from).toBe(addDays(period.to, 1));
      }),
    );
  });

  it('is compared with days of the same weekday', () => {
    fc.assert(
      fc.property(day, fc.constantFrom<Span>('day', 'week'), (asked, span) => {
        const period = periodOf(asked, span);
        const before = periodBefore(period, span);
        expect(weekdayOf(before.from)).toBe(weekdayOf(period.from));
        expect(daysBetween(before.from, period.from)).toBe(7);
      }),
    );
  });
});
