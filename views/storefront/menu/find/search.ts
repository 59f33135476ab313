import { searchTokens } from '../../../../src/shared/text';

/** From this length on a word may hold one slip of the finger. */
const LENGTH_FOR_A_SLIP = 5;

/** The words a guest typed, each in the spellings under which a dish is found. */
export const wordsOfQuery = (query: string): string[][] =>
  query
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => searchTokens(word));

/** Every word begins one of the dish's words; a longer one may differ from it by one letter. */
export const isFound = (tokens: readonly string[], query: string): boolean =>
  wordsOfQuery(query).every((spellings) =>
    spellings.some((spelling) => tokens.some((token) => begins(token, spelling))),
  );

function begins(token: string, word: string): boolean {
  if (token.startsWith(word)) return true;
  if (word.length < LENGTH_FOR_A_SLIP) return false;
  // A slip may make the beginning one letter longer or shorter than what was typed.
  return [-1, 0, 1].some((more) => isOneEdit(token.slice(0, word.length + more), word));
}

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
