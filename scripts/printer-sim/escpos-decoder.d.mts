import type { PaperLine } from './printer.mjs';

export function printEscPos(bytes: Uint8Array): {
  lines: PaperLine[];
  drawer: number;
  unknown: number[];
  asked: { id?: string; paper?: boolean; status?: number }[];
};
