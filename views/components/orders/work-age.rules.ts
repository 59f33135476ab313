import { MINUTE_MS } from '../../../src/shared/berlin-time';

export type Tone = 'calm' | 'soon' | 'late';

export interface Age {
  tone: Tone;
  /** '6:12 wartet', '+6 min', '12 min': what the pill says. */
  text: string;
}

/** What colour says, for whoever does not see it. */
export const TONE_WORDS: Record<Tone, string> = { calm: '', soon: 'Bald: ', late: 'Zu spät: ' };

const SOON_MINUTES = 5;

/** What is in work, at the counter and in the kitchen: the time that is left, or since when nobody has promised one. */
export function workAge({ dueAt, placedAt }: { dueAt: number | null; placedAt: string }, now: number): Age {
  if (dueAt === null) {
    const waited = Math.max(0, now - Date.parse(placedAt));
    return { tone: 'calm', text: `seit ${spanText(Math.floor(waited / MINUTE_MS))}` };
  }
  const left = dueAt - now;
  if (left < 0) return { tone: 'late', text: `+${spanText(Math.max(1, Math.floor(-left / MINUTE_MS)))}` };
  const minutes = Math.ceil(left / MINUTE_MS);
  return { tone: minutes <= SOON_MINUTES ? 'soon' : 'calm', text: spanText(minutes) };
}

/** '9 min', '2 h 05', '3 Tage' */
export function spanText(minutes: number): string {
  if (minutes < 100) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
  return `${Math.floor(minutes / 1_440)} Tage`;
}
