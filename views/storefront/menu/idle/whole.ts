import { whenMoreCame } from '../later/later';
import { onFirstSign, whenIdle } from './idle';

/** So many are laid out at once: a cheap phone answers a finger between two goes. */
const ROWS = 6;

/** Rows below the screen are only guessed at until somebody is there; a few at a time they are laid out for good. */
export function layOutWhenIdle(): void {
  // Whoever begins further down would see the guesses above corrected.
  addEventListener('load', () => scrollY > 0 && layOutAll());
  onFirstSign(() => {
    whenIdle(layOutNext);
    whenMoreCame(() => whenIdle(layOutNext));
  });
}

/** A category is found where it stands only if nothing above it is a guess. */
export function layOutAll(): void {
  for (const category of guessed()) category.dataset.whole = '';
}

function layOutNext(): void {
  const [next] = guessed();
  if (!next) return;
  const rows = next.querySelectorAll<HTMLElement>('.dishes > li:not([data-whole])');
  for (const row of [...rows].slice(0, ROWS)) row.dataset.whole = '';
  if (rows.length <= ROWS) next.dataset.whole = '';
  whenIdle(layOutNext);
}

const guessed = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.category ~ .category:not([data-whole], [data-later])'),
];
