import { isWindows1252 } from './windows-1252.rules.js';

const REPLACED: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '✓': 'x',
  '✔': 'x',
  '✗': 'x',
  '×': 'x',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '-',
  ẞ: 'ß',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '½': '1/2',
};

const LINE_BREAKS = /\r\n?|\u0085|\u2028|\u2029/g;
const SOFT_HYPHEN = '\u00ad';
const MARKS = /\p{M}+/gu;
/** Controls, formatting marks, halves of characters, and pictures that no code page holds. */
const DROPPED =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{M}\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]/u;

/**
 * Every text passes here before an encoder, because those pass control bytes through: `ESC p` in a guest's note would open the
 * cash drawer. Composed, one code page, single spaces, line feeds only, and never longer than `max`.
 */
export function printable(text: string, max = 600): string {
  // A hostile text is cut before it costs anything; no replacement makes a text shorter than half.
  const bounded = text
    .slice(0, max * 4)
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n');
  const lines = Array.from(bounded, printableLetter).join('').split('\n');
  return shortened(
    lines
      .map((line) => line.replace(/ {2,}/g, ' ').trim())
      .join('\n')
      .trim(),
    max,
  );
}

/** A QR code carries its bytes as they are, so only visible ASCII gets in. */
export const scannable = (value: string, max = 300): string =>
  value.replace(/[^\x21-\x7e]/g, '').slice(0, max);

function printableLetter(letter: string): string {
  if (letter === '\n') return letter;
  if (/\s/u.test(letter)) return ' ';
  if (letter === SOFT_HYPHEN) return '';
  const replaced = REPLACED[letter];
  if (replaced !== undefined) return replaced;
  if (isWindows1252(letter)) return letter;
  if (DROPPED.test(letter)) return '';

  const bare = letter.normalize('NFKD').replace(MARKS, '');
  return bare !== '' && Array.from(bare).every(isWindows1252) ? bare : '?';
}

const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
