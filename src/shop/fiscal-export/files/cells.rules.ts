import { guarded } from '../../menu-file/table/cell-guard.rules.js';
import { csvFrom } from '../../menu-file/table/csv.rules.js';
import type { Cell, Column, Kind, Row, Table } from './export.types.js';

/** Excel reads the letters right with it. */
const BYTE_ORDER_MARK = '\uFEFF';

const WRITTEN: Record<Kind, (value: Cell) => string> = {
  // Dots as separators of a day or a place in JSON are no reason to change a text; a formula is.
  text: (value) => safe(String(value)),
  amount: (value) => `${(Number(value) / 100 + 0).toFixed(2)}`.replace('.', ','),
  number: (value) => String(value),
  day: (value) => String(value).split('-').reverse().join('.'),
};

/** Only what a table program would run is guarded; the rest stands as it was issued. */
const safe = (text: string): string =>
  /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? guarded(text) : text;

export const headOf = ({ columns }: Table): string =>
  BYTE_ORDER_MARK + csvFrom([columns.map(({ name }) => name)], ';');

export const rowOf = ({ columns }: Table, row: Row): string =>
  csvFrom([columns.map((column, index) => written(column, row[index] ?? ''))], ';');

const written = ({ kind }: Column, value: Cell): string => (value === '' ? '' : WRITTEN[kind](value));
