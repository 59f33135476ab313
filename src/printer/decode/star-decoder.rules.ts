import { USUAL_CODE_PAGE } from '../encode/code-page.rules.js';
import {
  type Command,
  cut,
  type DecodedPaper,
  fixed,
  openDrawer,
  printQr,
  readPaper,
  readQr,
  restyle,
  sizeOf,
} from './paper-machine.rules.js';

const ESC = 0x1b;
const GS = 0x1d;

/** Reads StarPRNT, Star line and line matrix bytes as the printer does. */
export const paperOf = (bytes: Uint8Array, page = USUAL_CODE_PAGE): DecodedPaper =>
  readPaper(bytes, page, commandAt);

function commandAt(bytes: Uint8Array, at: number): Command | undefined {
  if (bytes[at] !== ESC) return undefined;
  const key = bytes[at + 1] === GS ? `GS${letter(bytes[at + 2])}` : letter(bytes[at + 1]);
  return COMMANDS[key === 'GSy' ? `GSy${letter(bytes[at + 3])}` : key];
}

const COMMANDS: Record<string, Command> = {
  '@': { length: fixed(2) },
  E: { length: fixed(2), run: (paper) => restyle(paper, { bold: true }) },
  F: { length: fixed(2), run: (paper) => restyle(paper, { bold: false }) },
  '4': { length: fixed(2), run: (paper) => restyle(paper, { inverted: true }) },
  '5': { length: fixed(2), run: (paper) => restyle(paper, { inverted: false }) },
  i: {
    length: fixed(4),
    run: (paper, [, , height = 0, width = 0]) => restyle(paper, { size: sizeOf(width > 0, height > 0) }),
  },
  // Printers with needles are told width first, then height.
  W: { length: fixed(3), run: (paper, [, , n = 0]) => restyle(paper, { size: sizeOf(n > 0, false) }) },
  h: {
    length: fixed(3),
    run: (paper, [, , n = 0]) => restyle(paper, { size: sizeOf(paper.style.size === 'big', n > 0) }),
  },
  GSt: { length: fixed(4) },
  GSa: { length: fixed(4) },
  GSyS: { length: fixed(6) },
  GSyD: { length: (bytes, at) => 8 + bytes[at + 6]! + bytes[at + 7]! * 256, run: readQr(8) },
  GSyP: { length: fixed(4), run: printQr },
  d: { length: fixed(3), run: cut },
  '\x07': { length: fixed(4), run: openDrawer },
};

const letter = (byte = 0): string => String.fromCharCode(byte);
