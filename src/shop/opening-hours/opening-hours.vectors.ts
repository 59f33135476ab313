import { openingDefaults } from './opening.fixture.js';
import type { DayTimes, OpeningSettings } from './opening-hours.types.js';

/** A restaurant closed on Monday, with a lunch break, and with a long Saturday night; read by specs only. */
export const aRestaurant = (told: Partial<OpeningSettings> = {}): OpeningSettings => ({
  ...openingDefaults(),
  shopEnabled: true,
  shopTimes: {
    monday: { closed: true, ranges: [] },
    tuesday: day('11:30-14:30 17:30-22:00'),
    wednesday: day('11:30-14:30 17:30-22:00'),
    thursday: day('11:30-14:30 17:30-22:00'),
    friday: day('11:30-14:30 17:30-22:00'),
    saturday: day('17:30-03:00'),
    sunday: day('12:00-22:00'),
  },
  specialDays: [
    { date: '2026-12-24', fulfilment: null, ranges: [], label: 'Heiligabend', cutPrevious: false },
    {
      date: '2026-12-31',
      fulfilment: null,
      ranges: day('11:30-15:00').ranges,
      label: '',
      cutPrevious: false,
    },
  ],
  holidays: {
    land: 'BE',
    rule: 'likeSunday',
    ranges: [],
    only: ['christmasDay', 'boxingDay'],
    regions: [],
  },
  ...told,
});

/** '11:30-14:30 17:30-22:00' as the hours of a day. */
export const day = (ranges: string): DayTimes => ({
  closed: ranges === '',
  ranges: ranges
    .split(' ')
    .filter(Boolean)
    .map((range) => ({ from: range.slice(0, 5), to: range.slice(6) })),
});

export interface OpeningVector {
  now: string;
  open: boolean;
  businessDay: string | null;
  next: string;
}

export const OPENING_VECTORS: OpeningVector[] = [
  {
    now: '2026-11-20T12:00:00+01:00',
    open: true,
    businessDay: '2026-11-20',
    next: '2026-11-20T14:30:00+01:00',
  },
  { now: '2026-11-20T14:30:00+01:00', open: false, businessDay: null, next: '2026-11-20T17:30:00+01:00' },
  { now: '2026-11-23T12:00:00+01:00', open: false, businessDay: null, next: '2026-11-24T11:30:00+01:00' },
  {
    now: '2026-12-31T14:59:59+01:00',
    open: true,
    businessDay: '2026-12-31',
    next: '2026-12-31T15:00:00+01:00',
  },
  { now: '2026-10-25T03:00:00+01:00', open: false, businessDay: null, next: '2026-10-25T12:00:00+01:00' },
  {
    now: '2027-03-28T01:59:00+01:00',
    open: true,
    businessDay: '2027-03-27',
    next: '2027-03-28T03:00:00+02:00',
  },
];
