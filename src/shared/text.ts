/** Control characters, halves of characters, and marks that turn the direction of what follows. */
const HARMFUL = /(?![\n\t])\p{Cc}|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Something to see: marks, joiners and letters without ink alone are no name. */
export const READABLE = /[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

export interface TextLimits {
  max: number;
  lines?: 'one' | 'many';
}

/** What a person typed, safe to store, print and show: composed, without control characters, not too long. */
export function cleanText(input: string, { max, lines = 'one' }: TextLimits): string {
  const unified = input.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(HARMFUL, '');
  const spaced = lines === 'one' ? unified.replace(/\s+/g, ' ') : unified.replace(/\t/g, ' ');
  return cut(spaced.normalize('NFC').trim(), max).trimEnd();
}

/** 'Käsespätzle & Röstzwiebeln' becomes 'kaesespaetzle-und-roestzwiebeln'. */
export const slugOf = (text: string, max = 60): string =>
  wordsOf(fold(text.replaceAll('&', ' und '), UMLAUTS))
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, max)
    .replace(/-$/, '');

/** The words under which a text is found: 'Käse' both as 'kaese' and, for hasty fingers, as 'kase'. */
export const searchTokens = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...wordsOf(fold(text, UMLAUTS)), ...wordsOf(fold(text))])),
];

/** Two names that people cannot tell apart. */
export const sameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('de') === b.trim().toLocaleLowerCase('de');

const MAX_WORDS = 8;

/** 'Café Yıldırım' as somebody in a hurry types it. */
export const plain = (text: string): string => fold(text);

/** One anchored pattern for each word of a question; a text is found when each pattern meets one of its tokens. */
export const searchPrefixes = (query: string): string[] =>
  wordsOf(fold(query, UMLAUTS))
    .slice(0, MAX_WORDS)
    .map((word) => `^${escapeRegex(word)}`);

export const isFoundBy = (tokens: readonly string[], query: string): boolean =>
  searchPrefixes(query).every((prefix) => tokens.some((token) => new RegExp(prefix, 'u').test(token)));

export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** No table has a plain letter, and most letters of a menu are plain. */
const BEYOND_ASCII = /[^\p{ASCII}]/gu;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Umlauts go first, for once a mark is split from its letter nobody knows that it was one. */
function fold(text: string, umlauts: Record<string, string> = {}): string {
  const plain = replaceLetters(text.toLowerCase().normalize('NFC'), umlauts)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return replaceLetters(plain, LETTERS);
}

const replaceLetters = (text: string, table: Record<string, string>): string =>
  text.replace(BEYOND_ASCII, (letter) => table[letter] ?? letter);

const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Never between the two halves of a character. */
function cut(text: string, max: number): string {
  const half = /[\ud800-\udbff]$/;
  return text.slice(0, max).replace(half, '');
}
