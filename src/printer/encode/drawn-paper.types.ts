import type { PaperLine } from '../ticket/ticket.types.js';

export type DrawnLine =
  | Exclude<PaperLine, { kind: 'qr' }>
  | { kind: 'qr'; value: string; size: number; path: string };
