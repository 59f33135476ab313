import type { PaperLine as Seen } from '../../../scripts/printer-sim/printer.mjs';
import type { PaperLine } from '../ticket/ticket.types.js';

/** A line in the words of the simulated printers. */
export function seenAs(line: PaperLine): Seen {
  if (line.kind === 'qr') return { qr: line.value };
  if (line.kind === 'cut') return { cut: line.partial ? 'partial' : 'full' };
  const { text, bold, inverted, size } = line;
  return { text, bold, inverted, wide: size === 'big', tall: size !== 'normal' };
}
