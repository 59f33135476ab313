import type { Paper } from './printer.mjs';

export interface EscPosFaults {
  /** Connections that are closed at once. */
  refuse?: number;
  powerLoss?: number;
  paperOutInside?: number;
  coverOpenInside?: number;
  confirmationLost?: number;
  /** It understands nothing of what it is sent. */
  wrongMedia?: number;
  /** What it was sent comes out twice. */
  doubleGet?: number;
  /** Answers with the id of an earlier paper first. */
  duplicateToken?: number;
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
