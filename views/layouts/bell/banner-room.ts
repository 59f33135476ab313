import { whenCalm } from './calm';

/** How long nobody may have touched anything before the page gives back the place that a banner took. */
const CALM_MS = 2_000;

/** Loaded with the first banner: it stays above what sticks to the top, and covers nothing for longer than it has to. */
export function makeRoom(banner: HTMLElement, moved: number): () => void {
  const forget = measured(banner);
  const stop = uncoveredWhenCalm(moved);
  return () => {
    forget();
    stop?.();
  };
}

/** Back to the top where the page was at its top, unless somebody has scrolled meanwhile. */
function uncoveredWhenCalm(height: number): (() => void) | undefined {
  if (height === 0) return undefined;
  const kept = scrollY;
  if (kept >= 2 * height) return undefined;
  return whenCalm(window, CALM_MS, () => {
    if (Math.abs(scrollY - kept) > 1) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: -height, behavior: isStill ? 'instant' : 'smooth' });
  });
}

const banners = new Set<HTMLElement>();

/**
 * Whatever sticks to the top of a page (`data-under-banner`) stands below the banner: `--tresen-banner` in its `top`. Nothing sticks
 * before somebody scrolls.
 */
function measured(box: HTMLElement): () => void {
  const watch = new ResizeObserver(tellTallest);
  const begin = () => {
    banners.add(box);
    watch.observe(box);
  };
  if (scrollY > 0) begin();
  else window.addEventListener('scroll', begin, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', begin);
    watch.disconnect();
    if (banners.delete(box)) tellTallest();
  };
}

const room = new CSSStyleSheet();

/** Said on the page itself it would style the whole page anew, just when somebody begins to scroll. */
function tellTallest(): void {
  const tallest = Math.max(0, ...[...banners].map(({ offsetHeight }) => offsetHeight));
  room.replaceSync(`[data-under-banner] { --tresen-banner: ${tallest}px; }`);
  if (!document.adoptedStyleSheets.includes(room))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, room];
}
