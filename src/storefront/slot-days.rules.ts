import { berlinClock, daysBetween, formatShortDay } from '../shared/berlin-time.js';
import type { Slot } from '../shop/opening-hours/opening-hours.types.js';
import type { SlotDayView } from './quote.view.js';

/** By the day on the calendar: half past midnight is tomorrow for a guest, whatever day the kitchen counts it for. */
export function slotDaysOf(slots: readonly Slot[], now: Date): SlotDayView[] {
  const days = new Map<string, SlotDayView>();
  for (const { at, label, full } of slots) {
    const { date } = berlinClock(at);
    const day = days.get(date) ?? { date, label: dayLabelOf(date, now), slots: [] };
    day.slots.push({ at: at.toISOString(), label, full });
    days.set(date, day);
  }
  return [...days.values()];
}

function dayLabelOf(date: string, now: Date): string {
  const days = daysBetween(berlinClock(now).date, date);
  if (days === 0) return 'Heute';
  return days === 1 ? 'Morgen' : formatShortDay(date);
}
