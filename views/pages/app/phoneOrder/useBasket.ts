import { useRef, useState } from 'react';
import type { PhoneDish } from '../../../../src/shop/phone-order/phone-menu.view';
import type { PhoneLine } from '../../../../src/shop/phone-order/phone-order.view';

export interface BasketLine extends PhoneLine {
  key: number;
  dish: PhoneDish;
}

const MOST = 99;

export function useBasket(dishes: readonly PhoneDish[]) {
  const [lines, setLines] = useState<BasketLine[]>([]);
  const last = useRef(0);

  function add(dish: PhoneDish, line: Omit<PhoneLine, 'productId'>): void {
    const key = ++last.current;
    setLines((known) => merged(known, { key, dish, productId: dish.id, ...line }));
  }

  /** What has left the menu meanwhile stays away. */
  function addAll(again: readonly PhoneLine[]): void {
    for (const { productId, ...line } of again) {
      const dish = dishes.find(({ id }) => id === productId);
      if (dish) add(dish, line);
    }
  }

  const count = (key: number, by: number): void =>
    setLines((known) =>
      known.flatMap((line) => {
        if (line.key !== key) return [line];
        const quantity = Math.min(MOST, line.quantity + by);
        return quantity > 0 ? [{ ...line, quantity }] : [];
      }),
    );

  return { lines, add, addAll, count, clear: () => setLines([]) };
}

export const lineOf = ({ productId, variantId, options, quantity, note }: BasketLine): PhoneLine => ({
  productId,
  variantId,
  options,
  quantity,
  note,
});

/** The same once more is one line. */
function merged(known: BasketLine[], added: BasketLine): BasketLine[] {
  const twin = known.find((line) => choiceOf(line) === choiceOf(added));
  if (!twin) return [...known, added];
  return known.map((line) =>
    line === twin ? { ...line, quantity: Math.min(MOST, line.quantity + added.quantity) } : line,
  );
}

const choiceOf = ({ productId, variantId, options, note }: BasketLine): string =>
  JSON.stringify([productId, variantId, options, note]);
