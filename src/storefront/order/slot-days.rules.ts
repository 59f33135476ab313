import { atFirstUse } from '../../shared/at-first-use.js';
import { berlinClock, daysBetween, formatShortDay } from '../../shared/berlin-time.js';
import type { Language } from '../../shared/voice.types.js';
import type { Slot } from '../../shop/opening-hours/opening-hours.types.js';
import type { SlotDayView } from './quote.view.js';

/** Grouped by calendar day: half past midnight is tomorrow for a guest, even where the kitchen counts it as today. */
export function slotDaysOf(slots: readonly Slot[], now: Date, lang: Language): SlotDayView[] {
  const days = new Map<string, SlotDayView>();
  for (const { at, label, full } of slots) {
    const { date } = berlinClock(at);
    const day = days.get(date) ?? { date, label: dayLabelOf(date, now, lang), slots: [] };
    day.slots.push({ at: at.toISOString(), label, full });
    days.set(date, day);
  }
  return [...days.values()];
}

function dayLabelOf(date: string, now: Date, lang: Language): string {
  const days = daysBetween(berlinClock(now).date, date);
  if (days === 0) return lang === 'en' ? 'Today' : 'Heute';
  if (days === 1) return lang === 'en' ? 'Tomorrow' : 'Morgen';
  return lang === 'en' ? formatShortDayEn(date) : formatShortDay(date);
}

/** 'Mon 23 Nov' */
export const formatShortDayEn = (date: string): string => SHORT_EN().format(new Date(`${date}T12:00:00Z`));

const SHORT_EN = atFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);
