import { searchTokens } from '../../../../src/shared/text';
import { chooseFulfilment, watchBasket } from '../../lib/basket/basket';
import { pushLayer } from '../../lib/layers';
import { withoutSoftHyphens } from '../../lib/words/soft-hyphen';
import { fetchAll, whenMoreCame } from '../later/later';
import { type DishMarks, keepWishes, readWishes, type Verdict, verdictOf, type Wishes } from './filter';
import { openPanel } from './filter-panel';
import { announce, write } from './found';
import { isFound, isNearlyFound, isOfOtherPart } from './search';
import { unwantedIn } from './without';

interface Words {
  own: string[];
  category: string;
  all: string[];
}

interface Found {
  dish: HTMLElement;
  /** Taken apart at the first letter that is typed. */
  words: Words | null;
  ways: string[];
  marks: DishMarks;
}

/** Search, filters and the way of ordering together decide which dishes stand on the page. */
export function findDishes(slug: string, onWay: (way: 'pickup' | 'delivery') => void): void {
  const bar = document.getElementById('bedienung');
  const field = document.querySelector<HTMLInputElement>('#suche');
  if (!bar || !field) return;

  let dishes = readDishes();
  let wishes = readWishes(slug);
  const look = () => {
    show(dishes, { query: field.value, way: wayOf(), wishes });
    void leadToFilter(field, () => want(tickedWishes()));
  };
  const want = (next: Wishes) => {
    wishes = next;
    keepWishes(slug, wishes);
    look();
  };
  const forget = () => {
    tick({ without: [], diets: [] });
    want(tickedWishes());
  };
  whenMoreCame(() => {
    dishes = readDishes();
    look();
  });
  for (const way of ['focus', 'input']) field.addEventListener(way, () => fetchAll());
  document.getElementById('filter-oeffnen')?.addEventListener('click', () => fetchAll());
  field.addEventListener('input', () => {
    look();
    toResults();
  });
  document.getElementById('art')?.addEventListener('change', ({ target }) => {
    const way = (target as HTMLInputElement).value as 'pickup' | 'delivery';
    chooseFulfilment(slug, way);
    onWay(way);
  });
  openSearch(bar, field, look);
  openPanel(() => want(tickedWishes()), forget);
  document.getElementById('alles-zeigen')?.addEventListener('click', () => {
    field.value = '';
    forget();
    field.focus();
  });
  tick(wishes);
  // What is no longer on the menu has no box to tick.
  wishes = tickedWishes();
  if (wishes.without.length + wishes.diets.length > 0) fetchAll();
  watchBasket(slug, ({ fulfilment }) => {
    const way = document.querySelector<HTMLInputElement>(`#art input[value="${fulfilment}"]`);
    if (way) way.checked = true;
    look();
  });
}

/** Its words come once somebody types what they cannot eat. */
async function leadToFilter(field: HTMLInputElement, onTicked: () => void): Promise<void> {
  write('nichts-filter', (button) => {
    button.hidden = true;
  });
  if (unwantedIn(field.value).length === 0) return;
  const { offerFilter } = await import('./offer-filter');
  offerFilter(field, onTicked);
}

/** On a phone the field takes the place of the ways and the categories; Back gives it up again. */
function openSearch(bar: HTMLElement, field: HTMLInputElement, look: () => void): void {
  const opener = document.getElementById('suche-oeffnen');
  const set = (isOpen: boolean) => {
    bar.classList.toggle('bar--find', isOpen);
    opener?.setAttribute('aria-expanded', String(isOpen));
  };
  const shut = () => {
    field.value = '';
    look();
    set(false);
  };
  let leave = () => {};
  const close = () => {
    leave();
    shut();
    opener?.focus();
  };
  opener?.addEventListener('click', () => {
    set(true);
    field.focus();
    leave = pushLayer(shut);
  });
  document.getElementById('suche-schliessen')?.addEventListener('click', close);
  field.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}

/** Whoever types far down sees what was found. */
function toResults(): void {
  const list = document.getElementById('karte');
  const bar = document.getElementById('bedienung');
  if (!list || !bar) return;
  const top = list.getBoundingClientRect().top - bar.offsetHeight;
  if (top < 0) scrollBy({ top, behavior: 'instant' });
}

const readDishes = (): Found[] => [...document.querySelectorAll<HTMLElement>('.dish')].map(readDish);

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
  way: string | null;
  wishes: Wishes;
}

function show(dishes: Found[], { query, way, wishes }: Asked): void {
  let shown = 0;
  let offered = 0;
  document.documentElement.dataset.way = way ?? 'pickup';
  const called = calledBy(dishes, query);
  for (const found of dishes) {
    const { dish, ways, marks } = found;
    const here = ways.includes(way ?? 'pickup');
    const verdict: Verdict = here && called(found) ? verdictOf(marks, wishes) : 'not';
    dish.hidden = verdict === 'not';
    if (dish.parentElement) dish.parentElement.hidden = dish.hidden;
    const ask = dish.querySelector<HTMLElement>('.dish__ask');
    if (ask) ask.hidden = verdict !== 'ask';
    if (here) offered += 1;
    if (verdict !== 'not') shown += 1;
  }
  for (const section of document.querySelectorAll<HTMLElement>('.category')) {
    section.hidden = section.dataset.later === undefined && !section.querySelector('.dish:not([hidden])');
    const tab = document.querySelector<HTMLElement>(`.tabs a[href="#${section.id}"]`);
    if (tab) tab.hidden = section.hidden;
  }
  const asked = wishes.without.length + wishes.diets.length;
  announce({ shown, offered, asked, query: query.trim(), avoids: unwantedIn(query).length > 0 });
}

/** What is called just so; where nothing is, what is called nearly so. */
function calledBy(dishes: Found[], query: string): (found: Found) => boolean {
  if (query.trim() === '') return () => true;
  const isCalled = (found: Found) => {
    const { all, own, category } = wordsIn(found);
    return isFound(all, query) && !isOfOtherPart(own, category, query);
  };
  return dishes.some(isCalled) ? isCalled : (found) => isNearlyFound(wordsIn(found).all, query);
}

function wordsIn(found: Found): Words {
  found.words ??= readWords(found.dish);
  return found.words;
}

function readWords(dish: HTMLElement): Words {
  const parts = dish.querySelectorAll('.dish__number, .dish__open, .dish__name, .dish__about, .diet');
  const own = searchTokens(...[...parts].map(({ textContent }) => withoutSoftHyphens(textContent ?? '')));
  const category = withoutSoftHyphens(dish.closest('.category')?.querySelector('h2')?.textContent ?? '');
  return { own, category, all: [...own, ...searchTokens(category)] };
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
