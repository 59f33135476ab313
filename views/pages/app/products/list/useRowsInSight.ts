import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ALL_DRAWN, AT_FIRST, further, rowsInSight, type Stretch } from './list.rules';

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
      const next = stretchOf(list.current, count);
      if (!next) return;
      setSight((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    // Once a frame and at once: what is still to be drawn when the next event comes counts for React as an endless loop.
    const lookSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        flushSync(look);
      });
    };
    if (count > ALL_DRAWN) startTransition(look);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [count]);

  useEffect(() => {
    const isWhole = sight.first === 0 && sight.last >= count;
    if (count <= ALL_DRAWN && !isWhole) startTransition(() => setSight(further(sight, count)));
  }, [count, sight]);

  return { list, sight };
}

/** Nothing of a short list depends on what stands in the window, and to measure it costs a layout. */
function stretchOf(list: HTMLElement | null, count: number): Stretch | null {
  if (count <= ALL_DRAWN) return { first: 0, last: count };
  const row = list?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
  if (!list || !row) return null;
  const { top } = list.getBoundingClientRect();
  return rowsInSight({ top, window: window.innerHeight, row, count });
}
