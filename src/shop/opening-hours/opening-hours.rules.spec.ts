import { describe, expect, test } from '@jest/globals';
import { berlinInstant } from '../../shared/berlin-time.js';
import { openingDefaults } from './opening.fixture.js';
import { sameTimesDaily } from './opening-defaults.rules.js';
import { businessDayOf, isOpenAt, isOpenInWeek, openingAt, windowsOf } from './opening-hours.rules.js';
import type { OpeningSettings } from './opening-hours.types.js';
import { aRestaurant, day, OPENING_VECTORS } from './opening-hours.vectors.js';
import { pauseEndOf } from './pause.rules.js';

/** '2026-11-20 12:00' on the wall in Berlin. */
const at = (text: string) =>
  berlinInstant(text.slice(0, 10), Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)), 'later');
const stateOf = (told: Partial<OpeningSettings>, now: string) => {
  const { reason, nextChange } = openingAt(aRestaurant(told), at(now));
  return [reason, nextChange && at(now) < nextChange ? nextChange.toISOString() : nextChange];
};
const hoursOpen = (settings: OpeningSettings, date: string) =>
  windowsOf(settings, date).reduce((sum, w) => sum + (w.closes.getTime() - w.opens.getTime()) / 3_600_000, 0);

test.each(OPENING_VECTORS)('at $now open is $open', ({ now, open, businessDay, next }) => {
  const state = openingAt(aRestaurant(), new Date(now));
  expect(isOpenAt(aRestaurant(), new Date(now))).toBe(open);
  expect(state).toMatchObject({ open, businessDay, nextChange: new Date(next) });
});

describe('the hours', () => {
  test.each([
    ['2026-11-20 11:29', false],
    ['2026-11-20 11:30', true],
    ['2026-11-20 14:29', true],
    ['2026-11-20 14:30', false],
    ['2026-11-22 02:59', true],
    ['2026-11-22 03:00', false],
    ['2026-11-21 02:00', false],
    ['2026-11-23 12:00', false],
    ['2026-12-24 12:00', false],
    ['2026-12-25 12:00', true],
    ['2026-12-25 11:59', false],
    ['2026-12-31 18:00', false],
    ['2027-01-01 11:30', true],
  ])('at %s: %p', (now, open) => {
    expect(isOpenAt(aRestaurant(), at(now))).toBe(open);
  });

  test('after the last hours of the year the next are those of New Year', () => {
    expect(stateOf({}, '2026-12-31 18:00')).toEqual(['outsideHours', at('2027-01-01 11:30').toISOString()]);
  });

  test('a Saturday night is longer in autumn and shorter in spring', () => {
    expect(hoursOpen(aRestaurant(), '2026-11-21')).toBe(9.5);
    expect(hoursOpen(aRestaurant(), '2026-10-24')).toBe(10.5);
    expect(hoursOpen(aRestaurant(), '2027-03-27')).toBe(8.5);
  });

  test('a night that ends in the doubled hour ends in its second round', () => {
    const settings = aRestaurant({ shopTimes: { ...aRestaurant().shopTimes, saturday: day('18:00-02:30') } });
    expect(isOpenAt(settings, new Date('2026-10-25T00:45:00Z'))).toBe(true);
    expect(isOpenAt(settings, new Date('2026-10-25T01:29:00Z'))).toBe(true);
    expect(isOpenAt(settings, new Date('2026-10-25T01:30:00Z'))).toBe(false);
    expect(isOpenInWeek(settings.shopTimes, new Date('2026-10-25T01:29:00Z'))).toBe(true);
    expect(isOpenInWeek(settings.shopTimes, new Date('2026-10-25T01:30:00Z'))).toBe(false);
  });

  test('hours that fall into the missing hour move forward by it', () => {
    const settings = aRestaurant({ shopTimes: { ...aRestaurant().shopTimes, sunday: day('02:00-02:30') } });
    expect(windowsOf(settings, '2027-03-28')).toEqual([
      {
        businessDay: '2027-03-28',
        opens: new Date('2027-03-28T01:00:00Z'),
        closes: new Date('2027-03-28T01:30:00Z'),
      },
    ]);
  });

  test('around the clock nobody can name an end', () => {
    const always = {
      ...openingDefaults(),
      shopEnabled: true,
      shopTimes: sameTimesDaily(day('00:00-24:00').ranges),
    };
    expect(openingAt(always, at('2026-11-20 23:59'))).toMatchObject({ open: true, nextChange: null });
    expect(businessDayOf(always, at('2026-11-21 00:00'))).toBe('2026-11-21');
  });

  test('hours that go on after midnight close when the second part closes', () => {
    const shopTimes = {
      ...aRestaurant().shopTimes,
      friday: day('18:00-24:00'),
      saturday: day('00:00-02:00'),
    };
    expect(openingAt(aRestaurant({ shopTimes }), at('2026-11-20 23:00')).nextChange).toEqual(
      at('2026-11-21 02:00'),
    );
  });
});

describe('why it is closed', () => {
  const closedDay = { fulfilment: null, ranges: [], label: 'Hochzeit', cutPrevious: false };
  test.each<[Partial<OpeningSettings>, string, string | null, string | null]>([
    [{}, '2026-11-20 12:00', null, '2026-11-20 14:30'],
    [{}, '2026-11-20 15:00', 'outsideHours', '2026-11-20 17:30'],
    [{}, '2026-11-23 12:00', 'dayOff', '2026-11-24 11:30'],
    [{ shopEnabled: false }, '2026-11-20 12:00', 'disabled', null],
    [{ menuOnly: true }, '2026-11-20 12:00', 'menuOnly', null],
    [
      { specialDays: [{ ...closedDay, date: '2026-11-20' }] },
      '2026-11-20 12:00',
      'specialDay',
      '2026-11-21 17:30',
    ],
    [
      { vacations: [{ from: '2026-11-16', to: '2026-11-29', label: 'Urlaub' }] },
      '2026-11-20 12:00',
      'vacation',
      '2026-12-01 11:30',
    ],
    [
      { holidays: { land: 'SN', rule: 'closed', ranges: [], only: null, regions: [] } },
      '2026-11-18 12:00',
      'holiday',
      '2026-11-19 11:30',
    ],
    [{ shopStartDay: '2026-12-02' }, '2026-11-20 12:00', 'notStarted', '2026-12-02 11:30'],
    [{ shopCloseDay: '2026-11-19' }, '2026-11-20 12:00', 'ended', null],
    [{ pause: { until: null, fulfilments: null, reason: '' } }, '2026-11-20 12:00', 'paused', null],
    [
      { pause: { until: at('2026-11-20 13:00'), fulfilments: null, reason: '' } },
      '2026-11-20 12:59',
      'paused',
      '2026-11-20 13:00',
    ],
    [
      { pause: { until: at('2026-11-20 16:00'), fulfilments: null, reason: '' } },
      '2026-11-20 12:00',
      'paused',
      '2026-11-20 17:30',
    ],
    [
      { pause: { until: at('2026-11-20 13:00'), fulfilments: null, reason: '' } },
      '2026-11-20 13:00',
      null,
      '2026-11-20 14:30',
    ],
    [
      { pause: { until: null, fulfilments: ['delivery'], reason: '' } },
      '2026-11-20 12:00',
      null,
      '2026-11-20 14:30',
    ],
  ])('(%#)', (told, now, reason, next) => {
    expect(stateOf(told, now)).toEqual([reason, next && at(next).toISOString()]);
  });

  test('a special day comes before a vacation, a vacation before a holiday', () => {
    const settings = aRestaurant({
      specialDays: [{ ...closedDay, date: '2026-12-25', ranges: day('18:00-20:00').ranges }],
      vacations: [{ from: '2026-12-25', to: '2026-12-26', label: '' }],
    });
    expect(isOpenAt(settings, at('2026-12-25 19:00'))).toBe(true);
    expect(openingAt(settings, at('2026-12-26 13:00')).reason).toBe('vacation');
  });

  test('holidays may have hours of their own', () => {
    const holidays = {
      land: 'BE' as const,
      rule: 'ranges' as const,
      ranges: day('16:00-20:00').ranges,
      only: null,
      regions: [],
    };
    expect(isOpenAt(aRestaurant({ holidays }), at('2026-12-25 16:00'))).toBe(true);
    expect(isOpenAt(aRestaurant({ holidays }), at('2026-12-25 12:00'))).toBe(false);
  });
});

describe('the night before a special day', () => {
  const sunday = (cutPrevious: boolean) =>
    aRestaurant({
      specialDays: [{ date: '2026-11-22', fulfilment: null, ranges: [], label: '', cutPrevious }],
    });

  test('runs out even when that day is closed', () => {
    expect(isOpenAt(sunday(false), at('2026-11-22 01:00'))).toBe(true);
    expect(isOpenAt(sunday(false), at('2026-11-22 13:00'))).toBe(false);
  });

  test('ends at midnight when that day cuts it', () => {
    expect(isOpenAt(sunday(true), at('2026-11-21 23:59'))).toBe(true);
    expect(isOpenAt(sunday(true), at('2026-11-22 00:00'))).toBe(false);
  });
});

describe('each way of ordering', () => {
  const settings = aRestaurant({
    ownTimes: { delivery: { ...aRestaurant().shopTimes, friday: day('18:00-21:00') } },
    specialDays: [{ date: '2026-11-21', fulfilment: 'pickup', ranges: [], label: '', cutPrevious: false }],
    pause: { until: at('2026-11-20 19:00'), fulfilments: ['delivery'], reason: '' },
  });
  test.each([
    ['2026-11-20 12:00', 'delivery', false],
    ['2026-11-20 12:00', 'pickup', true],
    ['2026-11-20 12:00', null, true],
    ['2026-11-20 18:30', 'delivery', false],
    ['2026-11-20 19:00', 'delivery', true],
    ['2026-11-21 18:00', 'pickup', false],
    ['2026-11-21 18:00', 'table', true],
  ] as const)('at %s %s: %p', (now, fulfilment, open) => {
    expect(isOpenAt(settings, at(now), fulfilment)).toBe(open);
  });
});

describe('the business day', () => {
  test.each([
    ['2026-11-20 12:00', '2026-11-20'],
    ['2026-11-22 02:59', '2026-11-21'],
    ['2026-11-22 03:00', '2026-11-21'],
    ['2026-11-22 03:01', '2026-11-22'],
    ['2026-11-23 00:30', '2026-11-23'],
  ])('of %s is %s', (now, businessDay) => {
    expect(businessDayOf(aRestaurant(), at(now))).toBe(businessDay);
  });
});

describe('a pause', () => {
  test('counts just the same in settings that travelled as JSON', () => {
    const pause = { until: at('2026-11-20 13:00'), fulfilments: null, reason: '' };
    const travelled: OpeningSettings = JSON.parse(JSON.stringify(aRestaurant({ pause })));
    expect(isOpenAt(travelled, at('2026-11-20 12:59'))).toBe(false);
    expect(openingAt(travelled, at('2026-11-20 12:59')).nextChange).toEqual(at('2026-11-20 13:00'));
    expect(isOpenAt(travelled, at('2026-11-20 13:00'))).toBe(true);
  });

  test.each([
    [30, '2026-11-20 12:00', '2026-11-20 12:30'],
    ['today', '2026-11-20 12:00', '2026-11-20 22:00'],
    ['today', '2026-11-21 23:00', '2026-11-22 03:00'],
    ['today', '2026-11-22 01:00', '2026-11-22 03:00'],
    ['today', '2026-11-23 12:00', '2026-11-24 00:00'],
    ['today', '2026-11-20 23:00', '2026-11-21 00:00'],
  ] as const)('of %s from %s ends %s', (length, now, end) => {
    expect(pauseEndOf(aRestaurant(), length, at(now))).toEqual(at(end));
  });
});
