import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AT_FIRST, rowsInSight, type Stretch } from './list.rules';

/** The page scrolls, not the list: which of its rows stand in the window. */
export function useRowsInSight(count: number): {
  list: RefObject<HTMLTableSectionElement | null>;
  sight: Stretch;
} {
  const list = useRef<HTMLTableSectionElement>(null);
  const [sight, setSight] = useState<Stretch>(AT_FIRST);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      const row = list.current?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
      if (!list.current || !row) return;
      const { top } = list.current.getBoundingClientRect();
      const next = rowsInSight({ top, window: window.innerHeight, row, count });
      setSight((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    // Once a frame and at once: what is still to be drawn when the next event comes counts for React as an endless loop.
    const lookSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        flushSync(look);
      });
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [count]);

  return { list, sight };
}
