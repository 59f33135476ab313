/** The tab of the category in view is marked and kept in sight. */
export function followScroll(): void {
  const tabs = new Map<string, HTMLAnchorElement>();
  for (const tab of document.querySelectorAll<HTMLAnchorElement>('.tabs a')) tabs.set(tab.hash.slice(1), tab);

  const mark = (id: string) => {
    for (const [anchor, tab] of tabs) {
      if (anchor !== id) tab.removeAttribute('aria-current');
      else if (!tab.hasAttribute('aria-current')) {
        tab.setAttribute('aria-current', 'true');
        const row = tab.parentElement;
        row?.scrollTo({
          left: tab.offsetLeft - row.clientWidth / 2 + tab.offsetWidth / 2,
          behavior: 'smooth',
        });
      }
    }
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) mark(seen.target.id);
    },
    { rootMargin: '-25% 0px -70% 0px' },
  );
  for (const section of document.querySelectorAll('.category')) watcher.observe(section);
}
