import { letterFrom } from '../encode/code-page.rules.js';
import type { CodePage } from '../encode/code-page.types.js';
import type { PaperLine, PaperText } from '../ticket/ticket.types.js';
import { letterOf } from '../ticket/windows-1252.rules.js';

export interface DecodedPaper {
  lines: PaperLine[];
  /** How often the bytes asked for the cash drawer. */
  drawerPulses: number;
  /** Bytes that are no command we send: a printer would do something nobody asked for. */
  unknown: number[];
}

type Style = Omit<PaperText, 'kind' | 'text'>;

/** What a printer has in mind while it reads, whatever its language. */
export interface Paper extends DecodedPaper {
  page: CodePage;
  text: string;
  style: Style;
  lineStyle: Style;
  ended: boolean;
  qr: string;
}

export interface Command {
  length: (bytes: Uint8Array, at: number) => number;
  run?: (paper: Paper, bytes: Uint8Array) => void;
}

const PLAIN: Style = { size: 'normal', bold: false, inverted: false };
const FEED_BEFORE_CUT = 3;

export const fixed = (length: number) => () => length;

/** `find` knows the command that begins at a byte no letter is. */
export function readPaper(
  bytes: Uint8Array,
  page: CodePage,
  find: (bytes: Uint8Array, at: number) => Command | undefined,
): DecodedPaper {
  const blank = { drawerPulses: 0, text: '', style: PLAIN, lineStyle: PLAIN, ended: false, qr: '' };
  const paper: Paper = { ...blank, page, lines: [], unknown: [] };
  for (let at = 0; at < bytes.length; ) at += step(paper, bytes, at, find);
  const { lines, drawerPulses, unknown } = paper;
  return { lines, drawerPulses, unknown };
}

function step(paper: Paper, bytes: Uint8Array, at: number, find: Parameters<typeof readPaper>[2]): number {
  const byte = bytes[at]!;
  const command = find(bytes, at);
  if (command) {
    const length = command.length(bytes, at);
    command.run?.(paper, bytes.subarray(at, at + length));
    return length;
  }
  if (byte === 0x0a) endLine(paper);
  else if (byte >= 0x20) addLetter(paper, byte);
  // CR and CAN are sent by the encoder and change nothing on paper.
  else if (byte !== 0x0d && byte !== 0x18) paper.unknown.push(byte);
  return 1;
}

export function restyle(paper: Paper, change: Partial<Style>): void {
  paper.style = { ...paper.style, ...change };
}

function addLetter(paper: Paper, byte: number): void {
  // The encoder takes a style back before the line ends, so a line looks like the first letter behind its margin.
  if (paper.text.trim() === '') paper.lineStyle = paper.style;
  paper.text += letterFrom(byte, paper.page);
}

/** The line feed behind a code or a cut ends that code or cut, not a line of text. */
function endLine(paper: Paper): void {
  if (!paper.ended)
    paper.lines.push({ kind: 'text', text: paper.text, ...(paper.text === '' ? PLAIN : paper.lineStyle) });
  paper.ended = false;
  paper.text = '';
}

export const readQr =
  (from: number): Command['run'] =>
  (paper, bytes) => {
    paper.qr = Array.from(bytes.subarray(from), letterOf).join('');
  };

export function printQr(paper: Paper): void {
  paper.lines.push({ kind: 'qr', value: paper.qr });
  paper.ended = true;
}

/** The cutter sits above the print head: the feed that moves the last line past it prints nothing. */
export function cut(paper: Paper, [, , mode = 0]: Uint8Array): void {
  for (let fed = 0; fed < FEED_BEFORE_CUT && isEmpty(paper.lines.at(-1)); fed++) paper.lines.pop();
  paper.lines.push({ kind: 'cut', partial: mode % 2 === 1 });
  paper.ended = true;
}

export function openDrawer(paper: Paper): void {
  paper.drawerPulses += 1;
}

const isEmpty = (line: PaperLine | undefined): boolean => line?.kind === 'text' && line.text === '';

export const sizeOf = (isWide: boolean, isTall: boolean): PaperText['size'] =>
  isWide ? 'big' : isTall ? 'tall' : 'normal';
