import { type KeyboardEvent, useState } from 'react';
import type { PhoneDish } from '../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneLine } from '../../../../src/shop/phone-order/phone-order.view';
import { dishesFor, isPlain, wantedIn } from './dish-search.rules';
import { focusOn } from './focus';
import type { PhoneOrderState } from './usePhoneOrder';

/** Everything the search field understands. */
export function useDishSearch({ basket, way, page, asked, ask }: PhoneOrderState) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = dishesFor(page.dishes, typed, way);
  const active = found[Math.min(at, found.length - 1)];

  function type(text: string): void {
    setTyped(text);
    setAt(0);
  }

  /** With Shift, or where the dish asks something, what belongs to it comes first. */
  function take(dish: PhoneDish, details: boolean): void {
    if (dish.soldOut) return;
    const { quantity } = wantedIn(typed);
    type('');
    if (details || !isPlain(dish)) ask({ dish, quantity });
    else basket.add(dish, { variantId: dish.variants[0]?.id ?? null, options: [], quantity, note: '' });
  }

  function enter(details: boolean): void {
    if (active) take(active, details);
    else if (typed.trim() === '' && basket.lines.length > 0) focusOn('when');
  }

  function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const last = basket.lines.at(-1);
    if (key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1));
    else if (key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (key === 'Escape') type('');
    else if (key === 'Enter' && !ctrlKey && !metaKey) enter(shiftKey);
    else if (typed === '' && last && (key === '+' || key === '-'))
      basket.count(last.key, key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  }

  function close(): void {
    ask(null);
    focusOn('dish');
  }

  function answer(line: Omit<PhoneLine, 'productId'>): void {
    if (asked) basket.add(asked.dish, line);
    close();
  }

  return { typed, type, onKey, found, active, take, asked, answer, close };
}
