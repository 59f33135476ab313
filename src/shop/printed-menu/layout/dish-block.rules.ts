import type { PaperCategory, PaperDish, PaperPrice } from '../printed-menu.types.js';
import { DIET_SIGNS } from './diet-signs.rules.js';
import type { Block, Mark, Measure, Piece } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import {
  evenLinesOf,
  type Line,
  linesOf,
  marksOf,
  textOf,
  type Word,
  widthOf,
  wordsOf,
} from './typeset.rules.js';

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

const LEADING = { name: 1.24, text: 1.34, row: 1.3 };
const GAP = 0.9;

export function trackOf(category: PaperCategory, width: number, theme: Theme, measure: Measure): Track {
  const { number, price } = theme.styles;
  const numbers = category.dishes.map((dish) => widthOf(dish.number, number, measure));
  const indent = Math.max(0, ...numbers);
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

/** 'Klein (26 cm)' and 'Klein 26 cm' are broken behind the word: a number stays with its unit. */
export const labelParts = (label: string): string[] =>
  label.includes('(') ? label.split(/ (?=\()/) : label.split(/(?<!\d) /);

/** A dish with all that is said of it; it is never split. */
export function dishBlock(
  dish: PaperDish,
  { at, track, theme, measure }: { at: number; track: Track; theme: Theme; measure: Measure },
): Block {
  const { styles, gaps } = theme;
  const marks: Mark[] = [];
  const dots: Mark[] = [];
  const name = nameLines(dish, track, theme, measure);
  const shown = pricesBeside(dish, track);
  const step = styles.name.size * LEADING.name;
  let y = 0;
  name.forEach((line, index) => {
    const base = y + styles.name.size;
    if (index === 0 && dish.number !== '')
      marks.push({ kind: 'text', x: 0, y: base, text: dish.number, ...styles.number });
    marks.push(...marksOf(line, track.indent, base, measure));
    const isPriced = theme.leaders ? index === name.length - 1 : index === 0;
    if (isPriced) {
      const prices = priceMarks(shown, track, theme, measure).map((mark) => ({ ...mark, y: base }));
      const first = Math.min(...prices.map(({ x }) => x));
      if (theme.leaders && prices.length > 0)
        dots.push(leader(track.indent + line.width, first, base, theme));
      marks.push(...prices);
    }
    y += step;
  });
  y = textMarks(dish, { marks, y, track, theme, measure });
  if (shown.length === 0) y = rowMarks(dish.prices, { marks, dots, y, track, theme, measure });
  const pieces: Piece[] = [{ tag: 'LI', marks }];
  if (dots.length > 0) pieces.push({ tag: null, marks: dots });
  return { kind: 'dish', category: at, above: gaps.dish, spread: 1, height: y, pieces };
}

function nameLines(dish: PaperDish, track: Track, theme: Theme, measure: Measure): Line[] {
  const { name, codes } = theme.styles;
  const label = pricesBeside(dish, track).length === 1 ? (dish.prices[0]?.label ?? '') : '';
  const words = [
    ...wordsOf(dish.name, name),
    ...wordsOf(label, theme.styles.text),
    ...dish.diets.map(({ diet, name: said }) => ({
      ...name,
      text: said,
      size: name.size * 0.72,
      color: theme.palette.accent,
      glued: false,
      path: DIET_SIGNS[diet],
    })),
    ...dish.codes.map((code, index) => ({
      ...codes,
      text: index < dish.codes.length - 1 ? `${code},` : code,
      glued: false,
    })),
  ];
  const room = { whole: track.width - track.indent, beside: track.width - track.indent - track.prices };
  return namedLines(words, { ...room, whole: room.whole - track.clear * 0.5 }, theme.leaders, measure);
}

/** Only the line that the prices stand on is short: the last one where dots lead to them, else the first. */
function namedLines(
  words: Word[],
  { whole, beside }: { whole: number; beside: number },
  isLast: boolean,
  measure: Measure,
): Line[] {
  const narrow = evenLinesOf(words, beside, measure);
  if (narrow.length < 3) return narrow;
  const wide = linesOf(words, whole, measure);
  if (!isLast) {
    const [first] = linesOf(words, beside, measure);
    const rest = linesOf(words.slice(first?.words.length ?? 0), whole, measure);
    return first && rest.length + 1 < narrow.length ? [first, ...rest] : narrow;
  }
  const last = wide.pop();
  const end = last ? linesOf(last.words, beside, measure) : [];
  return wide.length + end.length < narrow.length ? [...wide, ...end] : narrow;
}

/** Prices in the columns of the sizes, or the only one; empty where each has a row of its own. */
function pricesBeside({ prices }: PaperDish, { sizes }: Track): PaperPrice[] {
  if (prices.length === 1) return prices;
  return sizes.length > 0 && prices.length === sizes.length ? prices : [];
}

function priceMarks(prices: PaperPrice[], track: Track, { styles }: Theme, measure: Measure) {
  return prices.map(({ text }, index) => {
    const right = prices.length === 1 ? track.width : (track.sizes[index] ?? track.width);
    return {
      kind: 'text' as const,
      x: right - widthOf(text, styles.price, measure),
      y: 0,
      text,
      ...styles.price,
    };
  });
}

interface Under {
  marks: Mark[];
  y: number;
  track: Track;
  theme: Theme;
  measure: Measure;
}

function textMarks(dish: PaperDish, { marks, y, track, theme, measure }: Under): number {
  const { text, codes } = theme.styles;
  const width = track.width - track.indent - track.clear;
  const small = { ...text, size: (text.size + codes.size) / 2 };
  const beside = pricesBeside(dish, track);
  const sizes = beside.length > 1 ? beside.map(({ label, note }) => (note ? `${label} ${note}` : '')) : [];
  const facts = [dish.byChoice, ...sizes, ...dish.notes].filter(Boolean).join(' · ');
  const parts = [
    { words: wordsOf(dish.description, text), step: text.size * LEADING.text },
    { words: wordsOf(facts, small), step: small.size * LEADING.text },
  ];
  let at = y;
  for (const { words, step } of parts)
    for (const line of evenLinesOf(words, width, measure)) {
      marks.push(...marksOf(line, track.indent, at + step * 0.76, measure));
      at += step;
    }
  return at;
}

/** A row for each size: its name, what it holds, dots, its price. */
function rowMarks(prices: PaperPrice[], under: Under & { dots: Mark[] }): number {
  const { marks, dots, track, theme, measure } = under;
  const { size, price } = theme.styles;
  const step = price.size * LEADING.row;
  let { y } = under;
  for (const { label, note, text } of prices) {
    const said = [label, note].filter(Boolean).join(', ');
    const lines = linesOf(wordsOf(said, size), track.width - track.indent - track.clear, measure);
    const right = track.width - widthOf(text, price, measure);
    lines.forEach((line, index) => {
      const base = y + price.size * 1.02;
      marks.push({ kind: 'text', x: track.indent, y: base, text: textOf(line), ...size });
      if (index === lines.length - 1) {
        dots.push(leader(track.indent + line.width, right, base, theme));
        marks.push({ kind: 'text', x: right, y: base, text, ...price });
      }
      y += step;
    });
  }
  return y;
}

function leader(from: number, to: number, y: number, { styles, palette }: Theme): Mark {
  const room = styles.name.size * 0.45;
  return {
    kind: 'line',
    x: Math.min(from + room, to),
    y: y - 0.6,
    toX: Math.max(to - room, from),
    toY: y - 0.6,
    width: styles.name.size * 0.075,
    color: palette.line,
    dots: styles.name.size * 0.3,
  };
}
