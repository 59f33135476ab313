import { withoutLinks } from '../../shared/links.js';
import { cleanText } from '../../shared/text.js';
import type { Diet } from '../../shop/menu/menu.types.js';
import { claimIn } from './claims.rules.js';

/** The longest answer that is looked at; a dish's description is a fraction of it. */
export const MAX_ANSWER = 20_000;
export const MAX_DESCRIPTION = 400;
export const MAX_ALT = 160;

export interface CleanedText {
  text: string;
  /** Words that may not stand on a menu; the sentences around them were left out. */
  leftOut: string[];
}

export interface Cleaning {
  max: number;
  diets?: readonly Diet[];
  /** A translation says what the operator's own text says. */
  keepsClaims?: boolean;
}

/** What a model wrote, fit to stand on a menu: plain words, whole sentences, nothing that may not be claimed. */
export function cleanAnswer(raw: string, { max, diets, keepsClaims = false }: Cleaning): CleanedText {
  const sentences = sentencesOf(plainWords(raw));
  const claims = sentences.map((sentence) => (keepsClaims ? null : claimIn(sentence, diets)));
  const kept = sentences.filter((_, index) => claims[index] === null);
  const leftOut = new Set(claims.filter((claim) => claim !== null));
  return { text: capped(kept, max), leftOut: [...leftOut] };
}

/** Some models think aloud before they answer. */
export const withoutThoughts = (raw: string): string =>
  raw.replace(/^\s*<think(?:ing)?>.*?(?:<\/think(?:ing)?>|$)/isu, '');

/** One line without markup, links, quotes and control characters. */
export function plainWords(raw: string): string {
  let text = cleanText(raw.slice(0, MAX_ANSWER), { max: MAX_ANSWER, lines: 'many' });
  // What is taken out may join what stood around it to the same again.
  for (let before = ''; before !== text; ) {
    before = text;
    text = oneLine(withoutLinks(withoutQuotes(withoutMarkup(text))));
  }
  return text;
}

const MARKUP: [RegExp, string][] = [
  [/<(script|style)\b[^>]*>[^<]*(?:<\/\1\s*>)?/giu, ' '],
  [/<\/?[a-z!][^<>]*>/giu, ' '],
  [/!?\[([^[\]]*)\]\([^()]*\)/gu, '$1'],
  [/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/gmu, ''],
  [/^\s*#{1,6}\s*/gmu, ''],
  [/&(?:#\d+|#x[\da-f]+|[a-z]+);/giu, ' '],
  [/[<>`*_~|{}[\]\\#^=]/gu, ''],
  [/\p{C}/gu, ' '],
];

const withoutMarkup = (text: string): string =>
  MARKUP.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

/** "Wiener's" and "L'Aquila" keep theirs: an apostrophe stands between letters. */
const withoutQuotes = (text: string): string =>
  text.replace(/["“”„‟«»‹›″＂‚‛]|(?<!\p{L})['‘’`´]|['‘’`´](?!\p{L})/gu, '');

const oneLine = (text: string): string =>
  cleanText(text, { max: MAX_ANSWER }).replace(/ +([,.;:!?])/gu, '$1');

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** As many whole sentences as fit; one that is too long by itself ends at a word. */
function capped(sentences: readonly string[], max: number): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > max) break;
    text = longer;
  }
  const [first = ''] = sentences;
  return text === '' ? cutAtWord(first, max) : text;
}

function cutAtWord(sentence: string, max: number): string {
  if (sentence.length <= max) return sentence;
  const short = cleanText(sentence, { max: max - 1 });
  const lastSpace = short.lastIndexOf(' ');
  const words = lastSpace > max / 2 ? short.slice(0, lastSpace) : short;
  return `${words.replace(/[\s,.;:–-]+$/u, '')}…`;
}
