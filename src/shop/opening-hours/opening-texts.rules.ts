import { berlinClock, daysBetween, formatDate, formatTime, type Weekday } from '../../shared/berlin-time.js';
import type { ClosedReason, OpeningState, RefusalMoment, WhenRefusal } from './opening-hours.types.js';

const CLOSED: Record<ClosedReason, string> = {
  disabled: 'Zurzeit keine Bestellungen möglich',
  menuOnly: 'Nur Speisekarte',
  notStarted: 'Noch nicht geöffnet',
  ended: 'Geschlossen',
  paused: 'Bestellungen pausiert',
  specialDay: 'Heute geschlossen',
  vacation: 'Betriebsferien',
  holiday: 'Heute geschlossen',
  dayOff: 'Heute Ruhetag',
  outsideHours: 'Geschlossen',
};

const REFUSED: Record<WhenRefusal, string> = {
  closed: 'Zurzeit sind wir geschlossen.',
  paused: 'Zurzeit nehmen wir keine Bestellungen an.',
  lastOrderOver: 'Für heute leider zu spät.',
  preorderOff: 'Vorbestellungen sind leider nicht möglich.',
  slotPast: 'Diese Uhrzeit ist schon vorbei.',
  slotTooSoon: 'Bis zu dieser Uhrzeit schaffen wir es leider nicht.',
  slotTooFar: 'So weit im Voraus nehmen wir noch keine Bestellungen an.',
  slotClosed: 'Zu dieser Uhrzeit nehmen wir keine Bestellungen an.',
  slotFull: 'Diese Uhrzeit ist leider schon ausgebucht.',
};

const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

/** 'Geöffnet bis 14:30 Uhr', 'Heute Ruhetag, öffnet Dienstag um 11:30 Uhr' */
export function openingText({ open, reason, label, nextChange }: OpeningState, now: Date): string {
  if (open) return nextChange ? `Geöffnet bis ${untilText(nextChange, now)}` : 'Durchgehend geöffnet';
  const why = CLOSED[reason ?? 'outsideHours'] + (label ? ` (${label})` : '');
  if (!nextChange) return why;
  return reason === 'paused'
    ? `${why} bis ${untilText(nextChange, now)}`
    : `${why}, öffnet ${dayTimeText(nextChange, now)}`;
}

/** The refusal in one sentence, and a second one that says when it will work. */
export function whenRefusalText(
  refusal: WhenRefusal,
  nextSlot: Date | null,
  { now, pauseReason }: RefusalMoment,
): string {
  const why = refusedBecause(REFUSED[refusal], refusal === 'paused' ? pauseReason : '');
  return nextSlot ? `${why} Vorbestellung möglich ab ${dayTimeText(nextSlot, now, '')}.` : why;
}

/** 'Zurzeit nehmen wir keine Bestellungen an (Ofen kaputt).' */
export const refusedBecause = (sentence: string, reason: string): string =>
  reason ? sentence.replace(/\.$/, ` (${reason}).`) : sentence;

/** 'heute um 17:30 Uhr', 'morgen um …', 'Dienstag um …', 'am 24.12.2026 um …'; a day that begins at midnight needs no time. */
export function dayTimeText(at: Date, now: Date, before = 'um '): string {
  const time = `${before}${formatTime(at)} Uhr`;
  const days = daysBetween(berlinClock(now).date, berlinClock(at).date);
  if (berlinClock(at).minute === 0) {
    if (days === 1) return `${before}Mitternacht`;
    if (before) return days < 7 ? WEEKDAY_NAMES[berlinClock(at).weekday] : `am ${formatDate(at)}`;
  }
  if (days === 0) return `heute ${time}`;
  if (days === 1) return `morgen ${time}`;
  if (days > 1 && days < 7) return `${WEEKDAY_NAMES[berlinClock(at).weekday]} ${time}`;
  return before ? `am ${formatDate(at)} ${time}` : `${formatDate(at)}, ${time}`;
}

const HOURS_18_MS = 18 * 3_600_000;

/** '22:00 Uhr': an end in the coming night needs no day beside it. */
export const untilText = (at: Date, now: Date): string =>
  at.getTime() - now.getTime() < HOURS_18_MS ? `${formatTime(at)} Uhr` : dayTimeText(at, now, '');
