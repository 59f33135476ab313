import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, weekdayOf } from '../../../shared/berlin-time.js';
import { SPANS, type Span } from './day.types.js';
import {
  comparedText,
  neighbours,
  periodBefore,
  periodOf,
  periodText,
  stretchBefore,
} from './period.rules.js';

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
    expect(comparedText(span, periodBefore(period, span), null)).toBe(compared);
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

describe('a time that is still running', () => {
  const stretchOf = (today: string, span: Span, now: string) => {
    const period = periodOf(today, span);
    return stretchBefore(period, periodBefore(period, span), today, new Date(now));
  };

  it.each<[string, Span, string, string, string, string]>([
    [
      '2026-11-18',
      'week',
      '2026-11-18T15:00Z',
      '2026-11-09',
      '2026-11-11',
      'zur Vorwoche bis Mi., 11.11., 16:00 Uhr',
    ],
    [
      '2026-11-18',
      'month',
      '2026-11-18T15:00Z',
      '2026-10-01',
      '2026-10-18',
      'zum Oktober bis So., 18.10., 16:00 Uhr',
    ],
    ['2026-11-18', 'day', '2026-11-18T15:00Z', '2026-11-11', '2026-11-11', 'zum 11.11. bis 16:00 Uhr'],
    // The guests of the night still belong to the day before.
    ['2026-11-18', 'day', '2026-11-18T23:30Z', '2026-11-11', '2026-11-11', 'zum 11.11. bis 00:30 Uhr'],
  ])('on %s as a %s is held against as much of the one before', (today, span, now, from, to, text) => {
    const stretch = stretchOf(today, span, now)!;
    expect([stretch.from, stretch.to]).toEqual([from, to]);
    expect(comparedText(span, stretch, stretch)).toBe(text);
  });

  it('reads the same clock on both sides of a change of the hour', () => {
    expect(stretchOf('2026-10-28', 'week', '2026-10-28T15:00Z')!.until.toISOString()).toBe(
      '2026-10-21T14:00:00.000Z',
    );
  });

  it('is held against all of a month that is shorter, and what is over against a whole one', () => {
    expect(stretchOf('2027-03-30', 'month', '2027-03-30T15:00Z')).toBeNull();
    const week = periodOf('2026-11-11', 'week');
    expect(stretchBefore(week, periodBefore(week, 'week'), '2026-11-18', new Date())).toBeNull();
  });

  it('never reaches beyond the time before', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(
      fc.property(days, fc.constantFrom(...SPANS), (today, span) => {
        const period = periodOf(today, span);
        const earlier = periodBefore(period, span);
        const stretch = stretchBefore(period, earlier, today, new Date(`${today}T12:00Z`));
        if (!stretch) return;
        expect(stretch.to <= earlier.to && stretch.from === earlier.from).toBe(true);
        expect(daysBetween(stretch.from, stretch.to)).toBe(daysBetween(period.from, today));
      }),
    );
  });
});
