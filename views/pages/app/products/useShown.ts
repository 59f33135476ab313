import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';

const AT_FIRST = 40;
const MORE = 120;
const AHEAD = '1200px';

export interface ShownCategory {
  id: string;
  name: string;
  rows: ProductRow[];
  /** So many of the rows, from the top. */
  shown: number;
}

/** A thousand lines are slow to draw and nobody reads them at once: more come before the end is in sight. */
export function useShown(total: number, of: unknown) {
  const [state, setState] = useState({ of, shown: AT_FIRST });
  if (state.of !== of) setState({ of, shown: AT_FIRST });
  const end: RefObject<HTMLDivElement | null> = useRef(null);
  const more = () => setState((before) => ({ ...before, shown: before.shown + MORE }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with each stretch and is watched anew
  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: AHEAD,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [state.shown, total]);

  return { shown: state.shown, end, more };
}

/** The categories as far as they are shown. */
export function shownOf(
  categories: readonly { id: string; name: string }[],
  rows: readonly ProductRow[],
  limit: number,
): ShownCategory[] {
  let left = limit;
  return categories.flatMap(({ id, name }) => {
    if (left <= 0) return [];
    const own = rows.filter(({ categoryId }) => categoryId === id);
    const shown = Math.min(own.length, left);
    left -= shown;
    return [{ id, name, rows: own, shown }];
  });
}
