import { addDays, WEEKDAYS, weekdayOf } from '../../../../../src/shared/berlin-time';

/** The days of a month in whole weeks, from Monday on; `month` reads '2026-11'. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  let day = addDays(first, -WEEKDAYS.indexOf(weekdayOf(first)));
  const weeks: string[][] = [];
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
    day = addDays(day, 7);
  } while (day.startsWith(month));
  return weeks;
}

export const monthOf = (day: string): string => day.slice(0, 7);

export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
};
