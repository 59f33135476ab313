import { weekdayOf } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { holidayOn } from './holidays.rules.js';
import type { OpeningSettings, SpecialDay, TimeRange } from './opening-hours.types.js';
import { rangesOf } from './week.rules.js';

/** What counts on one business day, and who said so. */
export interface DayPlan {
  ranges: TimeRange[];
  source: 'notStarted' | 'ended' | 'specialDay' | 'vacation' | 'holiday' | 'week';
  label: string;
  cutPrevious: boolean;
}

/** First hit wins: season, special day, vacation, holiday, week. */
export const planOf = (settings: OpeningSettings, day: string, fulfilment: Fulfilment | null): DayPlan =>
  outOfSeason(settings, day) ??
  specialPlan(settings, day, fulfilment) ??
  vacationPlan(settings, day) ??
  holidayPlan(settings, day, fulfilment) ??
  plan('week', rangesOf(timesOf(settings, fulfilment)[weekdayOf(day)]));

const timesOf = ({ shopTimes, ownTimes }: OpeningSettings, fulfilment: Fulfilment | null) =>
  (fulfilment && ownTimes[fulfilment]) || shopTimes;

const plan = (source: DayPlan['source'], ranges: TimeRange[], label = '', cutPrevious = false): DayPlan => ({
  source,
  ranges,
  label,
  cutPrevious,
});

function outOfSeason({ shopStartDay, shopCloseDay }: OpeningSettings, day: string): DayPlan | null {
  if (shopStartDay && day < shopStartDay) return plan('notStarted', []);
  if (shopCloseDay && day > shopCloseDay) return plan('ended', []);
  return null;
}

function specialPlan(
  { specialDays }: OpeningSettings,
  day: string,
  fulfilment: Fulfilment | null,
): DayPlan | null {
  const find = (way: SpecialDay['fulfilment']) =>
    specialDays.find((special) => special.date === day && special.fulfilment === way);
  const special = (fulfilment && find(fulfilment)) || find(null);
  return special ? plan('specialDay', special.ranges, special.label, special.cutPrevious) : null;
}

function vacationPlan({ vacations }: OpeningSettings, day: string): DayPlan | null {
  const vacation = vacations.find(({ from, to }) => from <= day && day <= to);
  return vacation ? plan('vacation', [], vacation.label) : null;
}

function holidayPlan(settings: OpeningSettings, day: string, fulfilment: Fulfilment | null): DayPlan | null {
  const { land, rule, ranges, only, regions } = settings.holidays;
  if (rule === 'normal' || land === null) return null;

  const holiday = holidayOn(day, land, regions);
  if (!holiday || (only && !only.includes(holiday.key))) return null;
  if (rule === 'closed') return plan('holiday', [], holiday.name);
  if (rule === 'ranges') return plan('holiday', ranges, holiday.name);
  return plan('holiday', rangesOf(timesOf(settings, fulfilment).sunday), holiday.name);
}
