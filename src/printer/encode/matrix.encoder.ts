import { lettersIn } from '../ticket/layout.rules.js';
import type { PaperLine, PaperText } from '../ticket/ticket.types.js';
import { wrapped } from '../ticket/wrap.rules.js';
import { bytesOf } from './code-page.rules.js';
import type { CodePage } from './code-page.types.js';

const ESC = 0x1b;
const GS = 0x1d;
const LF = 0x0a;

/** The numbers Star gives the pages. */
const PAGE: Record<CodePage, number> = { windows1252: 32, cp858: 4, cp437: 1 };

/** Star line mode for printers with needles: two sizes a letter, no codes, and `ESC 4` is red where the ribbon has it. */
export function matrixBytes(lines: readonly PaperLine[], columns: number, page: CodePage): Buffer {
  const begin = [ESC, 0x40, ESC, GS, 0x74, PAGE[page]];
  return Buffer.from([...begin, ...readable(lines, columns).flatMap((line) => bytesFor(line, page))]);
}

/** Needles are too coarse for a code, so its address is written out. */
export const readable = (
  lines: readonly PaperLine[],
  columns: number,
): Exclude<PaperLine, { kind: 'qr' }>[] =>
  lines.flatMap((line) =>
    line.kind === 'qr' ? wrapped(line.value, lettersIn(columns, 'normal')).map(plainLine) : [line],
  );

const plainLine = (text: string): PaperText => ({
  kind: 'text',
  text,
  size: 'normal',
  bold: false,
  inverted: false,
});

function bytesFor(line: Exclude<PaperLine, { kind: 'qr' }>, page: CodePage): number[] {
  // Feeds to the cutter by itself, and then cuts.
  if (line.kind === 'cut') return [ESC, 0x64, line.partial ? 3 : 2];
  const { text, size, bold, inverted } = line;
  const written = text.trimStart();
  const margin = text.slice(0, text.length - written.length);
  return [
    ...[ESC, 0x57, Number(size === 'big'), ESC, 0x68, Number(size !== 'normal'), ESC, bold ? 0x45 : 0x46],
    ...bytesOf(margin, page),
    ...(inverted ? [ESC, 0x34] : []),
    ...bytesOf(written, page),
    ...(inverted ? [ESC, 0x35] : []),
    LF,
  ];
}
