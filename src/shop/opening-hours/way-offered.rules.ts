import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { OpeningSettings } from './opening-hours.types.js';
import { rangesOf } from './week.rules.js';

/** Whether a way of ordering has hours at all, on whatever day; a shop that only delivers has none for pickup. */
export function hasHours(
  { shopTimes, ownTimes, specialDays, holidays }: OpeningSettings,
  way: Fulfilment,
): boolean {
  const own = ownTimes[way];
  if (Object.values(own ?? shopTimes).some((day) => rangesOf(day).length > 0)) return true;
  // A day meant for every way is no reason to offer one that has a week of its own without hours.
  const special = specialDays.filter(({ fulfilment }) => fulfilment === way || (fulfilment === null && !own));
  const onHolidays = holidays.rule === 'ranges' && !own ? holidays.ranges : [];
  return [onHolidays, ...special.map(({ ranges }) => ranges)].some((ranges) => ranges.length > 0);
}
