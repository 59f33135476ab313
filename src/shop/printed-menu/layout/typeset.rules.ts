import { lettersBefore, partsOf } from '../../../shared/syllables.js';
import type { FontKey, Mark, Measure } from './marks.types.js';

export interface Style {
  font: FontKey;
  size: number;
  color: string;
}

/** A word with its style; what is glued stands without a space behind the word before. */
export interface Word extends Style {
  text: string;
  glued: boolean;
  /** A sign instead of a text, in a square of ten by ten; `text` says what it means. */
  path?: string;
}

export interface Line {
  words: Word[];
  width: number;
}

const SPACE = 0.25;
/** A last line shorter than this share of the column looks lost. */
const LOST = 0.4;

/** A number stays with its unit: '0,75 l', '9,06 €/l', 'Ø 26 cm', '> 10 mg/kg'; no line begins with a dash. */
const BREAK = /(?<!Ø|[<>])[ \n\t]+(?![–—](?!\S))(?!(?<=\d )(?:mg|ml|cl|l|kg|g|cm|mm|€|%|Uhr)(?![\p{L}\d]))/u;

export const wordsOf = (text: string, style: Style): Word[] =>
  text
    .split(BREAK)
    .filter(Boolean)
    .flatMap((word) => partsOf(word).map((part, index) => ({ ...style, text: part, glued: index > 0 })));

export const widthOf = (text: string, { font, size }: Style, measure: Measure): number =>
  measure(text, font) * size;

/** Lines no wider than that; a word that is longer than a line is cut. */
export function linesOf(words: readonly Word[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  for (const word of words.flatMap((one) => fitting(one, width, measure))) {
    const own = ownWidth(word, measure);
    const line = lines.at(-1);
    const gap = word.glued ? 0 : spaceBefore(word, line, measure);
    if (line && line.width + gap + own <= width) {
      line.words.push(word);
      line.width += gap + own;
    } else lines.push({ words: [{ ...word, glued: false }], width: own });
  }
  return lines;
}

/** The same without a single short word on the last line, where the lines before can spare one. */
export function evenLinesOf(words: readonly Word[], width: number, measure: Measure): Line[] {
  const lines = linesOf(words, width, measure);
  const last = lines.at(-1);
  if (lines.length < 2 || !last || last.width > width * LOST) return lines;
  let even = lines;
  for (const share of [0.96, 0.92, 0.88, 0.84, 0.8, 0.76]) {
    const narrower = linesOf(words, width * share, measure);
    if (narrower.length > lines.length) break;
    even = narrower;
    if ((narrower.at(-1)?.width ?? 0) > width * LOST) break;
  }
  return even;
}

/** Words of one style become one text, so that it can be searched and copied. */
export function marksOf(line: Line, x: number, y: number, measure: Measure): Mark[] {
  const marks: Mark[] = [];
  let at = x;
  line.words.forEach((word, index) => {
    const previous = line.words[index - 1];
    const before = marks.at(-1);
    if (previous) at += gapOf(previous, word, measure);
    if (before?.kind === 'text' && !word.path && isAlike(before, word))
      before.text += word.glued ? word.text : ` ${word.text}`;
    else marks.push(markOf(word, at, y));
    at += ownWidth(word, measure);
  });
  return marks;
}

export const textOf = ({ words }: Line): string =>
  words.map(({ text, glued }, index) => (glued || index === 0 ? text : ` ${text}`)).join('');

const markOf = ({ text, font, size, color, path }: Word, x: number, y: number): Mark =>
  path
    ? { kind: 'shape', x, y: y - size * 0.92, scale: size / 10, path, color, alt: text }
    : { kind: 'text', x, y, text, font, size, color };

const ownWidth = ({ text, font, size, path }: Word, measure: Measure): number =>
  path ? size : measure(text, font) * size;

const isAlike = (one: Style, other: Style): boolean =>
  one.font === other.font && one.size === other.size && one.color === other.color;

const gapOf = (before: Style, word: Word, measure: Measure): number => {
  if (word.glued) return 0;
  const size = isAlike(before, word) ? word.size : (before.size + word.size) / 2;
  return (measure(' ', before.font) || SPACE) * size;
};

function spaceBefore(word: Word, line: Line | undefined, measure: Measure): number {
  const before = line?.words.at(-1);
  return before ? gapOf(before, word, measure) : 0;
}

/** Whether every word stands whole on lines so wide. */
export const areWhole = (words: readonly Word[], width: number, measure: Measure): boolean =>
  words.every((word) => ownWidth(word, measure) <= width);

/** A word that is longer than a line goes on behind a hyphen. */
function fitting(word: Word, width: number, measure: Measure): Word[] {
  const fits = (text: string) => measure(text, word.font) * word.size <= width;
  if (word.path || fits(word.text)) return [word];
  const parts: string[] = [];
  let rest = Array.from(word.text);
  while (!fits(rest.join(''))) {
    let room = 1;
    while (room < rest.length - 1 && fits(`${rest.slice(0, room + 1).join('')}-`)) room++;
    const kept = lettersBefore(rest, room);
    parts.push(`${rest.slice(0, kept).join('')}-`);
    rest = rest.slice(kept);
    if (rest.length <= 1) break;
  }
  return [...parts, rest.join('')].map((text, index) => ({
    ...word,
    text,
    glued: index === 0 && word.glued,
  }));
}
