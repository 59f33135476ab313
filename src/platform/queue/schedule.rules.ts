import type { WallClock } from '../../shared/berlin-time.js';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function minuteOf(time: string): number {
  const [, hour, minute] = TIME.exec(time) ?? [];
  if (!hour || !minute) throw new Error(`"${time}" is not a time of day.`);
  return Number(hour) * 60 + Number(minute);
}

/** A worker that was down at the hour catches up the same day, but never into the next one. */
export const isDue = ({ date, minute }: WallClock, at: number, lastDay: string | null): boolean =>
  minute >= at && (lastDay === null || lastDay < date);
