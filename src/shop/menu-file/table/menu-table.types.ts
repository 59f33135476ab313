/** What a row says of the dish; every row of a dish may say it, none has to say it twice. */
export const DISH_COLUMNS = [
  'category',
  'number',
  'name',
  'description',
  'deposit',
  'depositKind',
  'packaging',
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

/** What a row says of one size. */
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
 * A menu as rows of words, one for each size of a dish. Whoever makes such a value is checked and imported the same
 * way: the readers of CSV and XLSX do it today, and a model that reads the photo of a menu needs to do no more.
 */
export interface MenuTable {
  /** A column that is not here says nothing: what stands on the menu stays. */
  columns: ColumnKey[];
  rows: MenuRow[];
}

export interface MenuRow {
  /** Where people find it: the line in their program, the heading is the first. */
  line: number;
  cells: Partial<Record<ColumnKey, string>>;
}

/** The cells of a sheet as they were read; a line of none is an empty one. */
export type Sheet = string[][];

export interface TableProblem {
  /** null: of the file as a whole. */
  line: number | null;
  column: ColumnKey | null;
  message: string;
}

export interface TableReading {
  table: MenuTable;
  problems: TableProblem[];
  /** What the operator should know but need not mend. */
  notes: TableProblem[];
}

/** How the file was spelled, for the operator to see that we read it as they meant it. */
export interface FileFacts {
  name: string;
  kind: 'xlsx' | 'csv';
  /** Of a CSV: 'UTF-8', 'Windows-1252', 'UTF-16'. */
  encoding: string | null;
  separator: string | null;
}
