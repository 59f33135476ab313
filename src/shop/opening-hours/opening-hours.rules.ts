import { addDays, berlinClock, berlinInstant, DAY_MINUTES, weekdayOf } from '../../shared/berlin-time.js';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import { remembered } from '../../shared/remembered.js';
import { type DayPlan, planOf } from './day-plan.rules.js';
import type {
  ClosedReason,
  OpeningSettings,
  OpeningState,
  OpenWindow,
  Pause,
  ShopTimes,
} from './opening-hours.types.js';
import { rangesOf, type Span, spansOf } from './week.rules.js';

const LONGEST_CLOSED_DAYS = 400;
const MAX_FOLLOWING_HOURS = 7;

export const isOpenAt = (
  settings: OpeningSettings,
  at: Date,
  fulfilment: Fulfilment | null = null,
): boolean =>
  takesOrders(settings) &&
  !isPausedAt(settings, at, fulfilment) &&
  windowAt(settings, at, fulfilment) !== null;

/** Open or closed, why, and until when. */
export function openingAt(
  settings: OpeningSettings,
  at: Date,
  fulfilment: Fulfilment | null = null,
): OpeningState {
  if (!settings.shopEnabled) return closed('disabled', '', null);
  if (settings.menuOnly) return closed('menuOnly', '', null);
  if (isPausedAt(settings, at, fulfilment)) return pausedState(settings, fulfilment);

  const window = windowAt(settings, at, fulfilment);
  if (!window) return closedState(settings, at, fulfilment);
  const nextChange = closingOf(settings, window, fulfilment);
  return { open: true, reason: null, label: '', nextChange, businessDay: window.businessDay };
}

export const takesOrders = ({ shopEnabled, menuOnly }: OpeningSettings): boolean => shopEnabled && !menuOnly;

export function isPausedAt({ pause }: OpeningSettings, at: Date, fulfilment: Fulfilment | null): boolean {
  if (!pause || !concerns(pause.fulfilments, fulfilment)) return false;
  const until = resumption(pause);
  return until === null || at < until;
}

/**
 * The day an order of this moment is counted for: the one whose hours cover it or end with it, else the day on the
 * calendar.
 */
export const businessDayOf = (
  settings: OpeningSettings,
  at: Date,
  fulfilment: Fulfilment | null = null,
): string =>
  (windowAt(settings, at, fulfilment) ?? windowEndingAt(settings, at, fulfilment))?.businessDay ??
  berlinClock(at).date;

/** For what has a plain week and nothing else, a delivery area for one. */
export const isOpenInWeek = (times: ShopTimes, at: Date): boolean => openInOneOf([times])(at);

/** The same for several weeks and many moments: open in one of them. Each day is made out once. */
export function openInOneOf(weeks: readonly ShopTimes[]): (at: Date) => boolean {
  const known = new Map<string, OpenWindow[]>();
  const windowsOn = (day: string): OpenWindow[] => {
    const made = known.get(day);
    if (made) return made;
    const ranges = weeks.flatMap((week) => rangesOf(week[weekdayOf(day)]));
    const windows = spansOf(ranges).map((span) => windowOf(day, span));
    known.set(day, windows);
    return windows;
  };
  return (at) => {
    const { date } = berlinClock(at);
    return [date, addDays(date, -1)].some((day) => windowsOn(day).some((window) => covers(window, at)));
  };
}

/** What a business day is open for, in instants; an ambiguous start is the earlier, an ambiguous end the later. */
export function windowsOf(
  settings: OpeningSettings,
  businessDay: string,
  fulfilment: Fulfilment | null = null,
): readonly OpenWindow[] {
  const days = daysOf(settings, null);
  const key = `${businessDay} ${fulfilment}`;
  const known = days.get(key);
  if (known) return known;
  if (days.size >= MOST_DAYS) days.clear();
  const windows = windowsMadeOut(settings, businessDay, fulfilment);
  days.set(key, windows);
  return windows;
}

const MOST_DAYS = 50;
/** An order asks for the same two days a dozen times, and so does the next one. */
const daysOf = remembered<OpeningSettings, null, Map<string, readonly OpenWindow[]>>(() => new Map());

const windowsMadeOut = (
  settings: OpeningSettings,
  businessDay: string,
  fulfilment: Fulfilment | null,
): OpenWindow[] =>
  spansOf(planOf(settings, businessDay, fulfilment).ranges)
    .map(({ start, end }) => ({ start, end: nightEnd(settings, businessDay, fulfilment, end) }))
    .map((span) => windowOf(businessDay, span))
    .filter(({ opens, closes }) => opens < closes)
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());

/** The hours that cover a moment; a new day's own hours before what is left of the night. */
export function windowAt(
  settings: OpeningSettings,
  at: Date,
  fulfilment: Fulfilment | null,
): OpenWindow | null {
  const { date } = berlinClock(at);
  return (
    windowsOf(settings, date, fulfilment).find((window) => covers(window, at)) ??
    windowsOf(settings, addDays(date, -1), fulfilment).find((window) => covers(window, at)) ??
    null
  );
}

function windowEndingAt(
  settings: OpeningSettings,
  at: Date,
  fulfilment: Fulfilment | null,
): OpenWindow | undefined {
  const { date } = berlinClock(at);
  return [date, addDays(date, -1)]
    .flatMap((day) => windowsOf(settings, day, fulfilment))
    .find(({ closes }) => closes.getTime() === at.getTime());
}

/** When these hours really end, counting hours that follow without a gap; null when no end is in sight. */
export function closingOf(
  settings: OpeningSettings,
  window: OpenWindow,
  fulfilment: Fulfilment | null,
): Date | null {
  let closes = window.closes;
  for (let count = 0; count < MAX_FOLLOWING_HOURS; count++) {
    const following = windowAt(settings, closes, fulfilment);
    if (!following) return closes;
    closes = following.closes;
  }
  return null;
}

/** The first moment from `from` on at which the hours are open; pauses are not asked. */
export function nextOpening(
  settings: OpeningSettings,
  from: Date,
  fulfilment: Fulfilment | null,
): Date | null {
  if (windowAt(settings, from, fulfilment)) return from;
  const { date } = berlinClock(from);
  for (let days = 0; days <= LONGEST_CLOSED_DAYS; days++) {
    const next = windowsOf(settings, addDays(date, days), fulfilment).find(({ opens }) => opens >= from);
    if (next) return next.opens;
  }
  return null;
}

const windowOf = (businessDay: string, { start, end }: Span): OpenWindow => ({
  businessDay,
  opens: berlinInstant(businessDay, start, 'earlier'),
  closes: berlinInstant(businessDay, end, 'later'),
});

const covers = ({ opens, closes }: OpenWindow, at: Date): boolean => opens <= at && at < closes;

/** Settings that came to a page as JSON hold the instant as text. */
const resumption = ({ until }: Pause): Date | null => (until === null ? null : new Date(until));

const concerns = (fulfilments: Fulfilment[] | null, fulfilment: Fulfilment | null): boolean =>
  fulfilments === null || (fulfilment !== null && fulfilments.includes(fulfilment));

/** A night runs out even into a closed day, unless that day cuts it. */
function nightEnd(
  settings: OpeningSettings,
  day: string,
  fulfilment: Fulfilment | null,
  end: number,
): number {
  const isCut = end > DAY_MINUTES && planOf(settings, addDays(day, 1), fulfilment).cutPrevious;
  return isCut ? DAY_MINUTES : end;
}

const closed = (reason: ClosedReason, label: string, nextChange: Date | null): OpeningState => ({
  open: false,
  reason,
  label,
  nextChange,
  businessDay: null,
});

function pausedState(settings: OpeningSettings, fulfilment: Fulfilment | null): OpeningState {
  const until = settings.pause && resumption(settings.pause);
  return closed('paused', settings.pause?.reason ?? '', until && nextOpening(settings, until, fulfilment));
}

function closedState(settings: OpeningSettings, at: Date, fulfilment: Fulfilment | null): OpeningState {
  const today = planOf(settings, berlinClock(at).date, fulfilment);
  const reason = reasonOf(today);
  return closed(reason, reason === 'outsideHours' ? '' : today.label, nextOpening(settings, at, fulfilment));
}

function reasonOf({ source, ranges }: DayPlan): ClosedReason {
  if (ranges.length > 0) return 'outsideHours';
  return source === 'week' ? 'dayOff' : source;
}
