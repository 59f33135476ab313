import type { Paper, PaperLine } from './printer.mjs';

export interface EpsonFaults {
  powerLoss?: number;
  paperOutInside?: number;
  confirmationLost?: number;
}

export class EpsonPrinter {
  constructor(options: {
    url: string;
    version?: 1 | 2;
    user?: string;
    password?: string;
    faults?: EpsonFaults;
  });
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
