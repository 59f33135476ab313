/** How often in a row nobody was seen; a worker that is started again is no news. */
const MISSED_AT_MOST = 3;

export interface Watched {
  missed: number;
}

export const NOT_MISSED: Watched = { missed: 0 };

/** `seen` is null when nobody could be asked: that says nothing about the worker. */
export function afterLook({ missed }: Watched, seen: boolean | null): Watched {
  if (seen === null) return { missed };
  return { missed: seen ? 0 : Math.min(missed + 1, MISSED_AT_MOST + 1) };
}

export const isAway = ({ missed }: Watched): boolean => missed > MISSED_AT_MOST;
