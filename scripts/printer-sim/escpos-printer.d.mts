import type { Paper } from './printer.mjs';

export interface EscPosFaults {
  /** Connections that are closed at once. */
  refuse?: number;
  powerLoss?: number;
  paperOutInside?: number;
  confirmationLost?: number;
  /** It knows no GS ( H. */
  noProcessId?: boolean;
  /** It never answers anything. */
  mute?: boolean;
  /** So many milliseconds between two bytes of an answer. */
  drip?: number;
}

export class EscPosPrinter {
  constructor(options?: {
    faults?: EscPosFaults;
    onPaper?: (paper: Paper) => void;
    onRequest?: (request: { verb: string; status: number }) => void;
  });
  paper: Paper[];
  port: number;
  connections: number;
  state: 'ready' | 'paperOut' | 'coverOpen' | 'paperLow';
  faults: EscPosFaults;
  listen(port?: number, host?: string): Promise<number>;
  close(): Promise<void>;
}
