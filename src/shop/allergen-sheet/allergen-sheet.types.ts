import type { LegendEntry } from '../allergens/allergens.types.js';

/** The printed table of dishes against allergens. */
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
  /** null: unknown. Otherwise a list of codes for each column. */
  cells: string[][] | null;
  additives: string[];
  /** 'je nach Auswahl: A1, G' of a dish that is made of others; empty where nothing depends on a choice. */
  byChoice: string;
}

/** Width of a text in points. */
export type Measure = (text: string) => number;

/** A row ready to be drawn: each text broken into lines that fit. */
export interface DrawnRow {
  name: string[];
  byChoice: string[];
  cells: string[][] | null;
  additives: string[];
}

export type Block =
  | { kind: 'section'; name: string; height: number }
  | { kind: 'row'; row: DrawnRow; height: number }
  | { kind: 'note'; lines: string[]; height: number }
  | { kind: 'legend'; entries: { code: string; lines: string[] }[]; height: number };
