/** How often in a row nobody was seen; a worker that is started again is no news. */
const MISSED_AT_MOST = 3;
/** Right after a start the worker takes longer than the page that misses it: a minute. */
const MISSED_AT_START = 19;

export interface Watched {
  missed: number;
  /** Somebody was seen since this process has started. */
  met: boolean;
}

export const NOT_MISSED: Watched = { missed: 0, met: false };

/** `seen` is null when nobody could be asked: that says nothing about the worker. */
export function afterLook(watched: Watched, seen: boolean | null): Watched {
  if (seen === null) return watched;
  const { missed, met } = watched;
  return seen ? { missed: 0, met: true } : { missed: Math.min(missed + 1, MISSED_AT_START + 1), met };
}

export const isAway = ({ missed, met }: Watched): boolean =>
  missed > (met ? MISSED_AT_MOST : MISSED_AT_START);
