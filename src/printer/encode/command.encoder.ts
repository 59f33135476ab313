import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { PaperLine, PaperText, TextSize } from '../ticket/ticket.types.js';
import { bytesOf, lettersFor, USUAL_CODE_PAGE } from './code-page.rules.js';
import type { CodePage } from './code-page.types.js';
import type { CommandLanguage } from './media.types.js';

const SIZE: Record<TextSize, [width: number, height: number]> = { normal: [1, 1], tall: [1, 2], big: [2, 2] };

/** Paper lines in a printer's own language. The lines are laid out already, so nothing is wrapped or padded here. */
export function commandBytes(
  lines: readonly PaperLine[],
  language: CommandLanguage,
  columns: number,
  page: CodePage = USUAL_CODE_PAGE,
): Buffer {
  const encoder = new ReceiptPrinterEncoder({
    language,
    columns,
    codepageMapping: language === 'esc-pos' ? 'epson' : 'star',
    feedBeforeCut: 3,
  });
  encoder.initialize().codepage(page);
  for (const line of lines) write(encoder, inPage(line, page), page);
  return Buffer.from(encoder.encode());
}

/** The library finds these first where a page of old has a picture for a control, which no printer prints. */
const TWICE_IN_A_PAGE = /([§¶])/;

const inPage = (line: PaperLine, page: CodePage): PaperLine =>
  line.kind === 'text' ? { ...line, text: lettersFor(line.text, page) } : line;

function write(encoder: ReceiptPrinterEncoder, line: PaperLine, page: CodePage): void {
  if (line.kind === 'text') writeText(encoder, line, page);
  else if (line.kind === 'cut') encoder.cut(line.partial ? 'partial' : 'full');
  else encoder.align('center').qrcode(line.value, { model: 2, size: 6, errorlevel: 'm' }).align('left');
}

/** The margin stays white: only the text is inverse. */
function writeText(
  encoder: ReceiptPrinterEncoder,
  { text, size, bold, inverted }: PaperText,
  page: CodePage,
): void {
  const written = text.trimStart();
  encoder
    .bold(bold)
    .size(...SIZE[size])
    .text(text.slice(0, text.length - written.length))
    .invert(inverted);
  for (const part of written.split(TWICE_IN_A_PAGE))
    if (TWICE_IN_A_PAGE.test(part)) encoder.raw(bytesOf(part, page));
    else encoder.text(part);
  encoder.newline();
  encoder.size(1, 1).invert(false).bold(false);
}
