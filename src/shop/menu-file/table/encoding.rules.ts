type TextEncoding = 'UTF-8' | 'Windows-1252' | 'UTF-16';

/** Reads the encodings that German table programs write, with or without a byte order mark. */
export function decoded(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be'), encoding: 'UTF-16' };
  try {
    return { text: decode(bytes, 'utf-8'), encoding: 'UTF-8' };
  } catch {
    return { text: windows1252In(bytes), encoding: 'Windows-1252' };
  }
}

const decode = (bytes: Uint8Array, label: string): string =>
  new TextDecoder(label, { fatal: label === 'utf-8' }).decode(bytes);

/** With the byte order mark by which Excel recognises UTF-8. */
export const utf8Of = (text: string): Uint8Array => new TextEncoder().encode(`\ufeff${text}`);

/** From 0x80 on; some versions of Node decode these letters as Latin-1. */
const BEYOND_LATIN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const LETTERS = Array.from(
  { length: 256 },
  (_, code) => BEYOND_LATIN[code - 0x80] ?? String.fromCharCode(code),
);
const CODES = new Map(LETTERS.map((letter, code) => [letter, code]));

const windows1252In = (bytes: Uint8Array): string => Array.from(bytes, (code) => LETTERS[code]).join('');

/** null when a letter is missing in Windows-1252, such as the Turkish ş. */
export function windows1252Of(text: string): Uint8Array | null {
  const codes = Array.from(text, (letter) => CODES.get(letter));
  return codes.every((code) => code !== undefined) ? Uint8Array.from(codes as number[]) : null;
}

export const lettersMissingIn = (text: string): string[] => [
  ...new Set(Array.from(text).filter((letter) => !CODES.has(letter))),
];
