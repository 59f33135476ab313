export interface PaperLine {
  text?: string;
  bold?: boolean;
  inverted?: boolean;
  wide?: boolean;
  tall?: boolean;
  qr?: string;
  cut?: 'partial' | 'full';
}

export interface Paper {
  token: string;
  media: string;
  bytes: Buffer;
  text: string;
  lines: PaperLine[];
  drawer: number;
  unknown: number[];
}

export interface Faults {
  loseDelete?: number;
  tripleDelete?: number;
  doubleGet?: number;
  doubleGetAfterMs?: number;
  neverGet?: number;
  powerLoss?: number;
  powerLossMs?: number;
  paperOut?: number;
  coverOpen?: number;
  slow?: number;
  /** Fetches and confirms an old paper once more. */
  duplicateToken?: number;
  slowMs?: number;
  refillAfterMs?: number;
  code?: string;
}

export interface Offer {
  jobReady: boolean;
  jobToken?: string;
  mediaTypes?: string[];
  deleteMethod?: 'DELETE' | 'GET';
  clientAction?: { request: string; options: string }[];
}

export interface PrinterOptions {
  url: string;
  mac?: string;
  media?: string[];
  faults?: Faults;
  onPaper?: (paper: Paper) => void;
  onRequest?: (request: { verb: string; status: number; token?: string; code?: string }) => void;
}

export class StarPrinter {
  constructor(options: PrinterOptions);
  media: string[];
  url: string;
  mac: string;
  paper: Paper[];
  requests: { verb: string; status: number; token?: string; code?: string }[];
  faults: Faults;
  statusCode: string;
  cycle(): Promise<Offer | null>;
  poll(extra?: object): Promise<Offer | null>;
  print(offer: Offer): Promise<unknown>;
  fetch(token: string, type: string): Promise<{ status: number; body: Buffer; media: string }>;
  confirm(token: string, code: string, method?: 'DELETE' | 'GET'): Promise<{ status: number; body: Buffer }>;
  refill(): void;
  isOnline(): boolean;
}

export function startPrinterSim(
  options: PrinterOptions & { pollSeconds?: number; onTrouble?: (error: Error) => void },
): StarPrinter & { stop(): Promise<void> };
