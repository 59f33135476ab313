/** A place of the menu: the category at 0, then its rows, and how far from the top of the screen it stands. */
interface Spot {
  id: string;
  row: number;
  top: number;
}

/** What is under the sticky block by less than this counts as reached. */
const NEAR = 24;
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
const AT = 'tresen:stelle:';

/** Where the page was sent; only a hand on it gives it free. */
let aim: Spot | null = null;

/** What the guest looks at stays where it is, whatever becomes higher or lower above it. */
export function inPlace(change: () => void): void {
  const held = aim ?? lookedAt();
  const before = held ? topOf(held) : null;
  change();
  if (!held || before === null) return;
  const isOnItsWay = held === aim && held.row === 0 && Math.abs(before - held.top) >= NEAR;
  bringTo(held, isOnItsWay ? 'auto' : 'instant');
}

/** A long menu comes bit by bit, so the browser cannot know where a guest was before a reload. */
export function keepPlace(): void {
  const name = AT + location.pathname;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') aimAt(location.hash);
  else aim = readSpot(name);
  for (const hand of HANDS) addEventListener(hand, () => (aim = null), { passive: true });
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) aimAt(link.hash);
  });
  const land = () => aim && bringTo(aim, 'instant');
  land();
  // The browser has an idea of its own, which it may carry out as late as this.
  addEventListener('load', () => requestAnimationFrame(land));
  addEventListener('pagehide', () => writeSpot(name, lookedAt()));
}

/** A category that was asked for stays the one that is looked at. */
function aimAt(hash: string): void {
  const id = decodeURIComponent(hash.slice(1));
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  aim = sectionOf(id) ? { id, row: 0, top: padding || 0 } : null;
}

function bringTo(spot: Spot, behavior: ScrollBehavior): void {
  const top = (topOf(spot) ?? spot.top) - spot.top;
  if (Math.abs(top) >= 1) scrollBy({ top, behavior });
}

/** The last that begins above the edge; none while the first has not come there. */
function lookedAt(): Spot | null {
  const edge = (document.getElementById('bedienung')?.getBoundingClientRect().bottom ?? 0) + NEAR;
  const begun = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top <= edge;
  };
  const section = [...document.querySelectorAll('.category')].findLast(begun);
  if (!section) return null;
  const row = partsOf(section).findLastIndex(begun);
  return { id: section.id, row, top: topOf({ id: section.id, row }) ?? 0 };
}

const sectionOf = (id: string): Element | null => document.querySelector(`.category[id="${CSS.escape(id)}"]`);

const partsOf = (section: Element): Element[] => [section, ...section.querySelectorAll('.dishes > li')];

function topOf({ id, row }: Omit<Spot, 'top'>): number | null {
  const section = sectionOf(id);
  const { top, height } = (section && partsOf(section)[row])?.getBoundingClientRect() ?? {
    top: 0,
    height: 0,
  };
  return height > 0 ? top : null;
}

function readSpot(name: string): Spot | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

function writeSpot(name: string, spot: Spot | null): void {
  try {
    if (spot) sessionStorage.setItem(name, JSON.stringify(spot));
    else sessionStorage.removeItem(name);
  } catch {
    // Private windows may refuse; then a reload begins where the browser thinks.
  }
}
