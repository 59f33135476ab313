import { COLUMNS, columnOf, labelOf } from './menu-columns.rules.js';
import type { ColumnKey, MenuRow, MenuTable, Sheet, TableProblem, TableReading } from './menu-table.types.js';

export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 100;
/** More than that many columns of every row is no menu. */
export const MAX_CELLS = 30 * MAX_ROWS;
export const TOO_LARGE = 'Diese Datei ist zu groß für eine Speisekarte.';
const MAX_CATEGORIES = 500;
const MAX_LETTERS_OF_CELL = 5_000;
/** A workbook may show one long text in thousands of cells. */
const MAX_LETTERS = 4_000_000;
/** Above the heading there may be a title. */
const HEADING_WITHIN = 10;
const NEEDED: readonly ColumnKey[] = ['category', 'name', 'price'];

export const sheetFrom = ({ columns, rows }: MenuTable): Sheet => [
  columns.map(labelOf),
  ...rows.map(({ cells }) => columns.map((key) => cells[key] ?? '')),
];

/** Why no menu looks like this; null when it may be one. */
export function excessOf(sheet: Sheet): string | null {
  let letters = 0;
  for (const [at, cells] of sheet.entries()) {
    if (cells.some(({ length }) => length > MAX_LETTERS_OF_CELL))
      return `In Zeile ${at + 1} steht ein Text mit mehr als ${MAX_LETTERS_OF_CELL} Zeichen. Bitte kürze ihn.`;
    letters += cells.reduce((sum, { length }) => sum + length, 0);
  }
  return letters > MAX_LETTERS ? 'In dieser Datei steht mehr Text, als in eine Speisekarte passt.' : null;
}

/** Finds the heading and reads the cells below each known column. */
export function tableFrom(sheet: Sheet): TableReading {
  const at = sheet.slice(0, HEADING_WITHIN).findIndex((cells) => cells.filter(columnOf).length >= 2);
  const heading = sheet[at] ?? [];
  const keys = heading.map(columnOf);
  const rows = at < 0 ? [] : rowsBelow(sheet, at, keys);
  const columns = COLUMNS.map(({ key }) => key).filter((key) => keys.includes(key));
  return {
    table: { columns, rows },
    problems: at < 0 ? [NO_HEADING] : [...headingProblems(keys, at + 1), ...sizeProblems(rows)],
    notes: unknownColumns(heading, keys, at + 1),
  };
}

function rowsBelow(sheet: Sheet, at: number, keys: readonly (ColumnKey | null)[]): MenuRow[] {
  return sheet.slice(at + 1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const known = keys.flatMap((key, place) => (key ? [[key, cells[place] ?? ''] as const] : []));
    return [{ line: at + index + 2, cells: Object.fromEntries(known) }];
  });
}

const NO_HEADING: TableProblem = {
  line: null,
  column: null,
  message: 'In der ersten Zeile fehlen die Überschriften, zum Beispiel Kategorie, Name und Preis.',
};

function headingProblems(keys: readonly (ColumnKey | null)[], line: number): TableProblem[] {
  const missing = NEEDED.filter((key) => !keys.includes(key)).map((key) => ({
    line: null,
    column: null,
    message: `Die Spalte „${labelOf(key)}“ fehlt.`,
  }));
  const twice = keys.flatMap((key, place) =>
    key && keys.indexOf(key) < place ? [{ line, column: key, message: 'Diese Spalte gibt es zweimal.' }] : [],
  );
  return [...missing, ...twice];
}

function sizeProblems(rows: readonly MenuRow[]): TableProblem[] {
  const categories = new Set(rows.map(({ cells }) => cells.category ?? '')).size;
  const messages = [
    ...(rows.length === 0 ? ['Unter den Überschriften steht keine Speise.'] : []),
    ...(rows.length > MAX_ROWS
      ? [`Das sind ${rows.length} Zeilen. Bitte höchstens ${MAX_ROWS} auf einmal.`]
      : []),
    ...(categories > MAX_CATEGORIES
      ? [`Das sind ${categories} Kategorien. Bitte höchstens ${MAX_CATEGORIES}.`]
      : []),
  ];
  return messages.map((message) => ({ line: null, column: null, message }));
}

const unknownColumns = (heading: readonly string[], keys: readonly (ColumnKey | null)[], line: number) =>
  heading.flatMap((text, place) =>
    keys[place] === null && text.trim() !== ''
      ? [
          {
            line,
            column: null,
            message: `Die Spalte „${text.trim().slice(0, 40)}“ kennen wir nicht; sie wird übergangen.`,
          },
        ]
      : [],
  );
