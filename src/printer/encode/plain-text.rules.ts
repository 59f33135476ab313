import type { PaperLine } from '../ticket/ticket.types.js';

/** For printers that speak no command language, and for a terminal. */
export const plainText = (lines: readonly PaperLine[]): string => `${lines.map(textOf).join('\n')}\n`;

function textOf(line: PaperLine): string {
  if (line.kind === 'text') return line.text;
  return line.kind === 'qr' ? line.value : '';
}
