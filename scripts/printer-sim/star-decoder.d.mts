import type { PaperLine } from './printer.mjs';

interface StarPaper {
  lines: PaperLine[];
  drawer: number;
  unknown: number[];
}

export function printStar(bytes: Uint8Array): StarPaper;
export function printText(bytes: Buffer): StarPaper;
