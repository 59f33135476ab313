import { WEEKDAYS } from '../../../../src/shared/berlin-time';
import type { DayTimes, ShopTimes, TimeRange } from '../../../../src/shop/opening-hours/opening-hours.types';
import { spanOf } from '../../../../src/shop/opening-hours/week.rules';

interface Pattern {
  label: string;
  ranges: TimeRange[];
}

/** Three usual weeks, taken over with one tap and then corrected. */
export const PATTERNS: Pattern[] = [
  { label: 'Durchgehend 11:30–22:00', ranges: [{ from: '11:30', to: '22:00' }] },
  {
    label: 'Mittags und abends',
    ranges: [
      { from: '11:30', to: '14:30' },
      { from: '17:00', to: '22:00' },
    ],
  },
  { label: 'Nur abends ab 17:00', ranges: [{ from: '17:00', to: '23:00' }] },
];

const USUAL = PATTERNS[0]!.ranges;

const everyDay = (ranges: TimeRange[]): ShopTimes =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { closed: false, ranges }])) as ShopTimes;

/** What stands in the form at first: the stored hours, or a proposal where there are none yet. */
export const proposal = (times: ShopTimes): ShopTimes =>
  WEEKDAYS.every((day) => times[day].closed && times[day].ranges.length === 0) ? everyDay(USUAL) : times;

/** Days that are open stay open; only their hours change. */
export const withPattern = (times: ShopTimes, ranges: TimeRange[]): ShopTimes =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { closed: times[day].closed, ranges }])) as ShopTimes;

export const opened = (day: DayTimes, closed: boolean): DayTimes => ({
  closed,
  ranges: day.ranges.some((range) => spanOf(range) === null) || day.ranges.length === 0 ? USUAL : day.ranges,
});

/** A second stretch of the day is proposed for the evening. */
export const withEvening = (day: DayTimes): DayTimes => ({
  ...day,
  ranges: [...day.ranges, { from: '17:00', to: '22:00' }],
});
