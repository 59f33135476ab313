import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePath } from '../../lib/vike/page-context';

/** The page that somebody has before them. */
let shown: string | null = null;

/** Whoever draws banners says which page stands; a banner that comes with a page moves nothing. */
export function useShownPage(path: string): void {
  useEffect(() => {
    shown = path;
  }, [path]);
}

/** For a banner above a page: one that arrives while somebody reads or taps leaves everything below where it was, and so does its end. */
export function useKeptPlace<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it arrives
  useLayoutEffect(() => {
    if (!box.current || shown !== path) return;
    box.current.dataset.arrived = 'true';
    const height = box.current.offsetHeight + Number.parseFloat(getComputedStyle(box.current).marginBottom);
    scrollOn(height);
    return () => scrollOn(-height);
  }, []);
  return box;
}

function scrollOn(by: number): void {
  const { style } = document.documentElement;
  // Browsers do this by themselves, but not at the top of a page; both would be twice.
  style.overflowAnchor = 'none';
  scrollBy({ top: by, behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}
