import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import {
  addDays,
  berlinClock,
  formatDate,
  formatDateTime,
  formatTime,
  HOUR_MS,
} from '../../../src/shared/berlin-time';
import { isHydrated } from '../vike/hydration';

const SECOND = 1_000;

let aheadMs = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The server's time when the page was made: what the first picture shows, there and here. */
export const PageTime = createContext(0);

/** A tablet whose clock is an hour wrong still counts right. */
export function setServerTime(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

export const serverNow = (): number => Date.now() + aheadMs;

const SOON_MS = 16 * HOUR_MS;

/** '20:30'; with the day where it is another one. */
export function dayAndTime(at: string): string {
  const moment = new Date(at);
  return isSoon(moment) ? formatTime(moment) : formatDateTime(moment);
}

/** 'um 20:30', 'morgen um 18:25', 'am 30.11. um 18:25': within a sentence. */
export const whenInWords = (at: string): string => wordsFor(at, { day: 'am ', time: ' um ', alone: 'um ' });

/** '20:30', 'morgen, 18:25', 'den 30.11., 18:25': after a preposition. */
export const forWhen = (at: string): string => wordsFor(at, { day: 'den ', time: ', ', alone: '' });

function wordsFor(at: string, words: { day: string; time: string; alone: string }): string {
  const moment = new Date(at);
  const time = formatTime(moment);
  if (isSoon(moment)) return words.alone + time;
  const { date } = berlinClock(moment);
  const isTomorrow = date === addDays(berlinClock(new Date(serverNow())).date, 1);
  return (isTomorrow ? 'morgen' : words.day + formatDate(moment).slice(0, DAY_AND_MONTH)) + words.time + time;
}

const DAY_AND_MONTH = '30.11.'.length;
const isSoon = (moment: Date): boolean => Math.abs(moment.getTime() - serverNow()) < SOON_MS;

/**
 * Renders anew only when a step has passed, not with every second. Nothing waits for it: what somebody types or taps goes first,
 * and the page's own time stands until the browser has taken the page over.
 */
export function useNow(stepMs = SECOND): number {
  const first = useContext(PageTime);
  const [now, setNow] = useState(() => steps(isHydrated() ? serverNow() : first, stepMs));
  useEffect(() => {
    const look = () => startTransition(() => setNow(steps(serverNow(), stepMs)));
    look();
    return subscribe(look);
  }, [stepMs]);
  return now;
}

const steps = (at: number, stepMs: number): number => Math.floor(at / stepMs) * stepMs;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
