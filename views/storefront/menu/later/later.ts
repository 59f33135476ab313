/** How far below the screen a category is fetched already. */
const AHEAD = '1200px';
const CAME = 'tresen:karte';
const TOGETHER_MS = 120;

/** Holds what the guest looks at; its code comes with a long menu alone. */
let inPlace = (change: () => void): void => change();

/** Told each time more of the menu is on the page. */
export const whenMoreCame = (look: () => void): void => document.addEventListener(CAME, look);

/** A long menu begins with its first categories: the others come as they are looked at, all of them when one looks for something. */
export async function fetchLater(): Promise<void> {
  const places = placesIn(document);
  if (places.length === 0) return;
  const hold = await import('./hold').catch(() => null);
  if (hold) {
    inPlace = hold.inPlace;
    hold.keepPlace();
  }
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) void fetchOne(target as HTMLElement);
    },
    { rootMargin: AHEAD },
  );
  for (const place of places) near.observe(place);
}

/** Search and filters are about the whole menu. */
export function fetchAll(): void {
  for (const place of placesIn(document)) void fetchOne(place);
}

let isToTell = false;

/** Once for all that come close behind each other. */
function tellSoon(): void {
  if (isToTell) return;
  isToTell = true;
  setTimeout(() => {
    isToTell = false;
    inPlace(() => document.dispatchEvent(new Event(CAME)));
  }, TOGETHER_MS);
}

const placesIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.category[data-later]'),
];

/** What cannot be fetched keeps its link. */
async function fetchOne(place: HTMLElement): Promise<void> {
  const link = place.querySelector<HTMLAnchorElement>('a.link');
  if (!link || place.dataset.later === 'asked') return;
  place.dataset.later = 'asked';
  try {
    const answer = await fetch(link.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const category = page.getElementById(place.id);
    if (!category) return;
    // Its rows are no guess where one scrolls back to them.
    if (place.getBoundingClientRect().top < 0) category.dataset.whole = '';
    inPlace(() => place.replaceWith(document.importNode(category, true)));
    tellSoon();
  } catch {
    place.dataset.later = '';
  }
}
