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
 * Whatever sticks to the top of a page stands below the banner: `--tresen-banner` in its `top`. Nothing sticks before somebody
 * scrolls, and to say it styles the whole page anew, so a page that has just come is spared that.
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

function tellTallest(): void {
  const tallest = Math.max(0, ...[...banners].map(({ offsetHeight }) => offsetHeight));
  document.documentElement.style.setProperty('--tresen-banner', `${tallest}px`);
}
