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
const SMALLEST = 34;
const LINE = 1.12;
/** How wide a letter is beside its height, on average of the widest of our fonts. */
const LETTER = 0.57;

/** As large as the room allows: the longest word on one line, and all lines one below the other. */
export function titleSize(title: string, { width, height }: Size): number {
  const words = title.split(/\s+/u).filter(Boolean);
  for (let size = LARGEST; size > SMALLEST; size -= 2) {
    const perLine = Math.floor(width / (size * LETTER));
    if (words.every((word) => word.length <= perLine) && linesOf(words, perLine) * LINE * size <= height)
      return size;
  }
  return SMALLEST;
}

function linesOf(words: readonly string[], perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of words) {
    const isNext = used > 0 && used + 1 + length > perLine;
    if (isNext) lines += 1;
    used = isNext || used === 0 ? length : used + 1 + length;
  }
  return lines;
}

/** What no font of ours can draw would stand there as a box. */
export const drawable = (text: string): string =>
  text
    .replace(/(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f|\u200d|\u20e3/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
