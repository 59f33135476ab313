import { addDays } from '../../../shared/berlin-time.js';
import { inOrder } from '../../../shared/in-order.js';
import type { ScanRow } from '../qr.view.js';

export interface CountedScan {
  target: string;
  day: string;
  count: number;
}

export interface ScanSums {
  today: number;
  week: number;
  month: number;
}

export const SCAN_DAYS = 30;
const WEEK_DAYS = 7;

/** The first day that is shown. */
export const scansSince = (today: string): string => addDays(today, 1 - SCAN_DAYS);

/** How often each was scanned: today, within seven days, within thirty. */
export function scanSums(scans: readonly CountedScan[], today: string): Map<string, ScanSums> {
  const week = addDays(today, 1 - WEEK_DAYS);
  const sums = new Map<string, ScanSums>();
  for (const { target, day, count } of scans) {
    const so = sums.get(target) ?? { today: 0, week: 0, month: 0 };
    so.month += count;
    if (day >= week) so.week += count;
    if (day === today) so.today += count;
    sums.set(target, so);
  }
  return sums;
}

/** All codes together, a number a day, the oldest first. */
export const scansByDay = (scans: readonly CountedScan[], today: string): { day: string; count: number }[] =>
  Array.from({ length: SCAN_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - SCAN_DAYS);
    return { day, count: scans.filter((one) => one.day === day).reduce((sum, one) => sum + one.count, 0) };
  });

interface Named {
  id: string;
  name: string;
}

/** What was scanned most stands first; what is no longer there keeps its number. */
export function scanRowsOf(
  sums: ReadonlyMap<string, ScanSums>,
  {
    tables,
    categories,
    dishes,
    discounts,
  }: Record<'tables' | 'categories' | 'dishes' | 'discounts', Named[]>,
): ScanRow[] {
  const names = new Map<string, string>([
    ['shop', 'Shop'],
    ['review', 'Bewertung'],
    ...tables.map(entry('table')),
    ...categories.map(entry('category')),
    ...dishes.map(entry('dish')),
    ...discounts.map(entry('discount')),
  ]);
  return [...sums]
    .map(([target, so]) => ({ target, name: names.get(target) ?? GONE, ...so }))
    .sort((a, b) => b.month - a.month || inOrder(a.name, b.name));
}

const GONE = 'Gibt es nicht mehr';
const entry =
  (kind: string) =>
  ({ id, name }: Named): [string, string] => [`${kind} ${id}`, name];
