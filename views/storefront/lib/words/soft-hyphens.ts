import { isDividedAt } from '../../../../src/shared/syllables';

/** Shorter words find room on the narrowest phone. */
const LONG_WORD = /\p{L}{18,}/gu;
/** What is left standing at either end of a word. */
const LEAST = 4;
const SOFT = '\u00ad';

/** Marks where long German words may be parted: a browser without a German dictionary parts them before any letter. */
export const softHyphens = (text: string): string => text.replace(LONG_WORD, parted);

export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT, '');

function parted(word: string): string {
  const letters = Array.from(word);
  const isMarked = (at: number) => at >= LEAST && at <= letters.length - LEAST && isDividedAt(letters, at);
  return letters.map((letter, at) => (isMarked(at) ? SOFT + letter : letter)).join('');
}
