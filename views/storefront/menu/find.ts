import { isFoundBy, searchTokens } from '../../../src/shared/text';
import { chooseFulfilment, watchBasket } from '../lib/basket/basket';
import { type DishMarks, keepWishes, readWishes, type Verdict, verdictOf, type Wishes } from './filter';

interface Found {
  dish: HTMLElement;
  /** Taken apart at the first letter that is typed. */
  words: string[] | null;
  ways: string[];
  marks: DishMarks;
}

/** Search, filters and the way of ordering together decide which dishes stand on the page. */
export function findDishes(slug: string): void {
  const controls = document.getElementById('bedienung');
  const field = document.querySelector<HTMLInputElement>('#suche');
  if (!controls || !field) return;

  const dishes = [...document.querySelectorAll<HTMLElement>('.dish')].map(readDish);
  let wishes = readWishes(slug);
  const look = () => show(dishes, { query: field.value, way: wayOf(), wishes });
  field.addEventListener('input', look);
  controls.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'way') return chooseFulfilment(slug, value as 'pickup' | 'delivery');
    wishes = tickedWishes();
    keepWishes(slug, wishes);
    look();
  });
  document.getElementById('filter-zurueck')?.addEventListener('click', () => {
    wishes = { without: [], diets: [] };
    field.value = '';
    tick(wishes);
    keepWishes(slug, wishes);
    look();
    field.focus();
  });
  tick(wishes);
  // What is no longer on the menu has no box to tick.
  wishes = tickedWishes();
  controls.hidden = false;
  watchBasket(slug, ({ fulfilment }) => {
    const way = document.querySelector<HTMLInputElement>(`#art input[value="${fulfilment}"]`);
    if (way) way.checked = true;
    look();
  });
}

const readDish = (dish: HTMLElement): Found => ({
  dish,
  words: null,
  ways: wordsOf(dish.dataset.ways),
  marks: {
    has: wordsOf(dish.dataset.has),
    may: wordsOf(dish.dataset.may),
    unchecked: dish.dataset.unchecked !== undefined,
    diets: wordsOf(dish.dataset.diets),
  },
});

interface Asked {
  query: string;
  /** null where there is nothing to choose. */
  way: string | null;
  wishes: Wishes;
}

function show(dishes: Found[], { query, way, wishes }: Asked): void {
  document.documentElement.dataset.way = way ?? 'pickup';
  let shown = 0;
  let offered = 0;
  for (const found of dishes) {
    const { dish, ways, marks } = found;
    const here = ways.includes(way ?? 'pickup');
    const verdict: Verdict = here && isCalled(found, query) ? verdictOf(marks, wishes) : 'not';
    dish.hidden = verdict === 'not';
    const ask = dish.querySelector<HTMLElement>('.dish__ask');
    if (ask) ask.hidden = verdict !== 'ask';
    if (here) offered += 1;
    if (verdict !== 'not') shown += 1;
  }
  for (const section of document.querySelectorAll<HTMLElement>('.category')) {
    section.hidden = !section.querySelector('.dish:not([hidden])');
    const tab = document.querySelector<HTMLElement>(`.tabs a[href="#${section.id}"]`);
    if (tab) tab.hidden = section.hidden;
  }
  announce({ shown, offered, asked: wishes.without.length + wishes.diets.length, query });
}

function isCalled(found: Found, query: string): boolean {
  if (query.trim() === '') return true;
  const parts = [...found.dish.querySelectorAll('h3, .dish__about, .badge')];
  found.words ??= searchTokens(...parts.map(({ textContent }) => textContent ?? ''));
  return isFoundBy(found.words, query);
}

interface Count {
  shown: number;
  offered: number;
  asked: number;
  query: string;
}

function announce({ shown, offered, asked, query }: Count): void {
  const isNarrowed = asked > 0 || query.trim() !== '';
  const found = document.getElementById('treffer');
  const none = document.getElementById('nichts-gefunden');
  const reset = document.getElementById('filter-zurueck');
  const badge = document.getElementById('filter-zahl');
  if (found) {
    const sentence = found.dataset.count ?? '';
    const counted = sentence.replace('{shown}', String(shown)).replace('{all}', String(offered));
    found.textContent = isNarrowed ? counted : '';
  }
  if (none) none.hidden = shown > 0 || !isNarrowed;
  if (reset) reset.hidden = !isNarrowed;
  if (badge) {
    badge.hidden = asked === 0;
    badge.textContent = String(asked);
  }
}

const wayOf = (): string | null =>
  document.querySelector<HTMLInputElement>('#art input:checked')?.value ?? null;

const boxesOf = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`#filter input[name="${name}"]`),
];

const tickedIn = (name: string): string[] =>
  boxesOf(name).flatMap(({ checked, value }) => (checked ? [value] : []));

const tickedWishes = (): Wishes => ({ without: tickedIn('without'), diets: tickedIn('diet') });

function tick({ without, diets }: Wishes): void {
  for (const box of boxesOf('without')) box.checked = without.includes(box.value);
  for (const box of boxesOf('diet')) box.checked = diets.includes(box.value);
}

const wordsOf = (text = ''): string[] => text.split(' ').filter(Boolean);
