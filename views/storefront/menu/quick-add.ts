import {
  type Basket,
  plainLineOf,
  quantityOf,
  readBasket,
  watchBasket,
  withPlain,
  writeBasket,
} from '../lib/basket/basket';
import { withoutSoftHyphens } from '../lib/words/soft-hyphen';
import { whenMoreCame } from './later/later';

const idOf = ({ dataset }: HTMLElement): string => dataset.id ?? dataset.tile ?? '';
const nameOf = (card: HTMLElement): string =>
  withoutSoftHyphens(
    (card.querySelector('.dish__open') ?? card.querySelector('h3'))?.textContent?.trim() ?? '',
  );

/** A dish without questions goes into the basket by its plus, which becomes a counter. */
export function countPlainDishes(slug: string): void {
  const template = document.querySelector<HTMLTemplateElement>('#zaehler');
  if (!template) return;
  const show = (basket: Basket) => {
    for (const card of document.querySelectorAll<HTMLElement>('.dish, .tile'))
      showCount(card, basket, template);
  };
  watchBasket(slug, show);
  whenMoreCame(() => show(readBasket(slug)));
}

/** True when the tap was for the plus or the counter of a plain dish. */
export function tapPlain(slug: string, target: Element): boolean {
  const card = target.closest<HTMLElement>('.dish, .tile');
  const step = target.closest<HTMLElement>('[data-step]');
  const variant = card?.dataset.plain;
  if (!card || !variant || !(step || target.closest('.plus'))) return target.closest('.step') !== null;
  const basket = readBasket(slug);
  const id = idOf(card);
  const quantity = (plainLineOf(basket, id)?.quantity ?? 0) + Number(step?.dataset.step ?? 1);
  writeBasket(slug, withPlain(basket, id, variant, quantity));
  say(quantity > 0 ? 'inside' : 'gone', nameOf(card), quantity);
  focusAfter(card, step?.dataset.step);
  return true;
}

function showCount(card: HTMLElement, basket: Basket, template: HTMLTemplateElement): void {
  const plus = card.querySelector<HTMLElement>('.plus');
  if (!plus) return;
  const plain = card.dataset.plain ? (plainLineOf(basket, idOf(card))?.quantity ?? 0) : 0;
  const all = quantityOf(basket, idOf(card));
  if (all === 0 && plus.dataset.label === undefined) return;
  showStep(card, plus, plain, template);
  plus.hidden = plain > 0;
  plus.classList.toggle('plus--has', all > 0);
  plus.dataset.count = all > 0 ? String(all) : '';
  plus.dataset.label ??= plus.getAttribute('aria-label') ?? '';
  const inside = template.dataset.inside?.replace('{name}', () => plus.dataset.label ?? '');
  plus.setAttribute(
    'aria-label',
    all > 0 ? (inside?.replace('{count}', String(all)) ?? '') : plus.dataset.label,
  );
}

function showStep(card: HTMLElement, plus: HTMLElement, count: number, template: HTMLTemplateElement): void {
  const there = card.querySelector<HTMLElement>('.step');
  if (count === 0) {
    there?.remove();
    return;
  }
  const step = there ?? (template.content.firstElementChild?.cloneNode(true) as HTMLElement);
  if (!there) {
    const named = (sentence = '') => sentence.replace('{name}', () => nameOf(card));
    step.setAttribute('aria-label', named(template.dataset.count));
    step.querySelector('[data-step="-1"]')?.setAttribute('aria-label', named(template.dataset.less));
    step.querySelector('[data-step="1"]')?.setAttribute('aria-label', named(template.dataset.more));
    plus.after(step);
  }
  const output = step.querySelector('output');
  if (output) output.textContent = String(count);
  step.querySelector('use')?.setAttribute('href', count === 1 ? '#i-trash' : '#i-minus');
}

/** The focus stays where the finger is: in the counter, and on the plus once it is gone. */
function focusAfter(card: HTMLElement, step = '1'): void {
  const button =
    card.querySelector<HTMLElement>(`[data-step="${step}"]`) ?? card.querySelector<HTMLElement>('.plus');
  button?.focus({ preventScroll: true });
}

function say(what: 'inside' | 'gone', name: string, count: number): void {
  const words = document.querySelector<HTMLElement>('#zaehler')?.dataset[what] ?? '';
  const live = document.getElementById('ansage');
  if (live) live.textContent = words.replace('{name}', () => name).replace('{count}', String(count));
}
