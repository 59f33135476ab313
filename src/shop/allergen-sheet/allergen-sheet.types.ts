import type { LegendEntry } from '../allergens/allergens.types.js';

/** What hangs in the kitchen and lies on the counter: dishes against allergens, on paper. */
export interface AllergenSheet {
  restaurant: string;
  /** '21.11.2026' */
  asOf: string;
  columns: { code: string; name: string }[];
  sections: SheetSection[];
  legend: LegendEntry[];
}

export interface SheetSection {
  name: string;
  rows: SheetRow[];
}

export interface SheetRow {
  name: string;
  /** null: nobody can say. Otherwise one list of codes for each column. */
  cells: string[][] | null;
  additives: string[];
}

/** Width of a text in points. */
export type Measure = (text: string) => number;

/** A row as it is drawn: each text in lines that fit. */
export interface DrawnRow {
  name: string[];
  cells: string[][] | null;
  additives: string[];
}

export type Block =
  | { kind: 'section'; name: string; height: number }
  | { kind: 'row'; row: DrawnRow; height: number }
  | { kind: 'note'; lines: string[]; height: number }
  | { kind: 'legend'; entries: { code: string; lines: string[] }[]; height: number };
