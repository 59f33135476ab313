import { type RefObject, useEffect, useRef, useState } from 'react';
import { AT_FIRST, rowsInSight, type Stretch } from './list.rules';

/** The page scrolls, not the list: which of its rows stand in the window. */
export function useRowsInSight(count: number): {
  list: RefObject<HTMLTableSectionElement | null>;
  sight: Stretch;
} {
  const list = useRef<HTMLTableSectionElement>(null);
  const [sight, setSight] = useState<Stretch>(AT_FIRST);

  useEffect(() => {
    const look = () => {
      const row = list.current?.querySelector<HTMLElement>('[data-row]')?.offsetHeight;
      if (!list.current || !row) return;
      const { top } = list.current.getBoundingClientRect();
      const next = rowsInSight({ top, window: window.innerHeight, row, count });
      setSight((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count]);

  return { list, sight };
}
