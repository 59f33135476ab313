const VOWEL = /[aeiouyäöüàáèéìíòóùú]/i;
const LETTER = /\p{L}/u;
/** Letters that are spoken as one and stay together; those of Pfanne and Pfeffer, not those of Ap-fel and Karp-fen. */
const TOGETHER = /^(sch[lmnrw]?|ch|ck|ph|th|qu|gh|gn|pf(?=ann|eff|iff|irs|lau)l?|[bdfgkpt][lr])/i;
/** These only where a consonant stands before them: Kis-te, but Brust-stück. */
const AFTER_CONSONANT = /^s(tr|pr|[tp])/i;
const LEAST = 3;
/** Behind its hyphens and slashes a long word goes on in the next line as it is. */
const WITHIN = /(?<=\p{L}{4}-)(?=\p{L}{3})|(?<=.\/)(?=\p{L}{3})/u;

/** 'Donnerstags-Spezialität' in the parts that may stand on lines of their own without being divided. */
export const partsOf = (word: string): string[] => word.split(WITHIN);

/** How many letters of a word stay on a line that has room for so many: it is divided where it is spoken. */
export function lettersBefore(word: readonly string[], room: number): number {
  for (let at = Math.min(room, word.length - LEAST); at >= LEAST; at--) if (isDividedAt(word, at)) return at;
  const last = word.length - LEAST;
  return last < LEAST ? room : Math.min(room, last);
}

/** German divides before the last consonant that a vowel follows. */
export function isDividedAt(word: readonly string[], at: number): boolean {
  const before = word.slice(0, at);
  if (!before.some((letter) => VOWEL.test(letter)) || isWithinOnset(word, at)) return false;
  const onset = onsetAt(word, at);
  return onset > 0 && VOWEL.test(word[at + onset] ?? '');
}

function onsetAt(word: readonly string[], at: number): number {
  const rest = word.slice(at).join('');
  const isConsonant = (letter = '') => LETTER.test(letter) && !VOWEL.test(letter);
  const joined = TOGETHER.exec(rest) ?? (isConsonant(word[at - 1]) ? AFTER_CONSONANT.exec(rest) : null);
  if (joined) return joined[0].length;
  return isConsonant(word[at]) ? 1 : 0;
}

const isWithinOnset = (word: readonly string[], at: number): boolean =>
  [1, 2, 3].some((back) => at - back > 0 && onsetAt(word, at - back) > back);
