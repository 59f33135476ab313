/** Columns about the dish; any of its rows may state them, and none needs to repeat them. */
export const DISH_COLUMNS = [
  'category',
  'number',
  'name',
  'description',
  'deposit',
  'depositKind',
  'packaging',
  'minimum',
  'tax',
  'alcohol',
  'minAge',
  'delivery',
  'pickup',
  'table',
  'allergens',
  'additives',
  'diets',
  'optionGroups',
  'ingredients',
] as const;
export type DishColumn = (typeof DISH_COLUMNS)[number];

/** Columns about one size. */
export const SIZE_COLUMNS = [
  'size',
  'price',
  'priceDelivery',
  'pricePickup',
  'priceTable',
  'content',
] as const;
export type SizeColumn = (typeof SIZE_COLUMNS)[number];

export type ColumnKey = 'id' | DishColumn | SizeColumn;

/**
 * A menu as rows of text, one for each size of a dish. Every reader produces this, so that all of them share the check
 * and the import.
 */
export interface MenuTable {
  /** Columns that are missing here change nothing on the menu. */
  columns: ColumnKey[];
  rows: MenuRow[];
}

export interface MenuRow {
  /** The line number in the table program, counted from 1. */
  line: number;
  cells: Partial<Record<ColumnKey, string>>;
}

/** The cells of a sheet as they were read; an empty line has none. */
export type Sheet = string[][];

export interface TableProblem {
  /** null: about the whole file. */
  line: number | null;
  column: ColumnKey | null;
  message: string;
}

export interface TableReading {
  table: MenuTable;
  problems: TableProblem[];
  /** What the operator should know but need not correct. */
  notes: TableProblem[];
}

/** How the file was read, so that the operator can tell whether that was right. */
export interface FileFacts {
  name: string;
  kind: 'xlsx' | 'csv';
  /** Of a CSV: 'UTF-8', 'Windows-1252', 'UTF-16'. */
  encoding: string | null;
  separator: string | null;
}
