import { sameName } from '../../../shared/text.js';
import type { Product, Variant } from '../../menu/menu.types.js';
import type { ColumnKey, MenuRow, TableProblem } from '../table/menu-table.types.js';
import { SIZE_COLUMNS } from '../table/menu-table.types.js';
import { quoted } from './cell-words.rules.js';
import { SIZE_CELLS } from './size-cells.rules.js';

/** A size as it will be after the import, with its row. */
export interface PlannedSize {
  size: Variant;
  row: MenuRow;
}

interface Reading {
  columns: readonly ColumnKey[];
  fromPaper: boolean;
  newId: () => string;
}

export function sizesFrom(
  rows: readonly MenuRow[],
  before: Product | null,
  reading: Reading,
): { sizes: PlannedSize[]; problems: TableProblem[]; notes: TableProblem[] } {
  const known = before?.variants ?? [];
  const untold = reading.fromPaper && before ? sizesUntold(rows, before) : null;
  if (untold) return untold;
  const named = rows.map((row) => known.find(({ id }) => id === sizeIdIn(row)));
  const only = reading.fromPaper && rows.length === 1 && known.length === 1 ? known[0] : null;
  const read = rows.map((row, at) => {
    const free = known.filter((size) => !named.includes(size));
    const was = named[at] ?? free.find(({ name }) => sameName(name, row.cells.size ?? '')) ?? only ?? null;
    return { row, was, ...sizeFrom(row, was, reading) };
  });
  const problems = [...read.flatMap((one) => one.problems), ...duplicatesIn(read)];
  const kept = reading.fromPaper && before ? sizesKept(read, before) : { read: [], notes: [] };
  return { sizes: inOrder([...read, ...kept.read], known), problems, notes: kept.notes };
}

/** Paper names one price, the menu has several sizes: nobody can tell whose price that is, so all stay. */
function sizesUntold([row, ...more]: readonly MenuRow[], { name, variants }: Product) {
  const isUntold = row && more.length === 0 && (row.cells.size ?? '').trim() === '';
  if (!isUntold || variants.length < 2 || variants.some((size) => size.name === '')) return null;
  const message = `${quoted(name)} hat auf der Karte ${sizesOf(variants)}, hier steht ein Preis ohne Größe. Größen und Preise bleiben, wie sie sind. Soll sich ein Preis ändern, gehört seine Größe in die Tabelle.`;
  return {
    sizes: variants.map((size) => ({ size, row })),
    problems: [],
    notes: [{ line: row.line, column: 'size' as const, message }],
  };
}

/** Sizes that paper does not name stay; a price without a size gives way to those with one. */
function sizesKept(read: readonly Read[], { name, variants }: Product) {
  const [first] = read;
  const left = variants.filter((size) => size.name !== '' && read.every(({ was }) => was !== size));
  if (!first || left.length === 0) return { read: [], notes: [] };
  const message = `${quoted(name)} hat auf der Karte auch ${sizesOf(left)}. Was nicht in der Tabelle steht, bleibt; löschen kannst du es in der Speise.`;
  return {
    read: left.map((size) => ({ size, was: size, row: first.row })),
    notes: [{ line: first.row.line, column: 'size' as const, message }],
  };
}

const sizesOf = (sizes: readonly Variant[]): string =>
  `${sizes.length === 1 ? 'die Größe' : 'die Größen'} ${sizes.map(({ name }) => quoted(name)).join(', ')}`;

function sizeFrom(row: MenuRow, was: Variant | null, { columns, fromPaper, newId }: Reading) {
  let size: Variant = was ?? { id: newId(), name: '', priceCents: 0, content: null, ownPrices: [] };
  const problems: TableProblem[] = [];
  for (const column of SIZE_COLUMNS.filter((key) => columns.includes(key))) {
    const text = row.cells[column] ?? '';
    if (was && (isAsBefore(text, SIZE_CELLS[column].write(was)) || (fromPaper && text === ''))) continue;
    const meaning = SIZE_CELLS[column].read(text, size);
    if ('problem' in meaning) problems.push({ line: row.line, column, message: meaning.problem });
    else size = { ...size, ...meaning.value };
  }
  return { size, problems };
}

type Read = PlannedSize & { was: Variant | null };

function duplicatesIn(read: readonly Read[]): TableProblem[] {
  return read.flatMap(({ size, row }, at) => {
    const first = read.slice(0, at).find((other) => sameName(other.size.name, size.name));
    if (!first) return [];
    const what = size.name === '' ? 'Diese Speise' : `Die Größe ${quoted(size.name)} dieser Speise`;
    return [
      { line: row.line, column: 'size' as const, message: `${what} steht schon in Zeile ${first.row.line}.` },
    ];
  });
}

/** Sorting the file does not reorder sizes: known ones keep their order, a new one follows the one above it. */
function inOrder(read: readonly Read[], known: readonly Variant[]): PlannedSize[] {
  const placeOf = ({ was }: Read) => known.findIndex(({ id }) => id === was?.id);
  const sizes: PlannedSize[] = read.filter(({ was }) => was).sort((a, b) => placeOf(a) - placeOf(b));
  read.forEach((one, at) => {
    const above = read[at - 1];
    if (!one.was) sizes.splice(above ? sizes.indexOf(above) + 1 : 0, 0, one);
  });
  return sizes.map(({ size, row }) => ({ size, row }));
}

/** Programs write line breaks differently. */
export const isAsBefore = (text: string, written: string): boolean =>
  text.replace(/\r\n?/g, '\n') === written.replace(/\r\n?/g, '\n');

const sizeIdIn = ({ cells }: MenuRow): string => (cells.id ?? '').trim().split('/')[1] ?? '';
