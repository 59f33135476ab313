import { atFirstUse } from '../../shared/at-first-use.js';
import { berlinClock, daysBetween, formatTime, type Weekday } from '../../shared/berlin-time.js';
import type { ClosedReason, OpeningState, RefusalMoment, WhenRefusal } from './opening-hours.types.js';
import { refusedBecause } from './opening-texts.rules.js';

const CLOSED: Record<ClosedReason, string> = {
  disabled: 'Not taking orders at the moment',
  menuOnly: 'Menu only',
  notStarted: 'Not open yet',
  ended: 'Closed',
  paused: 'Orders are paused',
  specialDay: 'Closed today',
  vacation: 'Closed for holidays',
  holiday: 'Closed today',
  dayOff: 'Closed today',
  outsideHours: 'Closed',
};

const REFUSED: Record<WhenRefusal, string> = {
  closed: 'We are closed at the moment.',
  paused: 'We are not taking orders at the moment.',
  lastOrderOver: 'It is too late for today, sorry.',
  preorderOff: 'Sorry, orders ahead are not possible.',
  slotPast: 'This time has already passed.',
  slotTooSoon: 'Sorry, we cannot make it by that time.',
  slotTooFar: 'We do not take orders that far ahead yet.',
  slotClosed: 'We do not take orders at that time.',
  slotFull: 'Sorry, this time is fully booked.',
};

const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** 'Open until 14:30', 'Closed today, opens Tuesday at 11:30' */
export function openingTextEn({ open, reason, label, nextChange }: OpeningState, now: Date): string {
  if (open)
    return nextChange ? `Open until ${dayTimeTextEn(nextChange, now, '', '')}` : 'Open around the clock';
  const why = CLOSED[reason ?? 'outsideHours'] + (label ? ` (${label})` : '');
  if (!nextChange) return why;
  return reason === 'paused'
    ? `${why} until ${dayTimeTextEn(nextChange, now, '', '')}`
    : `${why}, opens ${dayTimeTextEn(nextChange, now)}`;
}

/** The refusal in one sentence, and a second one that says when it will work. */
export function whenRefusalTextEn(
  refusal: WhenRefusal,
  nextSlot: Date | null,
  { now, pauseReason }: RefusalMoment,
): string {
  const why = refusedBecause(REFUSED[refusal], refusal === 'paused' ? pauseReason : '');
  return nextSlot ? `${why} You can order ahead from ${dayTimeTextEn(nextSlot, now, '')}.` : why;
}

/** 'today at 17:30', 'tomorrow at …', 'Tuesday at …', 'on 24 December 2026 at …' */
export function dayTimeTextEn(at: Date, now: Date, before = 'at ', today = 'today '): string {
  const time = `${before}${formatTime(at)}`;
  const days = daysBetween(berlinClock(now).date, berlinClock(at).date);
  if (berlinClock(at).minute === 0) {
    if (days === 1) return `${before}midnight`;
    if (before) return days < 7 ? `on ${WEEKDAY_NAMES[berlinClock(at).weekday]}` : `on ${DATE().format(at)}`;
  }
  if (days === 0) return `${today}${time}`;
  if (days === 1) return `tomorrow ${time}`;
  if (days > 1 && days < 7) return `${WEEKDAY_NAMES[berlinClock(at).weekday]} ${time}`;
  return before ? `on ${DATE().format(at)} ${time}` : `${DATE().format(at)}, ${time}`;
}

const DATE = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
