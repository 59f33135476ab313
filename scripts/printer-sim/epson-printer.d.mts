import type { Paper, PaperLine } from './printer.mjs';

export interface EpsonFaults {
  powerLoss?: number;
  wrongMedia?: number;
  paperOutInside?: number;
  coverOpenInside?: number;
  confirmationLost?: number;
  slow?: number;
  slowMs?: number;
  /** Asks again before it has said what became of the paper. */
  doubleGet?: number;
  /** Says the same result twice. */
  duplicateToken?: number;
}

export class EpsonPrinter {
  constructor(options: {
    url: string;
    version?: 1 | 2;
    user?: string;
    password?: string;
    faults?: EpsonFaults;
  });
  url: string;
  paper: Paper[];
  requests: { verb: string; status: number; token?: string; code?: string }[];
  state: 'ready' | 'paperOut' | 'coverOpen' | 'paperLow';
  faults: EpsonFaults;
  cycle(): Promise<boolean>;
  ask(): Promise<{ status: number; body: string; headers: Headers }>;
  tell(print: { token: string; version: string }, code: string): Promise<boolean>;
  result(file: string): Promise<{ status: number; body: string }>;
  status(): Promise<{ status: number; body: string }>;
}

export function readRequest(xml: string): { version: string; token: string; lines: PaperLine[] };
