import type { FontKey, Measure } from '../../../shop/printed-menu/layout/marks.types.js';
import {
  areWhole,
  type Line,
  linesOf,
  textOf,
  type Word,
  wordsOf,
} from '../../../shop/printed-menu/layout/typeset.rules.js';
import type { Size } from '../social.types.js';

/** How a text may be set. */
export interface Manner {
  font: FontKey;
  largest: number;
  smallest: number;
  /** The height of a line, in sizes of its letters. */
  leading: number;
  /** Words stay whole down to this size; only then are they divided. Without it they stay whole to the smallest. */
  whole?: number;
}

/** A text with its place: every line is no wider than the room. */
export interface Fitted extends Pick<Manner, 'font' | 'leading'> {
  size: number;
  lines: string[];
  height: number;
}

/** What does not fit is tried a little smaller. */
export const STEP = 0.97;
/** Divided words are read more easily when they are not the largest thing there is. */
const DIVIDED = 1.9;
/** The library that draws and the one that measures differ by a hair. */
export const HAIR = 0.99;
const NARROWEST = 0.4;
const FORGOTTEN = 0.5;
/** Lines of about the same length may cost so much of the size. */
const WORTH = 0.7;

/** As large as its room allows, in lines of about the same length. */
export function fitted(text: string, room: Size, manner: Manner, measure: Measure): Fitted {
  const { largest, smallest, whole = smallest } = manner;
  const inside = { ...room, width: room.width * HAIR };
  const undivided = largestOf(text, inside, { ...manner, smallest: whole }, { measure, divides: false });
  if (undivided) return undivided;
  const divided = { ...manner, largest: Math.min(largest, whole * DIVIDED) };
  return largestOf(text, inside, divided, { measure, divides: true }) ?? cut(text, inside, manner, measure);
}

function largestOf(
  text: string,
  { width, height }: Size,
  manner: Manner,
  { measure, divides }: { measure: Measure; divides: boolean },
): Fitted | null {
  let first = 0;
  let best: { set: Fitted; worth: number } | null = null;
  for (let size = manner.largest; size >= manner.smallest; size *= STEP) {
    if (size < first * WORTH) break;
    const words = wordsAt(text, manner, size);
    const isWhole = areWhole(words, width, measure);
    if (!(isWhole || divides)) continue;
    const wide = linesOf(words, width, measure);
    if (wide.length * manner.leading * size > height) continue;
    const lines = isWhole ? balanced(words, { width, lines: wide, measure }) : wide;
    const set = withLines(manner, size, lines);
    const even = evennessOf(lines);
    if (even >= FORGOTTEN) return set;
    first ||= size;
    if (even * size > (best?.worth ?? 0)) best = { set, worth: even * size };
  }
  return best?.set ?? null;
}

/** A short word alone between or below long lines looks forgotten. */
function evennessOf(lines: readonly Line[]): number {
  const widths = lines.map(({ width }) => width);
  return Math.min(...widths) / Math.max(...widths);
}

/** What has no room even so ends in the last line that has. */
function cut(text: string, { width, height }: Size, manner: Manner, measure: Measure): Fitted {
  const { smallest: size, leading } = manner;
  const lines = linesOf(wordsAt(text, manner, size), width, measure);
  const kept = lines.slice(0, Math.max(1, Math.floor(height / (leading * size))));
  const cutLines = withLines(manner, size, kept);
  if (kept.length < lines.length) cutLines.lines[kept.length - 1] += ' …';
  return cutLines;
}

/** As many lines, the longest of them as short as it can be: no word stands alone below a full line. */
function balanced(
  words: readonly Word[],
  { width, lines, measure }: { width: number; lines: Line[]; measure: Measure },
): Line[] {
  let best = lines;
  for (let share = 0.98; share > NARROWEST && lines.length > 1; share -= 0.02) {
    const narrower = width * share;
    const tried = areWhole(words, narrower, measure) ? linesOf(words, narrower, measure) : [];
    if (tried.length !== lines.length) break;
    best = tried;
  }
  return best;
}

const wordsAt = (text: string, { font }: Manner, size: number): Word[] =>
  wordsOf(text, { font, size, color: '' });

const withLines = ({ font, leading }: Manner, size: number, lines: readonly Line[]): Fitted => ({
  font,
  leading,
  size,
  lines: lines.map(textOf),
  height: lines.length * leading * size,
});
