import { isWindows1252, letterOf } from '../ticket/windows-1252.rules.js';
import type { CodePage } from './code-page.types.js';

/** Never 'auto': it picks pages that some models do not have, and breaks the euro sign. */
export const USUAL_CODE_PAGE: CodePage = 'windows1252';

/** 0x80 to 0xff. */
const UPPER: Record<CodePage, string> = {
  windows1252: Array.from({ length: 128 }, (_, at) => letterOf(0x80 + at)).join(''),
  cp858:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´ ±‗¾¶§÷¸°¨·¹³²■ ',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ',
};

/** One letter for one letter: a longer word would shift a column. */
const NEAREST: Record<string, string> = {
  '€': 'E',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '´': "'",
  '„': '"',
  '“': '"',
  '”': '"',
  '¨': '"',
  '‹': '<',
  '›': '>',
  '…': '.',
  '¸': ',',
  '†': '+',
  '‡': '+',
  '•': '*',
  '×': 'x',
  '–': '-',
  '—': '-',
  '¯': '-',
  '˜': '~',
  ˆ: '^',
  '‰': '%',
  '™': 'T',
  '©': 'C',
  '®': 'R',
  '¦': '|',
  '¾': '3',
  Œ: 'O',
  œ: 'o',
  Ø: 'O',
  ø: 'o',
  Ð: 'D',
  ð: 'd',
  Þ: 'T',
  þ: 't',
};

export const letterFrom = (byte: number, page: CodePage): string =>
  byte < 0x80 ? String.fromCharCode(byte) : UPPER[page].charAt(byte - 0x80);

/** The text in letters that this page has. */
export const lettersFor = (text: string, page: CodePage): string =>
  page === 'windows1252' ? text : Array.from(text, (letter) => letterFor(letter, page)).join('');

export const bytesOf = (text: string, page: CodePage): number[] =>
  Array.from(lettersFor(text, page), (letter) =>
    isAscii(letter) ? letter.charCodeAt(0) : 0x80 + UPPER[page].indexOf(letter),
  );

function letterFor(letter: string, page: CodePage): string {
  if (isAscii(letter) || UPPER[page].includes(letter)) return letter;
  const bare = NEAREST[letter] ?? letter.normalize('NFKD').charAt(0);
  return isAscii(bare) && isWindows1252(bare) ? bare : '?';
}

const isAscii = (letter: string): boolean => letter <= '~';
