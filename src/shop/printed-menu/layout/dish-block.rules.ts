import type { PaperDish, PaperPrice } from '../printed-menu.types.js';
import { nameLines } from './dish-name.rules.js';
import type { Block, Mark, Measure, Piece } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { pricesBeside, type Track } from './track.rules.js';
import { evenLinesOf, linesOf, marksOf, textOf, widthOf, wordsOf } from './typeset.rules.js';

const LEADING = { name: 1.24, text: 1.34, row: 1.3 };
/** A dish with all that is said of it; it is never split. */
export function dishBlock(
  dish: PaperDish,
  { at, track, theme, measure }: { at: number; track: Track; theme: Theme; measure: Measure },
): Block {
  const { styles, gaps } = theme;
  const marks: Mark[] = [];
  const dots: Mark[] = [];
  const { lines: name, priced } = nameLines(dish, track, theme, measure);
  const shown = pricesBeside(dish, track);
  const step = styles.name.size * LEADING.name;
  const costs: Mark[] = [];
  let y = 0;
  name.forEach((line, index) => {
    const base = y + styles.name.size;
    if (index === 0 && dish.number !== '')
      marks.push({ kind: 'text', x: 0, y: base, text: dish.number, ...styles.number });
    marks.push(...marksOf(line, track.indent, base, measure));
    if (index === priced) {
      const prices = priceMarks(shown, track, theme, measure).map((mark) => ({ ...mark, y: base }));
      const first = Math.min(...prices.map(({ x }) => x));
      if (theme.leaders && prices.length > 0)
        dots.push(leader(track.indent + line.width, first, base, theme));
      costs.push(...prices);
    }
    y += step;
  });
  // Whoever copies the text or has it read aloud hears the whole name before the price beside its first line.
  marks.push(...costs);
  y = textMarks(dish, { marks, y, track, theme, measure });
  if (shown.length === 0) y = rowMarks(dish.prices, { marks, dots, y, track, theme, measure });
  const pieces: Piece[] = [{ tag: 'LI', label: dish.number === '' ? 0 : 1, marks }];
  if (dots.length > 0) pieces.push({ tag: null, marks: dots });
  return { kind: 'dish', category: at, above: gaps.dish, spread: 1, height: y, pieces };
}

function priceMarks(prices: PaperPrice[], track: Track, { styles }: Theme, measure: Measure) {
  return prices.map(({ label, text }, index) => {
    const right = prices.length === 1 ? track.width : (track.sizes[index] ?? track.width);
    return {
      kind: 'text' as const,
      x: right - widthOf(text, styles.price, measure),
      y: 0,
      text,
      ...styles.price,
      // Whoever only hears it does not see which size it stands under.
      ...(prices.length > 1 && { alt: `${label} ${text}` }),
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
