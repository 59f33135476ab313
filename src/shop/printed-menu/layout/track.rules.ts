import type { MenuPaper, PaperCategory, PaperDish, PaperPrice } from '../printed-menu.types.js';
import type { Measure } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { widthOf } from './typeset.rules.js';

/** How wide a column is, and where in it the dishes of a category put their parts. */
export interface Track {
  width: number;
  /** Room for numbers in front of the names. */
  indent: number;
  /** Right edges of the sizes that stand above the dishes, the last one the edge of the column. */
  sizes: number[];
  /** What prices take at the right of a name. */
  prices: number;
  /** What descriptions leave free there. */
  clear: number;
}

const GAP = 0.9;
/** A longer number is a name of its own, like 'Menü 2', and moves its category alone. */
const USUAL_NUMBER = 4;

/** What the numbers of a menu take, so that 7, 10 and 107 stand before names that begin on one edge. */
export function numbersWidth(
  { categories }: Pick<MenuPaper, 'categories'>,
  theme: Theme,
  measure: Measure,
): number {
  const usual = categories
    .flatMap(({ dishes }) => dishes.map(({ number }) => number))
    .filter(({ length }) => length <= USUAL_NUMBER);
  return widest(usual, theme, measure);
}

const widest = (numbers: readonly string[], { styles }: Theme, measure: Measure): number =>
  Math.max(0, ...numbers.map((number) => widthOf(number, styles.number, measure)));

interface Column {
  width: number;
  /** What the numbers of the whole menu take. */
  numbers: number;
}

export function trackOf(category: PaperCategory, column: Column, theme: Theme, measure: Measure): Track {
  const { width } = column;
  const { number, price } = theme.styles;
  const own = widest(
    category.dishes.map((dish) => dish.number),
    theme,
    measure,
  );
  const indent = own === 0 ? 0 : Math.max(own, column.numbers);
  const single = category.dishes
    .filter(({ prices }) => prices.length === 1)
    .map(({ prices }) => widthOf(prices[0]?.text ?? '', price, measure));
  const step = sizeStep(category, theme, measure);
  const sizes = category.sizes.map((_, index) => width - (category.sizes.length - 1 - index) * step);
  return {
    width,
    indent: indent === 0 ? 0 : indent + number.size * 0.7,
    sizes,
    prices: Math.max(sizes.length * step, ...single, price.size * 2) + price.size * GAP,
    clear: Math.max(step, ...single, price.size * 1.6) + price.size * GAP,
  };
}

/** Labels of sizes are broken at spaces, so that they are no wider than their longest word. */
function sizeStep({ sizes, dishes }: PaperCategory, { styles }: Theme, measure: Measure): number {
  if (sizes.length === 0) return 0;
  const words = sizes.flatMap(labelParts);
  const labels = words.map((word) => widthOf(word, styles.size, measure));
  const prices = dishes.flatMap((dish) =>
    dish.prices.map(({ text }) => widthOf(text, styles.price, measure)),
  );
  return Math.max(...labels, ...prices) + styles.price.size * GAP;
}

/** 'Klein (26 cm)' and 'Klein Ø 26 cm' are broken behind the word: a number stays with its unit. */
export const labelParts = (label: string): string[] =>
  label.includes('(') ? label.split(/ (?=\()/) : label.split(/(?<![\dØ]) /);

/** Prices in the columns of the sizes, or the only one; empty where each has a row of its own. */
export function pricesBeside({ prices }: PaperDish, { sizes }: Track): PaperPrice[] {
  if (prices.length === 1) return prices;
  return sizes.length > 0 && prices.length === sizes.length ? prices : [];
}
