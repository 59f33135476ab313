import { layOutAll } from './idle/whole';

/** What is under the sticky block by less than this counts as reached. */
const NEAR = 24;

/** The tab of the category under the sticky block is marked and kept in sight; a tapped one stays marked. */
export function followTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('.tabs a')];
  const bar = document.getElementById('bedienung');
  let held: HTMLAnchorElement | null = null;
  let asked = false;

  const mark = (tab: HTMLAnchorElement | undefined) => {
    for (const other of tabs) if (other !== tab) other.removeAttribute('aria-current');
    if (!tab || tab.hasAttribute('aria-current')) return;
    tab.setAttribute('aria-current', 'true');
    const row = tab.parentElement;
    if (row) row.scrollTo({ left: row.scrollLeft + middleOf(tab) - middleOf(row) });
  };
  const look = () => {
    asked = false;
    if (held) return mark(held);
    const edge = (bar?.getBoundingClientRect().bottom ?? 0) + NEAR;
    const shown = tabs.filter(({ hidden }) => !hidden);
    mark(shown.findLast((tab) => topOf(tab) <= edge) ?? shown[0]);
  };
  const later = () => {
    if (!asked) requestAnimationFrame(look);
    asked = true;
  };
  for (const tab of tabs) {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      held = tab;
      layOutAll();
      // No entry of the history: Back leaves the menu, not the category.
      location.replace(tab.hash);
      look();
    });
  }
  // The last category is often too short to reach the top; only a hand on the page gives the mark free.
  for (const hand of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(hand, () => (held = null), { passive: true });
  }
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  later();
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

const topOf = (tab: HTMLAnchorElement): number =>
  document.getElementById(decodeURIComponent(tab.hash.slice(1)))?.getBoundingClientRect().top ?? Infinity;
