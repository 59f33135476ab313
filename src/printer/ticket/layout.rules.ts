import { printable, scannable } from './printable.rules.js';
import type {
  PaperLine,
  PaperText,
  TextAlign,
  TextSize,
  Ticket,
  TicketBlock,
  TicketItem,
} from './ticket.types.js';
import { spread, wrapped } from './wrap.rules.js';

type Style = Partial<Omit<PaperText, 'kind' | 'text'>>;

/** A ticket laid out for this paper width. Ends with a cut, whether the ticket names one or not. */
export function layoutOf({ blocks }: Ticket, columns: number): PaperLine[] {
  const lines = blocks.flatMap((block) => linesOf(block, columns));
  const isCut = lines.at(-1)?.kind === 'cut';
  return isCut ? lines : [...lines, { kind: 'cut', partial: true }];
}

/** How many letters of this size stand side by side. */
export const lettersIn = (columns: number, size: TextSize): number =>
  size === 'big' ? Math.floor(columns / 2) : columns;

function linesOf(block: TicketBlock, columns: number): PaperLine[] {
  switch (block.kind) {
    case 'heading':
      return textLines(block.text, columns, { size: 'big', bold: true }, { align: block.align ?? 'center' });
    case 'text':
      return textLines(block.text, columns, { size: block.size, bold: block.bold }, block);
    case 'item':
      return itemLines(block, columns);
    case 'columns':
      return columnLines(block, columns);
    case 'station':
      return columnLines({ kind: 'columns', left: '', right: block.right }, columns);
    case 'rule':
      return [line((block.style === 'double' ? '=' : '-').repeat(columns))];
    case 'qr':
      return qrLines(block.value, block.caption, columns);
    case 'banner':
      return bannerLines(block.text, block.note, columns);
    case 'feed':
      return Array.from({ length: Math.min(Math.max(Math.trunc(block.lines), 0), 20) }, () => line(''));
    case 'cut':
      return [{ kind: 'cut', partial: block.partial ?? true }];
  }
}

function textLines(
  text: string,
  columns: number,
  style: Style,
  { align = 'left', indent = 0 }: { align?: TextAlign; indent?: number },
): PaperLine[] {
  const width = lettersIn(columns, style.size ?? 'normal');
  const room = Math.max(width - indent, 1);
  const margin = ' '.repeat(width - room);
  return wrapped(printable(text), room).map((row) => line(margin + aligned(row, room, align), style));
}

function itemLines(
  { quantity, name, price = '', extras = [], note, size = 'normal' }: TicketItem,
  columns: number,
): PaperLine[] {
  const count = `${Math.trunc(quantity)} x `;
  const width = lettersIn(columns, size);
  const head = spread(count + printable(name), oneLine(price), width, count.length);
  return [
    ...head.map((row) => line(row, { size, bold: true })),
    ...extras.flatMap((extra) => textLines(extra, columns, { size: halved(size) }, { indent: count.length })),
    ...(note
      ? textLines(note, columns, { size: halved(size), bold: true, inverted: true }, { indent: count.length })
      : []),
  ];
}

function columnLines(
  { left, right, bold, size = 'normal' }: Extract<TicketBlock, { kind: 'columns' }>,
  columns: number,
) {
  const rows = spread(printable(left), oneLine(right), lettersIn(columns, size), 2);
  return rows.map((row) => line(row, { size, bold }));
}

function qrLines(value: string, caption: string | undefined, columns: number): PaperLine[] {
  const scanned = scannable(value);
  const code: PaperLine[] = scanned === '' ? [] : [{ kind: 'qr', value: scanned }];
  return caption ? [...code, ...textLines(caption, columns, {}, { align: 'center' })] : code;
}

function bannerLines(text: string, note: string | undefined, columns: number): PaperLine[] {
  const size = text.length * 2 <= columns ? 'big' : 'tall';
  return [
    ...textLines(text, columns, { size, bold: true, inverted: true }, { align: 'center' }),
    ...(note ? textLines(note, columns, { bold: true }, { align: 'center' }) : []),
  ];
}

const oneLine = (text: string): string => printable(text).replaceAll('\n', ' ');

const halved = (size: TextSize): TextSize => (size === 'big' ? 'tall' : size);

function aligned(row: string, width: number, align: TextAlign): string {
  if (align === 'right') return row.padStart(width);
  return align === 'center' ? ' '.repeat(Math.floor((width - row.length) / 2)) + row : row;
}

function line(text: string, { size = 'normal', bold = false, inverted = false }: Style = {}): PaperText {
  const shown = text.trimEnd();
  if (shown === '') return { kind: 'text', text: '', size: 'normal', bold: false, inverted: false };
  return { kind: 'text', text: shown, size, bold, inverted };
}
