import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { idle } from '../../../../lib/live/idle';
import {
  ALL_DRAWN,
  AT_FIRST,
  counted,
  drawnWith,
  further,
  isAllDrawn,
  rowsInSight,
  type Stretch,
} from './list.rules';

/** The page scrolls, not the list: which of its rows stand in the window. */
export function useRowsInSight(count: number): {
  list: RefObject<HTMLTableSectionElement | null>;
  sight: Stretch;
} {
  const list = useRef<HTMLTableSectionElement>(null);
  const [sight, setSight] = useState<Stretch>(AT_FIRST);
  const [known, setKnown] = useState(count);
  if (known !== count) {
    setKnown(count);
    setSight(counted(sight, known, count));
  }
  const isShort = count <= ALL_DRAWN;
  const isWhole = isShort && isAllDrawn(sight, count);

  useEffect(() => {
    // Nothing of it depends on what stands in the window any more.
    if (isWhole) return;
    let frame = 0;
    const look = () => {
      const seen = stretchOf(list.current, count);
      if (!seen) return;
      setSight((before) => {
        const next = drawnWith(before, seen, count);
        return before.first === next.first && before.last === next.last ? before : next;
      });
    };
    // Once a frame and at once: what is still to be drawn when the next event comes counts for React as an endless loop.
    const lookSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        flushSync(look);
      });
    };
    if (!isShort) startTransition(look);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [count, isShort, isWhole]);

  // Whoever has begun to work is not held up by rows that nobody sees yet.
  useEffect(() => {
    if (!isShort || isAllDrawn(sight, count)) return;
    let isOver = false;
    void idle().then(() => isOver || startTransition(() => setSight(further(sight, count))));
    return () => {
      isOver = true;
    };
  }, [count, isShort, sight]);

  return { list, sight };
}

function stretchOf(list: HTMLElement | null, count: number): Stretch | null {
  const row = list?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
  if (!list || !row) return null;
  const { top } = list.getBoundingClientRect();
  return rowsInSight({ top, window: window.innerHeight, row, count });
}
