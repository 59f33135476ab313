import { DAY_MINUTES, WEEKDAYS } from '../../shared/berlin-time.js';
import type { FieldProblem } from '../../shared/field-problem.js';
import type { ShopTimes, TimeRange } from './opening-hours.types.js';
import { minuteOf, rangesOf, type Span, spanOf } from './week.rules.js';

export const MAX_RANGES = 4;

/** What is wrong with a week, range by range; empty when it can be saved. */
export const weekProblems = (times: ShopTimes, field = 'shopTimes'): FieldProblem[] =>
  WEEKDAYS.flatMap((day, i) => {
    const { closed, ranges } = times[day];
    if (closed) return [];
    const following = spansIn(rangesOf(times[WEEKDAYS[(i + 1) % 7]!]));
    return [
      ...(ranges.length === 0
        ? [problem(`${field}.${day}`, 'Bitte Zeiten eintragen oder den Tag als geschlossen markieren.')]
        : []),
      ...rangesProblems(ranges, `${field}.${day}.ranges`, following),
    ];
  });

/** `following` are the next day's hours, into which a night must not run. */
export function rangesProblems(
  ranges: readonly TimeRange[],
  field: string,
  following: readonly Span[] = [],
): FieldProblem[] {
  const count =
    ranges.length > MAX_RANGES ? [problem(field, `Höchstens ${MAX_RANGES} Zeiträume je Tag.`)] : [];
  const unreadable = ranges.flatMap((range, i) => {
    const message = rangeMessage(range);
    return message ? [problem(`${field}.${i}`, message)] : [];
  });
  return [...count, ...unreadable, ...overlapProblems(ranges, field, following)];
}

export const spansIn = (ranges: readonly TimeRange[]): Span[] =>
  ranges.map(spanOf).filter((span) => span !== null);

function rangeMessage({ from, to }: TimeRange): string | null {
  const start = minuteOf(from);
  const end = minuteOf(to);
  if (start === null || end === null || start === DAY_MINUTES) {
    return 'Bitte Uhrzeiten von 00:00 bis 24:00 eintragen.';
  }
  return start === end ? 'Beginn und Ende dürfen nicht gleich sein.' : null;
}

function overlapProblems(
  ranges: readonly TimeRange[],
  field: string,
  following: readonly Span[],
): FieldProblem[] {
  const spans = ranges.map(spanOf);
  return spans.flatMap((span, i) => {
    if (!span) return [];
    const meetsEarlier = spans.slice(0, i).some((other) => other && overlap(span, other));
    const meetsTomorrow = following.some((other) => overlap(span, shift(other)));
    if (meetsEarlier) return [problem(`${field}.${i}`, 'Die Zeiten überschneiden sich.')];
    return meetsTomorrow
      ? [problem(`${field}.${i}`, 'Die Zeiten überschneiden sich mit denen des nächsten Tages.')]
      : [];
  });
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const shift = ({ start, end }: Span): Span => ({ start: start + DAY_MINUTES, end: end + DAY_MINUTES });

const problem = (field: string, message: string): FieldProblem => ({ field, message });
