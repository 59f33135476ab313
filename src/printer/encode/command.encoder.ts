import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { PaperLine, PaperText, TextSize } from '../ticket/ticket.types.js';
import { lettersFor, USUAL_CODE_PAGE } from './code-page.rules.js';
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
  for (const line of lines) write(encoder, inPage(line, page));
  return Buffer.from(encoder.encode());
}

const inPage = (line: PaperLine, page: CodePage): PaperLine =>
  line.kind === 'text' ? { ...line, text: lettersFor(line.text, page) } : line;

function write(encoder: ReceiptPrinterEncoder, line: PaperLine): void {
  if (line.kind === 'text') writeText(encoder, line);
  else if (line.kind === 'cut') encoder.cut(line.partial ? 'partial' : 'full');
  else encoder.align('center').qrcode(line.value, { model: 2, size: 6, errorlevel: 'm' }).align('left');
}

/** The margin stays white: only the text is inverse. */
function writeText(encoder: ReceiptPrinterEncoder, { text, size, bold, inverted }: PaperText): void {
  const written = text.trimStart();
  encoder.bold(bold).size(...SIZE[size]);
  encoder
    .text(text.slice(0, text.length - written.length))
    .invert(inverted)
    .text(written)
    .newline();
  encoder.size(1, 1).invert(false).bold(false);
}
