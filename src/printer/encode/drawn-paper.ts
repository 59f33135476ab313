import qrcode from 'qrcode';
import type { PaperLine } from '../ticket/ticket.types.js';
import type { DrawnLine } from './drawn-paper.types.js';

/** A line as a page shows it: a code is the path of its dark squares. */
export function drawn(line: PaperLine): DrawnLine {
  if (line.kind !== 'qr') return line;
  const { size, data } = qrcode.create(line.value, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data.keys()).filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('');
  return { ...line, size, path };
}
