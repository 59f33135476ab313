import type { NetContent } from '../pricing/unit-price.rules.js';
import type { PaperDish } from './printed-menu.types.js';

/** More than that no column has room for. */
const MOST = 4;
const LONGEST_WORD = 12;

/**
 * Sizes that stand once above all prices of a category. Only where nobody can take one price for another: every dish
 * comes in all of them, or has a single price that says what it is for.
 */
export function commonSizes(dishes: readonly Pick<PaperDish, 'prices'>[]): string[] {
  const several = dishes.filter(({ prices }) => prices.length > 1);
  const [first] = several;
  if (!first || several.length < 2 || first.prices.length > MOST) return [];
  const sizes = first.prices.map(({ label }) => label);
  const isAlike = ({ prices }: Pick<PaperDish, 'prices'>) =>
    prices.length === sizes.length && prices.every(({ label }, index) => label === sizes[index]);
  const saysItself = ({ prices }: Pick<PaperDish, 'prices'>) =>
    prices.length === 1 && prices.every(({ label, note }) => label !== '' || note !== '');
  const isShort = sizes.every((size) =>
    size.split(' ').every((word) => word !== '' && word.length <= LONGEST_WORD),
  );
  return isShort && dishes.every((dish) => isAlike(dish) || saysItself(dish)) ? sizes : [];
}

const MEASURE = /(\d+(?:[.,]\d+)?)\s?(ml|cl|l|kg|g)(?!\p{L})/giu;
const IN_SMALL: Record<string, [factor: number, unit: NetContent['unit']]> = {
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1_000, 'ml'],
  g: [1, 'g'],
  kg: [1_000, 'g'],
};

/** 'Flasche 0,75 l' and '75cl' say themselves how much it is. */
export const saysContent = (label: string, { amount, unit }: NetContent): boolean =>
  Array.from(label.matchAll(MEASURE)).some(([, number = '', name = '']) => {
    const [factor, small] = IN_SMALL[name.toLowerCase()] ?? [];
    return small === unit && Math.round(Number(number.replace(',', '.')) * (factor ?? 0)) === amount;
  });
