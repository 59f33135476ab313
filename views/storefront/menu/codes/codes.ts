const GAP = 8;

/** A tap on codes opens their names there; the browser closes them on Esc, on a tap elsewhere, and one at a time. */
export function nameCodes(): void {
  const names = document.getElementById('codes-namen');
  const title = document.getElementById('codes-titel');
  const list = document.getElementById('codes-liste');
  const legend = document.querySelector<HTMLDetailsElement>('#allergene');
  if (!names || !title || !list || !legend) return;
  document.getElementById('codes-alle')?.addEventListener('click', () => {
    names.hidePopover();
    legend.open = true;
  });
  document.getElementById('karte')?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('.codes');
    if (!link) return;
    legend.open = true;
    if (!('popover' in names)) return;
    legend.open = false;
    event.preventDefault();
    const name = link.closest('.dish')?.querySelector('.dish__open, .dish__name')?.textContent ?? '';
    title.textContent = title.dataset.title?.replace('{name}', () => name) ?? '';
    list.replaceChildren(...rowsOf(link));
    names.showPopover();
    place(names, link);
    title.focus({ preventScroll: true });
    names.addEventListener('toggle', () => link.focus({ preventScroll: true }), { once: true });
  });
}

/** Each code with its words; they stand in the link already, for whoever listens. */
const rowsOf = (link: HTMLElement): HTMLElement[] =>
  [...link.querySelectorAll<HTMLElement>('[data-code]')].flatMap((code) => {
    const term = document.createElement('dt');
    const words = document.createElement('dd');
    term.textContent = code.dataset.code ?? '';
    words.textContent = code.querySelector('.visually-hidden')?.textContent?.trim() ?? '';
    return [term, words];
  });

/** Under the codes, above them where there is no room, and never beside the screen; it scrolls with the page. */
function place(names: HTMLElement, link: HTMLElement): void {
  const spot = link.getBoundingClientRect();
  const { width, height } = names.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(spot.left, document.documentElement.clientWidth - width - GAP));
  const below = spot.bottom + GAP;
  const top = below + height <= innerHeight - GAP ? below : Math.max(GAP, spot.top - GAP - height);
  names.style.left = `${left + scrollX}px`;
  names.style.top = `${top + scrollY}px`;
}
