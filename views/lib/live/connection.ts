import { useEffect } from 'react';
import { isAnswered } from '../http/answered';
import { createStore, useStore } from '../session/store';
import { heard, reconnect } from './live';

const LOOK_EVERY_MS = 1_500;
/** With the pause before it and the patience after it a lost line is noticed within five seconds. */
const ASK_AFTER_MS = 1_800;

/** Since when nothing gets through; null while the line is good. */
const lostSince = createStore<number | null>(null);

/** Nobody asks what cannot be answered. */
export const isLost = (): boolean => lostSince.get() !== null;

export const useLostSince = (): number | null => useStore(lostSince, null);

/** Looks after the line as long as somebody relies on it, and fetches what was missed when it is back. */
export function useConnectionWatch(): void {
  useEffect(() => {
    let asking = false;
    const look = async () => {
      if (asking || document.visibilityState === 'hidden') return;
      const { open, at } = heard.get();
      if (open && Date.now() - at < ASK_AFTER_MS && lostSince.get() === null) return;
      asking = true;
      const answered = navigator.onLine && (await isAnswered());
      asking = false;
      if (answered) found();
      else lose();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    const now = () => void look();
    addEventListener('offline', lose);
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      removeEventListener('offline', lose);
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, []);
}

function lose(): void {
  if (lostSince.get() === null) lostSince.set(Date.now());
}

function found(): void {
  if (lostSince.get() === null) return;
  lostSince.set(null);
  reconnect();
}
