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

/**
 * For a banner above a page: one that arrives while somebody reads or taps leaves everything below where it was, and so does
 * its end. What it covers at the top of a page is uncovered once nobody touches anything.
 */
export function useKeptPlace<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const path = usePath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it arrives
  useLayoutEffect(() => {
    const banner = box.current;
    if (!banner) return;
    const height = shown === path ? arrived(banner) : 0;
    const room = import('./banner-room').then(({ makeRoom }) => makeRoom(banner, height));
    // Without a network it stays over the page, as before.
    room.catch(() => {});
    return () => {
      room.then((giveBack) => giveBack()).catch(() => {});
      if (height > 0) scrollOn(-height);
    };
  }, []);
  return box;
}

/** How far everything was moved so that it stays where it was. */
function arrived(banner: HTMLElement): number {
  banner.dataset.arrived = 'true';
  const height = banner.offsetHeight + Number.parseFloat(getComputedStyle(banner).marginBottom);
  scrollOn(height);
  return height;
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
