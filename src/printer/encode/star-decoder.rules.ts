import type { PaperLine, PaperText, TextSize } from '../ticket/ticket.types.js';
import { letterOf } from '../ticket/windows-1252.rules.js';

interface DecodedPaper {
  lines: PaperLine[];
  /** How often the bytes asked for the cash drawer. */
  drawerPulses: number;
  /** Bytes that are no command we send: a printer would do something nobody asked for. */
  unknown: number[];
}

interface Paper extends DecodedPaper {
  text: string;
  style: Omit<PaperText, 'kind' | 'text'>;
  lineStyle: Paper['style'];
  ended: boolean;
  qr: string;
}

type Command = {
  length: (bytes: Uint8Array, at: number) => number;
  run?: (paper: Paper, bytes: Uint8Array) => void;
};

const PLAIN: Paper['style'] = { size: 'normal', bold: false, inverted: false };
const NOTHING = { drawerPulses: 0, text: '', style: PLAIN, lineStyle: PLAIN, ended: false, qr: '' };
const FEED_BEFORE_CUT = 3;
const ESC = 0x1b;
const GS = 0x1d;

/** Reads StarPRNT and Star line bytes as the printer does: the preview shows what will come out. */
export function paperOf(bytes: Uint8Array): DecodedPaper {
  const paper: Paper = { ...NOTHING, lines: [], unknown: [] };
  let at = 0;
  while (at < bytes.length) at += step(paper, bytes, at);
  const { lines, drawerPulses, unknown } = paper;
  return { lines, drawerPulses, unknown };
}

function step(paper: Paper, bytes: Uint8Array, at: number): number {
  const byte = bytes[at]!;
  if (byte === ESC) return runCommand(paper, bytes, at);
  if (byte === 0x0a) endLine(paper);
  else if (byte >= 0x20) addLetter(paper, byte);
  // CR and CAN are sent by the encoder and change nothing on paper.
  else if (byte !== 0x0d && byte !== 0x18) paper.unknown.push(byte);
  return 1;
}

function runCommand(paper: Paper, bytes: Uint8Array, at: number): number {
  const key = bytes[at + 1] === GS ? `GS${letter(bytes[at + 2])}` : letter(bytes[at + 1]);
  const command = COMMANDS[key === 'GSy' ? `GSy${letter(bytes[at + 3])}` : key];
  if (!command) {
    paper.unknown.push(ESC);
    return 1;
  }
  const length = command.length(bytes, at);
  command.run?.(paper, bytes.subarray(at, at + length));
  return length;
}

const fixed = (length: number) => () => length;

const COMMANDS: Record<string, Command> = {
  '@': { length: fixed(2) },
  E: { length: fixed(2), run: (paper) => restyle(paper, { bold: true }) },
  F: { length: fixed(2), run: (paper) => restyle(paper, { bold: false }) },
  '4': { length: fixed(2), run: (paper) => restyle(paper, { inverted: true }) },
  '5': { length: fixed(2), run: (paper) => restyle(paper, { inverted: false }) },
  i: {
    length: fixed(4),
    run: (paper, [, , height, width]) => restyle(paper, { size: sizeOf(width, height) }),
  },
  GSt: { length: fixed(4) },
  GSa: { length: fixed(4) },
  GSyS: { length: fixed(6) },
  GSyD: { length: (bytes, at) => 8 + bytes[at + 6]! + bytes[at + 7]! * 256, run: readQr },
  GSyP: { length: fixed(4), run: printQr },
  d: { length: fixed(3), run: cut },
  '\x07': { length: fixed(4), run: openDrawer },
};

function restyle(paper: Paper, change: Partial<Paper['style']>): void {
  paper.style = { ...paper.style, ...change };
}

function addLetter(paper: Paper, byte: number): void {
  // The encoder takes a style back before the line ends, so a line looks like the first letter behind its margin.
  if (paper.text.trim() === '') paper.lineStyle = paper.style;
  paper.text += letterOf(byte);
}

/** The line feed behind a code or a cut ends that code or cut, not a line of text. */
function endLine(paper: Paper): void {
  if (!paper.ended)
    paper.lines.push({ kind: 'text', text: paper.text, ...(paper.text === '' ? PLAIN : paper.lineStyle) });
  paper.ended = false;
  paper.text = '';
}

function readQr(paper: Paper, bytes: Uint8Array): void {
  paper.qr = Array.from(bytes.subarray(8), letterOf).join('');
}

function printQr(paper: Paper): void {
  paper.lines.push({ kind: 'qr', value: paper.qr });
  paper.ended = true;
}

/** The cutter sits above the print head: the feed that moves the last line past it prints nothing. */
function cut(paper: Paper, bytes: Uint8Array): void {
  for (let fed = 0; fed < FEED_BEFORE_CUT && isEmpty(paper.lines.at(-1)); fed++) paper.lines.pop();
  paper.lines.push({ kind: 'cut', partial: bytes[2] === 1 });
  paper.ended = true;
}

function openDrawer(paper: Paper): void {
  paper.drawerPulses += 1;
}

const isEmpty = (line: PaperLine | undefined): boolean => line?.kind === 'text' && line.text === '';

function sizeOf(width = 0, height = 0): TextSize {
  if (width > 0) return 'big';
  return height > 0 ? 'tall' : 'normal';
}

const letter = (byte = 0): string => String.fromCharCode(byte);
