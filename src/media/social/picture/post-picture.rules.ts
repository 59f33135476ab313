import { lettersBefore } from '../../../shared/syllables.js';
import type { PictureTask, Size } from '../social.types.js';

/** Pages of networks lay their own buttons over the ends of a story. */
export const STORY_MARGIN = { top: 250, bottom: 300 };

type Shape = Pick<PictureTask, 'size' | 'isStory'>;

export const isWide = ({ size }: Shape): boolean => size.width > size.height * 1.5;

/** Where the photo stands: beside the words where there is room, above them elsewhere. */
export function photoSlot(shape: Shape): Size {
  const { width, height } = shape.size;
  if (isWide(shape)) return { width: Math.round(width * 0.5), height };
  return { width, height: Math.round(height * (shape.isStory ? 0.52 : 0.56)) };
}

const LARGEST = 118;
/** Without a photo the words are the picture. */
const LARGEST_ALONE = 156;
const SMALLEST = 34;
const LINE = 1.12;
/** How wide a letter is beside its height, on average of the widest of our fonts. */
const LETTER = 0.57;
/** Words stay whole unless the title would be smaller than this for it; divided ones are no larger than that. */
const DIVIDED = { below: 44, largest: 84 };

export interface Title {
  size: number;
  lines: string[];
}

/** As large as the room allows, in lines of about the same length. */
export function titleIn(title: string, room: Size, isAlone: boolean): Title {
  const words = title.split(/\s+/u).filter(Boolean);
  const largest = isAlone ? LARGEST_ALONE : LARGEST;
  const whole = largestOf(words, room, { largest, divides: false });
  if (whole && whole.size >= DIVIDED.below) return whole;
  const divided = largestOf(words, room, { largest: DIVIDED.largest, divides: true });
  if (divided) return divided;
  return { size: SMALLEST, lines: linesOf(words, Math.floor(room.width / (SMALLEST * LETTER))) };
}

function largestOf(
  words: readonly string[],
  { width, height }: Size,
  { largest, divides }: { largest: number; divides: boolean },
): Title | null {
  for (let size = largest; size > SMALLEST; size -= 2) {
    const perLine = Math.floor(width / (size * LETTER));
    const isWhole = words.flatMap(partsOf).every((part) => part.length <= perLine);
    if (!(isWhole || divides)) continue;
    const lines = linesOf(words, perLine);
    if (lines.length * LINE * size <= height) return { size, lines: balanced(words, perLine, lines) };
  }
  return null;
}

/** A word may go on behind its own hyphen. */
const partsOf = (word: string): string[] => word.split(/(?<=\p{L}{4}-)(?=\p{L}{3})/u);

function linesOf(words: readonly string[], perLine: number): string[] {
  const lines: string[] = [];
  for (const word of words)
    for (const [at, part] of partsOf(word)
      .flatMap((one) => dividedWord(one, perLine))
      .entries()) {
      const line = lines.at(-1);
      const joined = line === undefined ? part : `${line}${at > 0 ? '' : ' '}${part}`;
      if (line !== undefined && joined.length <= perLine) lines[lines.length - 1] = joined;
      else lines.push(part);
    }
  return lines;
}

function dividedWord(word: string, perLine: number): string[] {
  const parts: string[] = [];
  let rest = Array.from(word);
  while (rest.length > perLine && perLine > 4) {
    const kept = lettersBefore(rest, perLine - 1);
    parts.push(`${rest.slice(0, kept).join('')}-`);
    rest = rest.slice(kept);
  }
  return [...parts, rest.join('')];
}

/** As many lines, the longest of them as short as it can be: no word stands alone below a full line. */
function balanced(words: readonly string[], perLine: number, lines: string[]): string[] {
  const longest = Math.max(...words.flatMap(partsOf).map(({ length }) => length));
  for (let most = Math.min(longest, perLine); most < perLine; most++) {
    const narrower = linesOf(words, most);
    if (narrower.length === lines.length) return narrower;
  }
  return lines;
}

const LINE_OF_TEXT = 1.5;
const LETTER_OF_TEXT = 0.58;

/** How large lines of text may be so that all of them, and the distance above them, have room. */
export function linesSize(lines: readonly string[], { width, height }: Size, largest: number): number {
  for (let size = Math.floor(largest); size > SMALLEST / 2; size--) {
    const perLine = Math.floor(width / (size * LETTER_OF_TEXT));
    const count = lines.reduce((sum, line) => sum + Math.ceil(line.length / perLine), 0);
    if (size + count * LINE_OF_TEXT * size <= height) return size;
  }
  return SMALLEST / 2;
}

/** What no font of ours can draw would stand there as a box. */
export const drawable = (text: string): string =>
  text
    .replace(/(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f|\u200d|\u20e3/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
