import type { StationPaper } from '../../../../src/printer/station/print-station.view';

/** Where the page is with the paper it holds. */
export type Turn =
  /** Nothing is here; the server is asked at each piece of news. */
  | { kind: 'idle' }
  /** The browser's dialog is open, or its printer takes the paper. */
  | { kind: 'printing'; paper: StationPaper }
  /** A person says whether it came out. */
  | { kind: 'asking'; paper: StationPaper }
  /** The server has not heard it yet. */
  | { kind: 'unsaid'; paper: StationPaper; printed: boolean };

export interface Done {
  token: string;
  title: string;
  at: string;
  printed: boolean;
}

const SHOWN = 12;

export const withDone = (done: readonly Done[], one: Done): Done[] => [one, ...done].slice(0, SHOWN);

/** Millimetres that can be printed on, of a roll that is so wide. */
export const rollOf = (columns: number): { paper: number; printed: number } =>
  columns <= 32 ? { paper: 58, printed: 48 } : { paper: 80, printed: 72 };

const MM_PER_PIXEL = 25.4 / 96;

/** The page is as long as the paper: a roll has no pages. */
export const pageRule = (columns: number, heightPixels: number): string =>
  `@page { size: ${rollOf(columns).paper}mm ${Math.max(Math.ceil(heightPixels * MM_PER_PIXEL) + 6, 40)}mm; margin: 0 }`;
