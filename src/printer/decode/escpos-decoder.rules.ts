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
const FS = 0x1c;
const GS = 0x1d;
const STORE_CODE = 0x50;
const PRINT_CODE = 0x51;

/** Reads the ESC/POS bytes that we send as the printer does. */
export const escPosPaperOf = (bytes: Uint8Array, page = USUAL_CODE_PAGE): DecodedPaper =>
  readPaper(bytes, page, commandAt);

function commandAt(bytes: Uint8Array, at: number): Command | undefined {
  const name = PREFIX[bytes[at] ?? 0];
  return name ? COMMANDS[`${name} ${String.fromCharCode(bytes[at + 1] ?? 0)}`] : undefined;
}

const PREFIX: Record<number, string> = { [ESC]: 'ESC', [FS]: 'FS', [GS]: 'GS' };

const COMMANDS: Record<string, Command> = {
  'ESC @': { length: fixed(2) },
  'ESC t': { length: fixed(3) },
  'ESC M': { length: fixed(3) },
  'ESC a': { length: fixed(3) },
  'FS .': { length: fixed(2) },
  'ESC E': { length: fixed(3), run: (paper, [, , n = 0]) => restyle(paper, { bold: n % 2 === 1 }) },
  'GS B': { length: fixed(3), run: (paper, [, , n = 0]) => restyle(paper, { inverted: n % 2 === 1 }) },
  'GS !': {
    length: fixed(3),
    run: (paper, [, , n = 0]) => restyle(paper, { size: sizeOf(n >> 4 > 0, (n & 15) > 0) }),
  },
  'GS V': { length: (bytes, at) => (bytes[at + 2]! >= 65 ? 4 : 3), run: cut },
  'GS (': {
    length: (bytes, at) => 5 + bytes[at + 3]! + bytes[at + 4]! * 256,
    run: (paper, bytes) => {
      if (bytes[6] === STORE_CODE) readQr(8)?.(paper, bytes);
      if (bytes[6] === PRINT_CODE) printQr(paper);
    },
  },
  'ESC p': { length: fixed(5), run: openDrawer },
};
