import { addDays, berlinClock, berlinInstant, MINUTE_MS } from '../../shared/berlin-time.js';
import { businessDayOf, windowsOf } from './opening-hours.rules.js';
import type { OpeningSettings } from './opening-hours.types.js';

/** When a pause of so many minutes, or for the rest of the business day, resumes by itself. */
export function pauseEndOf(settings: OpeningSettings, length: number | 'today', now: Date): Date {
  if (length !== 'today') return new Date(now.getTime() + length * MINUTE_MS);

  const lastClosing = windowsOf(settings, businessDayOf(settings, now)).at(-1)?.closes;
  if (lastClosing && lastClosing > now) return lastClosing;
  return berlinInstant(addDays(berlinClock(now).date, 1), 0, 'earlier');
}
