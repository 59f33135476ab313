import type { DrawnLine } from '../encode/drawn-paper.types.js';
import type { Columns } from '../printer/printer.types.js';

/** The props of /app/printStation. */
export interface PrintStationPage {
  stations: StationView[];
  mayManage: boolean;
}

export interface StationView {
  id: string;
  name: string;
  columns: Columns;
}

/** One paper, to be printed now. */
export interface StationPaper {
  token: string;
  title: string;
  lines: DrawnLine[];
}
