import { describe, expect, test } from '@jest/globals';
import { openingDefaults } from './opening.fixture.js';
import { openingProblems } from './opening-check.rules.js';
import { sameTimesDaily } from './opening-defaults.rules.js';
import type { OpeningSettings, SlotStep } from './opening-hours.types.js';
import { aRestaurant, day } from './opening-hours.vectors.js';

const problemsOf = (told: Partial<OpeningSettings>) =>
  openingProblems(aRestaurant(told)).map(({ field, message }) => `${field}: ${message}`);
const week = (told: Partial<OpeningSettings['shopTimes']>) => ({
  shopTimes: { ...sameTimesDaily([]), ...told },
});

test('what a new restaurant starts with can be saved, and so can a usual one', () => {
  expect(openingProblems(openingDefaults())).toEqual([]);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ shopTimes: sameTimesDaily(day('00:00-24:00').ranges) })).toEqual([]);
});

describe('a week', () => {
  test.each([
    [
      week({ friday: day('11:00-15:00 14:00-22:00') }),
      'shopTimes.friday.ranges.1: Die Zeiten überschneiden sich.',
    ],
    [
      week({ saturday: day('18:00-03:00'), sunday: day('02:00-10:00') }),
      'shopTimes.saturday.ranges.0: Die Zeiten überschneiden sich mit denen des nächsten Tages.',
    ],
    [
      week({ sunday: day('18:00-03:00'), monday: day('02:59-10:00') }),
      'shopTimes.sunday.ranges.0: Die Zeiten überschneiden sich mit denen des nächsten Tages.',
    ],
    [
      week({ friday: day('11:00-11:00') }),
      'shopTimes.friday.ranges.0: Beginn und Ende dürfen nicht gleich sein.',
    ],
    [
      week({ friday: day('11:00-25:00') }),
      'shopTimes.friday.ranges.0: Bitte Uhrzeiten von 00:00 bis 24:00 eintragen.',
    ],
    [
      week({ friday: day('08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00 16:00-17:00') }),
      'shopTimes.friday.ranges: Höchstens 4 Zeiträume je Tag.',
    ],
    [
      week({ friday: { closed: false, ranges: [] } }),
      'shopTimes.friday: Bitte Zeiten eintragen oder den Tag als geschlossen markieren.',
    ],
  ])('is refused with one sentence (%#)', (told, sentence) => {
    expect(problemsOf(told)).toEqual([sentence]);
  });

  test('may run up to the very minute the next day opens', () => {
    expect(problemsOf(week({ saturday: day('18:00-03:00'), sunday: day('03:00-10:00') }))).toEqual([]);
  });

  test('is not bothered by what a closed day still remembers', () => {
    const sunday = { ...day('02:00-10:00'), closed: true };
    expect(problemsOf(week({ saturday: day('18:00-03:00'), sunday }))).toEqual([]);
  });
});

describe('everything around the week', () => {
  const special = { date: '2026-12-24', fulfilment: null, ranges: [], label: '', cutPrevious: false };
  test.each<[Partial<OpeningSettings>, string]>([
    [
      { ownTimes: { delivery: week({ friday: day('11:00-11:00') }).shopTimes } },
      'ownTimes.delivery.friday.ranges.0',
    ],
    [{ specialDays: [{ ...special, date: '2026-02-30' }] }, 'specialDays.0.date'],
    [{ specialDays: [special, special] }, 'specialDays.1.date'],
    [{ specialDays: [{ ...special, ranges: day('10:00-10:00').ranges }] }, 'specialDays.0.ranges.0'],
    [{ vacations: [{ from: '2026-08-20', to: '2026-08-01', label: '' }] }, 'vacations.0.to'],
    [{ vacations: [{ from: '', to: '2026-08-01', label: '' }] }, 'vacations.0'],
    [{ holidays: { land: null, rule: 'closed', ranges: [], only: null, regions: [] } }, 'holidays.land'],
    [{ holidays: { land: 'BE', rule: 'ranges', ranges: [], only: null, regions: [] } }, 'holidays.ranges'],
    [{ shopStartDay: 'morgen' }, 'shopStartDay'],
    [{ shopStartDay: '2026-12-01', shopCloseDay: '2026-11-30' }, 'shopCloseDay'],
    [{ deliveryTime: { from: 50, to: 35 } }, 'deliveryTime.to'],
    [{ deliveryTime: { from: -5, to: 35 } }, 'deliveryTime'],
    [{ leadMinutes: { delivery: 1_441, pickup: 0, table: 0 } }, 'leadMinutes.delivery'],
    [{ lastOrderMinutes: 0.5 }, 'lastOrderMinutes'],
    [{ preorderMaxDays: 61 }, 'preorderMaxDays'],
    [
      { slots: { stepMinutes: 7 as SlotStep, firstOffsetMinutes: 0, maxOrders: null, maxItems: null } },
      'slots.stepMinutes',
    ],
    [{ slots: { stepMinutes: 15, firstOffsetMinutes: 0, maxOrders: 0, maxItems: null } }, 'slots.maxOrders'],
  ])('is checked (%#)', (told, field) => {
    expect(openingProblems(aRestaurant(told)).map((problem) => problem.field)).toEqual([field]);
  });
});
