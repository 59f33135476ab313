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
 * Two banners stick below each other, and whatever else sticks to the top of a page (`data-under-banner`) below both:
 * `--tresen-banner` in its `top`. Nothing sticks before somebody scrolls.
 */
function measured(box: HTMLElement): () => void {
  const watch = new ResizeObserver(stack);
  const begin = () => {
    banners.add(box);
    watch.observe(box);
  };
  if (scrollY > 0) begin();
  else window.addEventListener('scroll', begin, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', begin);
    watch.disconnect();
    if (banners.delete(box)) stack();
  };
}

const room = new CSSStyleSheet();

/** Said on the page itself it would style the whole page anew, just when somebody begins to scroll. */
function stack(): void {
  const inOrder = [...banners].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const [first] = inOrder;
  if (first) first.style.top = '';
  const heights = inOrder.map(({ offsetHeight }) => offsetHeight);
  const top = first ? Number.parseFloat(getComputedStyle(first).top) : 0;
  let height = 0;
  for (const [index, banner] of inOrder.entries()) {
    if (index > 0) banner.style.top = `${top + height}px`;
    height += heights[index] ?? 0;
  }
  room.replaceSync(`[data-under-banner] { --tresen-banner: ${height}px; }`);
  if (!document.adoptedStyleSheets.includes(room))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, room];
}
