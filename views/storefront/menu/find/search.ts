import { searchTokens } from '../../../../src/shared/text';

/** From this length on a word may hold one slip of the finger. */
const LENGTH_FOR_A_SLIP = 5;

/** The words a guest typed, each in the spellings under which a dish is found. */
export const wordsOfQuery = (query: string): string[][] =>
  query
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => searchTokens(word));

type Meets = (token: string, word: string) => boolean;

/** Every word begins one of the dish's words; a longer one may stand anywhere in it: German joins its words. */
export const isFound = (tokens: readonly string[], query: string): boolean =>
  everyWord(tokens, query, (token, word) => (isLong(word) ? token.includes(word) : token.startsWith(word)));

/** As above, but a longer word may differ by one letter. Asked when nothing is found otherwise: 'fisch' is not 'frisch'. */
export const isNearlyFound = (tokens: readonly string[], query: string): boolean =>
  everyWord(tokens, query, (token, word) =>
    isLong(word) ? token.includes(word) || isNear(token, word) : token.startsWith(word),
  );

const everyWord = (tokens: readonly string[], query: string, meets: Meets): boolean =>
  wordsOfQuery(query).every((spellings) =>
    spellings.some((spelling) => tokens.some((token) => meets(token, spelling))),
  );

const isLong = (word: string): boolean => word.length >= LENGTH_FOR_A_SLIP;

/** A slip may make the beginning or the end one letter longer or shorter than what was typed. */
const isNear: Meets = (token, word) =>
  [-1, 0, 1].some((more) => {
    const length = word.length + more;
    return isOneEdit(token.slice(0, length), word) || isOneEdit(token.slice(-length), word);
  });

/** One letter is another, missing, too many, or has changed places with its neighbour. */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}
