import { useCallback, useEffect, useRef } from 'react';
import { refreshPage } from '../../../lib/live/fresh-page';
import { useLive } from '../../../lib/live/live';

const TOGETHER_MS = 300;
const HEALTH_MS = 30_000;

/** Printing comes in bursts: several events ask for the page once. Between events only the time of the last poll moves. */
export function useFreshQueue(): { refresh: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshPage(), TOGETHER_MS);
  }, []);

  useLive('print.changed', refresh);
  useLive('printer.silent', refresh);
  useLive('printer.back', refresh);
  useEffect(() => {
    const health = setInterval(() => document.visibilityState === 'visible' && refresh(), HEALTH_MS);
    return () => {
      clearInterval(health);
      clearTimeout(timer.current);
    };
  }, [refresh]);
  return { refresh };
}
