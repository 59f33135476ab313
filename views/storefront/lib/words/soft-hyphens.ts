/** Shorter words find room on the narrowest phone. */
const LONG_WORD = /\p{L}{18,}/gu;
const VOWELS = 'aeiouyäöüàáâèéêìíîòóôùúû';
/** What stays together at the beginning of a German syllable, the longest first. */
const ONSETS =
  'schl schm schn schr schw pfl spr str sch bl br ch ck dr fl fr gl gr kl kn kr pf ph pl pr qu sp st th tr zw'.split(
    ' ',
  );
/** What is left standing at either end of a word. */
const LEAST = 4;
const SOFT = '\u00ad';

/** Marks where long German words may be parted: a browser without a German dictionary parts them before any letter. */
export const softHyphens = (text: string): string => text.replace(LONG_WORD, parted);

export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT, '');

function parted(word: string): string {
  const small = word.toLowerCase();
  const isVowel = (index: number) => VOWELS.includes(small.charAt(index));
  let text = '';
  let from = 0;
  for (let index = 1; index < word.length; index += 1) {
    if (!isVowel(index) || isVowel(index - 1)) continue;
    const start = syllableStart(small, index);
    if (start - from < 2 || start < LEAST || word.length - start < LEAST) continue;
    text += word.slice(from, start) + SOFT;
    from = start;
  }
  return text + word.slice(from);
}

/** Where the syllable of this vowel begins: with one consonant, or with those that stay together. */
function syllableStart(word: string, vowel: number): number {
  const onset = ONSETS.find((letters) => word.endsWith(letters, vowel));
  return vowel - (onset?.length ?? 1);
}
