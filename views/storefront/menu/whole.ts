import { whenMoreCame } from './later/later';

const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Rows below the screen are only guessed at while the page loads; one category at a time they are laid out for good. */
export function layOutWhenIdle(): void {
  addEventListener('load', () => {
    // Whoever begins further down would see the guesses above corrected.
    if (scrollY > 0) layOutAll();
    else idle(layOutNext);
  });
  whenMoreCame(() => idle(layOutNext));
}

/** A category is found where it stands only if nothing above it is a guess. */
export function layOutAll(): void {
  for (const category of guessed()) category.dataset.whole = '';
}

function layOutNext(): void {
  const [next, another] = guessed();
  if (next) next.dataset.whole = '';
  if (another) idle(layOutNext);
}

const guessed = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.category:not([data-whole], [data-later])'),
];
