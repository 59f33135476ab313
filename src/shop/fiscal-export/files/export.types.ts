/** Which documents and orders an export holds. */
export interface ExportPeriod {
  /** Days, both counted in. */
  from: string;
  to: string;
}

/** A piece of the chain, fixed when the export begins: what is issued meanwhile is in the next one. */
export interface ExportCut {
  shopId: string;
  /** As the tax office knows the restaurant. */
  name: string;
  town: string;
  period: ExportPeriod;
  /** Before it the restaurant had no document; places of the chain, both counted in. */
  fromSeq: number;
  toSeq: number;
  at: Date;
}

export type Kind = 'text' | 'amount' | 'number' | 'day';

/** A column of a table, as it is described to who reads it with a program. */
export interface Column {
  name: string;
  kind: Kind;
}

/** A table of the export: what it holds, and how. */
export interface Table {
  file: string;
  name: string;
  description: string;
  columns: readonly Column[];
}

export type Cell = string | number;
export type Row = readonly Cell[];
