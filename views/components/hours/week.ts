import { WEEKDAYS, type Weekday } from '../../../src/shared/berlin-time';
import type { DayTimes, ShopTimes, TimeRange } from '../../../src/shop/opening-hours/opening-hours.types';
import { spanOf } from '../../../src/shop/opening-hours/week.rules';

export const DAY_NAMES: Record<Weekday, string> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

const USUAL: TimeRange = { from: '11:30', to: '22:00' };
const EVENING: TimeRange = { from: '17:00', to: '22:00' };
export const ALL_DAY: TimeRange = { from: '00:00', to: '24:00' };

export const MAX_RANGES = 4;

export const isAllDay = ({ ranges }: Pick<DayTimes, 'ranges'>): boolean =>
  ranges.length === 1 && ranges[0]?.from === ALL_DAY.from && ranges[0]?.to === ALL_DAY.to;

/** A day that is opened again gets the hours it had before, or the usual ones; what nobody can read does not stay behind. */
export function opened(day: DayTimes, open: boolean): DayTimes {
  const ranges = day.ranges.filter((range) => spanOf(range) !== null);
  return { closed: !open, ranges: ranges.length > 0 ? ranges : [USUAL] };
}

export const withAnother = (ranges: readonly TimeRange[]): TimeRange[] => [
  ...ranges,
  ranges.length === 0 ? USUAL : EVENING,
];

export const withCopies = (times: ShopTimes, from: Weekday, to: readonly Weekday[]): ShopTimes =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, to.includes(day) ? structuredClone(times[from]) : times[day]]),
  ) as ShopTimes;
