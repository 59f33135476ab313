import { isFoundBy, searchTokens } from '../../../src/shared/text';

/** Every word typed must begin a word of the dish. */
export function searchMenu(): void {
  const field = document.querySelector<HTMLInputElement>('#suche');
  const none = document.getElementById('nichts-gefunden');
  if (!field || !none) return;

  const dishes = [...document.querySelectorAll<HTMLElement>('.dish')].map((dish) => ({
    dish,
    words: searchTokens(dish.querySelector('.dish__text')?.textContent ?? ''),
  }));
  field.addEventListener('input', () => {
    for (const { dish, words } of dishes) dish.hidden = !isFoundBy(words, field.value);
    for (const section of document.querySelectorAll<HTMLElement>('.category')) {
      section.hidden = !section.querySelector('.dish:not([hidden])');
    }
    none.hidden = dishes.some(({ dish }) => !dish.hidden);
  });
}
