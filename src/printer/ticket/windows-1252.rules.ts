/** 0x80 to 0x9f of the code page; the five places it leaves empty are spaces. Node's own decoder reads them as Latin-1. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

export const isWindows1252 = (letter: string): boolean =>
  (letter >= ' ' && letter <= '~') || (letter >= '\u00a1' && letter <= '\u00ff') || UPPER.includes(letter);

export const letterOf = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? UPPER.charAt(byte - 0x80) : String.fromCharCode(byte);
