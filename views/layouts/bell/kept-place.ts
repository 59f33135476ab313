import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { usePath } from '../../lib/vike/page-context';
import { whenCalm } from './calm';

/** The page that somebody has before them. */
let shown: string | null = null;

/** Whoever draws banners says which page stands; a banner that comes with a page moves nothing. */
export function useShownPage(path: string): void {
  useEffect(() => {
    shown = path;
  }, [path]);
}

/** How long nobody may have touched anything before the page gives back the place that a banner took. */
const CALM_MS = 2_000;

/**
 * For a banner above a page: one that arrives while somebody reads or taps leaves everything below where it was, and so does
 * its end. At the top of a page it covers something then, until nobody has touched anything for a while.
 */
export function useKeptPlace<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const path = usePath();
  useLayoutEffect(() => (box.current ? measured(box.current) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it arrives
  useLayoutEffect(() => {
    if (!box.current || shown !== path) return;
    box.current.dataset.arrived = 'true';
    const height = box.current.offsetHeight + Number.parseFloat(getComputedStyle(box.current).marginBottom);
    const isAtTop = scrollY < height;
    scrollOn(height);
    const stop = isAtTop ? uncoveredWhenCalm(height) : undefined;
    return () => {
      stop?.();
      scrollOn(-height);
    };
  }, []);
  return box;
}

/** Back to the top, unless somebody has scrolled meanwhile. */
function uncoveredWhenCalm(height: number): () => void {
  const kept = scrollY;
  return whenCalm(window, CALM_MS, () => {
    if (Math.abs(scrollY - kept) > 1) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: -height, behavior: isStill ? 'instant' : 'smooth' });
  });
}

const banners = new Set<HTMLElement>();

/** Whatever sticks to the top of a page stands below the banner: `--tresen-banner` in its `top`. */
function measured(box: HTMLElement): () => void {
  const tell = () => {
    const tallest = Math.max(0, ...[...banners].map(({ offsetHeight }) => offsetHeight));
    document.documentElement.style.setProperty('--tresen-banner', `${tallest}px`);
  };
  const watch = new ResizeObserver(tell);
  banners.add(box);
  watch.observe(box);
  tell();
  return () => {
    watch.disconnect();
    banners.delete(box);
    tell();
  };
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
