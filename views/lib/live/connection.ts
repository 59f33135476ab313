import { useEffect } from 'react';
import { isAnswered } from '../http/answered';
import { createStore, useStore } from '../session/store';
import { heard, reconnect } from './live';
import { serverNow } from './server-clock';

const LOOK_EVERY_MS = 1_500;
/** With the pause before it and the patience after it a lost line is noticed within five seconds. */
const ASK_AFTER_MS = 1_800;

/** Since when nothing gets through; null while the line is good. */
const lostSince = createStore<number | null>(null);

/** Nobody asks what cannot be answered. */
export const isLost = (): boolean => lostSince.get() !== null;

export const useLostSince = (): number | null => useStore(lostSince, null);

let asking: Promise<void> | null = null;

/** Asks at once whether anything gets through; those who ask at the same time wait for one answer. */
export const connectNow = (): Promise<void> => {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
};

async function ask(): Promise<void> {
  if (navigator.onLine && (await isAnswered())) found();
  else lose();
}

/** Looks after the line as long as somebody relies on it, and fetches what was missed when it is back. */
export function useConnectionWatch(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      const { open, at } = heard.get();
      if (open && Date.now() - at < ASK_AFTER_MS && lostSince.get() === null) return;
      void connectNow();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('offline', lose);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('offline', lose);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

function lose(): void {
  if (lostSince.get() === null) lostSince.set(serverNow());
}

function found(): void {
  if (lostSince.get() === null) return;
  lostSince.set(null);
  reconnect();
}
