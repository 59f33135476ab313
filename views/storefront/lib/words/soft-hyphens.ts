import { isDividedAt } from '../../../../src/shared/syllables';
import { SOFT_HYPHEN } from './soft-hyphen';

/** Shorter words find room on the narrowest phone. */
const LONG_WORD = /\p{L}{18,}/gu;
/** What is left standing at either end of a word. */
const LEAST = 4;

/** Marks where long German words may be parted: a browser without a German dictionary parts them before any letter. */
export const softHyphens = (text: string): string => text.replace(LONG_WORD, parted);

function parted(word: string): string {
  const letters = Array.from(word);
  const isMarked = (at: number) => at >= LEAST && at <= letters.length - LEAST && isDividedAt(letters, at);
  return letters.map((letter, at) => (isMarked(at) ? SOFT_HYPHEN + letter : letter)).join('');
}
