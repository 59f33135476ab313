export interface Count {
  shown: number;
  offered: number;
  asked: number;
  query: string;
  /** It is about what a guest cannot eat: what others like may hold it. */
  avoids: boolean;
}

/** How many dishes are left, everywhere that is said; and what to do when none is. */
export function announce({ shown, offered, asked, query, avoids }: Count): void {
  const isNarrowed = asked > 0 || query !== '';
  write('treffer', (found) => {
    const sentence = found.dataset.count ?? '';
    const counted = sentence.replace('{shown}', String(shown)).replace('{all}', String(offered));
    found.textContent = isNarrowed ? counted : '';
  });
  write('filter-zahl', (badge) => {
    badge.hidden = asked === 0;
    badge.textContent = String(asked);
  });
  // A filter outlives the visit: whoever comes back sees why dishes are missing.
  write('bedienung', (bar) => {
    bar.classList.toggle('bar--narrow', asked > 0);
    document.documentElement.toggleAttribute('data-narrow', asked > 0);
  });
  for (const id of ['filter-punkt', 'filter-zurueck', 'filter-weg']) {
    write(id, (element) => {
      element.hidden = asked === 0;
    });
  }
  write('filter-zeigen', (button) => {
    const { none = '', one = '', many = '' } = button.dataset;
    if (shown > 1) button.textContent = many.replace('{shown}', String(shown));
    else button.textContent = shown === 1 ? one : none;
  });
  write('nichts-gefunden', (none) => {
    none.hidden = shown > 0 || !isNarrowed;
    const title = none.querySelector('h2');
    const advice = none.querySelector('p');
    if (title && query) title.textContent = none.dataset.title?.replace('{query}', () => query) ?? '';
    if (advice && asked > 0) advice.textContent = advice.dataset.filtered ?? '';
  });
  // Who finds nothing sees at least what others like.
  write('beliebt', (popular) => {
    popular.hidden = isNarrowed && (shown > 0 || avoids);
  });
}

export function write(id: string, change: (element: HTMLElement) => void): void {
  const element = document.getElementById(id);
  if (element) change(element);
}
