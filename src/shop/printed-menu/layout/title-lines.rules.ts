import type { Measure } from './marks.types.js';
import { areWhole, evenLinesOf, type Style, textOf, widthOf, wordsOf } from './typeset.rules.js';

/** A text that is set as large as its place allows. */
export interface TitleLines {
  style: Style;
  lines: { text: string; width: number }[];
}

/** A name that would be smaller than this share of its usual size on one line has another. */
const ENOUGH = 0.62;
const STEP = 0.97;
const LEAST = 0.2;

interface Title {
  text: string;
  style: Style;
  width: number;
  measure: Measure;
}

/** On one line as long as that is large enough to be read first, else on up to `most`. */
export function titleLines(title: Title, most = 3): TitleLines {
  const tried = Array.from({ length: most }, (_, index) => within(title, index + 1));
  const found = tried.find(({ style: { size } }) => size >= title.style.size * ENOUGH);
  return found ?? tried.reduce((best, one) => (one.style.size > best.style.size ? one : best));
}

function within({ text, style, width, measure }: Title, count: number): TitleLines {
  for (let share = 1; count > 1 && share > LEAST; share *= STEP) {
    const smaller = { ...style, size: style.size * share };
    const words = wordsOf(text, smaller);
    if (!areWhole(words, width, measure)) continue;
    const lines = evenLinesOf(words, width, measure);
    if (lines.length <= count)
      return { style: smaller, lines: lines.map((line) => ({ text: textOf(line), width: line.width })) };
  }
  const wide = widthOf(text, style, measure);
  const size = style.size * Math.min(1, width / Math.max(wide, 1));
  return { style: { ...style, size }, lines: [{ text, width: Math.min(wide, width) }] };
}
