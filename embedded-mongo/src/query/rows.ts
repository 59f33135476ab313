import { EMPTY_ARRAY } from '../bson/order.js';
import { elementsOf, fieldOf, type Slot, T } from '../bson/slot.js';
import { isArray } from '../bson/values.js';
import type { Path } from './path.js';

type Value = Slot | undefined;

/** What a compound index or sort sees of a document: a row for every element of the array its paths go through. */
export interface Rows {
  readonly rows: Value[][];
  readonly multi: boolean;
  /** Two paths went through two arrays: the real server makes no rows of that. */
  readonly parallel: boolean;
}

interface Column {
  /** Where the path has got to. */
  readonly value: Value;
  readonly path: Path;
  readonly depth: number;
  /** An element that is an array itself is a value and is not opened again. */
  readonly isElement: boolean;
}

export function rowsUnder(doc: Slot, paths: readonly Path[]): Rows {
  const row = plainRow(doc, paths);
  if (row) return { rows: [row], multi: false, parallel: false };
  return expand(paths.map((path) => walked({ value: doc, path, depth: 0, isElement: false })));
}

/** Most documents have no array under any of the paths; null when this one has. */
function plainRow(doc: Slot, paths: readonly Path[]): Value[] | null {
  const row: Value[] = [];
  for (const path of paths) {
    let value: Value = doc;
    let depth = 0;
    while (depth < path.length && value?.type === T.document) value = fieldOf(value, path[depth++]!.bytes);
    if (isArray(value)) return null;
    row.push(depth === path.length ? value : undefined);
  }
  return row;
}

function expand(columns: readonly Column[]): Rows {
  const first = columns.find(isOpen);
  if (!first) return { rows: [columns.map(endOf)], multi: false, parallel: false };
  const array = first.value as Slot;
  const parallel = columns.some((column) => isOpen(column) && !isSame(column.value as Slot, array));
  if (parallel) return { rows: [], multi: true, parallel };
  const elements = elementsOf(array);
  const items: Value[] = elements.length > 0 ? elements : [undefined];
  const parts = items.map((_, i) =>
    expand(columns.map((column) => (isOpen(column) ? at(column, elements, i) : column))),
  );
  return {
    rows: parts.flatMap(({ rows }) => rows),
    multi: true,
    parallel: parts.some((part) => part.parallel),
  };
}

/** The column for one element of its array; a number in a path may mean a place in the array itself. */
function at(column: Column, elements: readonly Slot[], i: number): Column {
  const { path, depth } = column;
  if (depth === path.length) return { ...column, value: elements[i] ?? EMPTY_ARRAY, isElement: true };
  const { index } = path[depth]!;
  if (index >= 0 && index < elements.length)
    return walked({ ...column, value: elements[index], depth: depth + 1, isElement: false });
  const element = elements[i];
  return element?.type === T.document
    ? walked({ ...column, value: element })
    : { ...column, value: undefined, isElement: true };
}

/** Follows the path through documents, up to its end or to an array. */
function walked(column: Column): Column {
  let { value, depth } = column;
  while (depth < column.path.length && value?.type === T.document) {
    value = fieldOf(value, column.path[depth]!.bytes);
    depth++;
  }
  return { ...column, value, depth };
}

const isOpen = ({ value, isElement }: Column): boolean => isArray(value) && !isElement;

const isSame = (a: Slot, b: Slot): boolean => a.bytes === b.bytes && a.at === b.at;

const endOf = ({ value, path, depth, isElement }: Column): Value =>
  depth === path.length || isElement ? value : undefined;
