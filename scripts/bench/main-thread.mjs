import { readFileSync } from 'node:fs';

/** Lighthouse reckons with a phone that is four times slower than the machine, and blames what holds a tap up for longer. */
const SLOWER = 4;
const HELD_UP_MS = 50;

/**
 * From a trace, how long tasks of the page would hold up taps: by the clock, as Lighthouse has it, and by what they worked.
 * Where the two are far apart the page waited for a core that somebody else had.
 */
export function heldUpOf(file) {
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8'));
  const page = threadOf(traceEvents.filter(({ name }) => name === 'Layout'));
  const held = { byClockMs: 0, byWorkMs: 0 };
  let end = 0;
  for (const { ts, dur, tdur = 0 } of tasksOf(traceEvents, page)) {
    // One within another counts once.
    if (ts < end) continue;
    end = ts + dur;
    held.byClockMs += beyond(dur);
    held.byWorkMs += beyond(tdur);
  }
  return held;
}

const beyond = (us) => Math.max(0, (us / 1000) * SLOWER - HELD_UP_MS);

const tasksOf = (events, page) =>
  events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && keyOf(event) === page)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);

/** The one that lays out most. */
function threadOf(layouts) {
  const counts = new Map();
  for (const layout of layouts) counts.set(keyOf(layout), (counts.get(keyOf(layout)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const keyOf = ({ pid, tid }) => `${pid}/${tid}`;
