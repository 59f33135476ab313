import { addDays, berlinClock, berlinInstant, isDate } from '../../../shared/berlin-time.js';
import type { ExportPeriod } from './export.types.js';

const YEARS = 8;
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** '2026-11' */
export const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && isDate(`${text}-01`);

export const monthOf = (day: string): string => day.slice(0, 7);

export const monthLabel = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

export const monthBefore = (month: string): string => monthOf(addDays(`${month}-01`, -1));
export const monthAfter = (month: string): string => monthOf(addDays(`${month}-28`, 4));

/** The month before the one it is in Berlin. */
export const monthOver = (now: Date): string => monthBefore(monthOf(berlinClock(now).date));

export const daysOfMonth = (month: string): ExportPeriod => ({
  from: `${month}-01`,
  to: addDays(`${monthAfter(month)}-01`, -1),
});

/** From the first moment of its first day until the first moment after its last. */
export const instantsOf = ({ from, to }: ExportPeriod): { from: Date; until: Date } => ({
  from: berlinInstant(from, 0, 'earlier'),
  until: berlinInstant(addDays(to, 1), 0, 'earlier'),
});

/** The last day on which a document has to be there: the end of the eighth year after that of its issue (§ 147 AO). */
export const keptUntil = (issuedOn: string): string => `${Number(issuedOn.slice(0, 4)) + YEARS}-12-31`;
