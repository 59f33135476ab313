import { searchTokens } from '../../../../src/shared/text';
import { meantBy } from './synonyms';
import { saysWithout, unwantedIn, wantedIn } from './without';

/** From this length on a word may hold one slip of the finger. */
const LENGTH_FOR_A_SLIP = 5;
/** A word of this length may lack one letter: 'Piza', 'Psta'. */
const LENGTH_FOR_A_GAP = 4;
/** From this length on a word may be the last part of another. */
const LENGTH_FOR_AN_END = 4;
/** From this length on it may be that with a slip as well: 'colla' is Cola, and neither 'Cipolla' nor 'Rucola'. */
const LENGTH_FOR_A_SLIP_AT_THE_END = 7;

/** 'Pizza mit Pilzen', 'halb und halb': they tell nothing of a dish. */
const BETWEEN = new Set(['mit', 'und', 'with', 'and', 'con']);

const SEVERAL = /\s*(?:[&+,/]|\bund\b|\band\b)\s*/;

/** The words a guest typed, each in the spellings under which a dish is found. */
export const wordsOfQuery = (query: string): string[][] =>
  query
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => searchTokens(word));

type Meets = (token: string, word: string) => boolean;

/** Every word, or another for the same thing, begins one of the dish's words; a longer one may stand anywhere in it. */
export const isFound = (tokens: readonly string[], query: string): boolean =>
  everyWord(tokens, query, (word) => hasAny(tokens, [word, ...meantBy(word)]));

/**
 * As above, but a longer word may differ by one letter, and a shorter one may end another: 'brot' is in 'Landbrot'.
 * Asked when nothing is found otherwise: 'fisch' is not 'frisch', and 'wein' is not 'Schwein'.
 */
export const isNearlyFound = (tokens: readonly string[], query: string): boolean =>
  everyWord(tokens, query, (word) => {
    if (hasAny(tokens, [word, ...meantBy(word)])) return true;
    if (word.length >= LENGTH_FOR_AN_END && tokens.some((token) => token.endsWith(word))) return true;
    const isLike = isLong(word) ? isNear : isWithGap;
    return tokens.some((token) => isLike(token, word)) || hasAny(tokens, meantBy(word, isLike));
  });

/** 'Wein & Bier' is two things: who looks for the one is not shown what calls itself the other. */
export function isOfOtherPart(own: readonly string[], category: string, query: string): boolean {
  const parts = category.split(SEVERAL);
  const words = query.split(/\s+/).filter(Boolean);
  const isMeant = (part: string) => words.some((word) => isFound(searchTokens(part), word));
  if (!parts.some(isMeant) || isNearlyFound(own, query)) return false;
  const others = parts.filter((part) => !isMeant(part)).flatMap((part) => part.split(/\s+/));
  return others.some((word) => word.length >= LENGTH_FOR_AN_END && isNearlyFound(own, word));
}

/** What a guest wants to be without no word of a dish promises, unless the dish says just that. */
function everyWord(tokens: readonly string[], query: string, has: (word: string) => boolean): boolean {
  if (!unwantedIn(query).every((word) => saysWithout(tokens, word))) return false;
  const words = wordsOfQuery(wantedIn(query));
  const telling = words.filter((spellings) => !spellings.some((word) => BETWEEN.has(word)));
  return (telling.length > 0 ? telling : words).every((spellings) => spellings.some(has));
}

const hasAny = (tokens: readonly string[], words: readonly string[]): boolean =>
  words.some((word) => tokens.some((token) => meets(token, word)));

/** German joins its words, so a longer one may stand anywhere in another. */
const meets: Meets = (token, word) => (isLong(word) ? token.includes(word) : token.startsWith(word));

const isLong = (word: string): boolean => word.length >= LENGTH_FOR_A_SLIP;

/** A slip may make the beginning or the end one letter longer or shorter than what was typed. */
const isNear: Meets = (token, word) => {
  const [heard, typed] = [asHeard(token), asHeard(word)];
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more;
    if (isOneEdit(heard.slice(0, length), typed)) return true;
    return word.length >= LENGTH_FOR_A_SLIP_AT_THE_END && isOneEdit(heard.slice(-length), typed);
  });
};

/** One letter more than was typed: in the whole word any, in the beginning of a longer one a doubled letter alone. */
const isWithGap: Meets = (token, word) => {
  if (word.length !== LENGTH_FOR_A_GAP || /\d/.test(word)) return false;
  const beginning = token.slice(0, word.length + 1);
  if (beginning.length <= word.length || token[0] !== word[0]) return false;
  return token === beginning ? isOneEdit(token, word) : beginning.replace(/(.)\1/, '$1') === word;
};

/** Nobody hears the h of 'Margherita' or 'Spaghetti': leaving it out is no slip yet. */
const asHeard = (word: string): string => word.replaceAll('gh', 'g');

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
