import { EMPTY_ARRAY } from '../bson/order.js';
import { elementsOf, fieldOf, type Slot, T } from '../bson/slot.js';
import { isArray } from '../bson/values.js';

export interface Step {
  readonly name: string;
  readonly bytes: Buffer;
  /** The position this step means inside an array, -1 when it is a name. */
  readonly index: number;
}

export type Path = readonly Step[];
export type Test = (value: Slot | undefined) => boolean;

const known = new Map<string, Path>();

export function pathOf(dotted: string): Path {
  const cached = known.get(dotted);
  if (cached) return cached;
  const path = dotted.split('.').map(stepOf);
  if (known.size > 10_000) known.clear();
  known.set(dotted, path);
  return path;
}

const stepOf = (name: string): Step => ({
  name,
  bytes: Buffer.from(name),
  index: /^(0|[1-9]\d{0,8})$/.test(name) ? Number(name) : -1,
});

/** Whether any value that MongoDB finds under the path passes; a last array counts by its elements and as a whole. */
export const anyValue = (doc: Slot, path: Path, test: Test): boolean => inDocument(doc, path, 0, test, true);

/** The same, but a last array counts only as a whole. */
export const anyWhole = (doc: Slot, path: Path, test: Test): boolean => inDocument(doc, path, 0, test, false);

function inDocument(doc: Slot, path: Path, depth: number, test: Test, unfold: boolean): boolean {
  const value = fieldOf(doc, path[depth]!.bytes);
  if (value === undefined) return test(undefined);
  if (depth === path.length - 1) {
    return (unfold && value.type === T.array && elementsOf(value).some(test)) || test(value);
  }
  if (value.type === T.document) return inDocument(value, path, depth + 1, test, unfold);
  if (value.type === T.array) return inArray(value, path, depth + 1, test, unfold);
  return test(undefined);
}

function inArray(array: Slot, path: Path, depth: number, test: Test, unfold: boolean): boolean {
  const { index } = path[depth]!;
  return elementsOf(array).some((element, position) => {
    if (element.type === T.document && inDocument(element, path, depth, test, unfold)) return true;
    if (position !== index) return false;
    if (depth === path.length - 1) return test(element);
    if (element.type === T.document) return inDocument(element, path, depth + 1, test, unfold);
    return element.type === T.array && inArray(element, path, depth + 1, test, unfold);
  });
}

/** The value under a path without a look into arrays. */
export function plainValue(doc: Slot, path: Path): Slot | undefined {
  let value: Slot | undefined = doc;
  for (const { bytes } of path) {
    if (value?.type !== T.document) return undefined;
    value = fieldOf(value, bytes);
  }
  return value;
}

/** What an index or a sort sees under a path: one value, or several when an array is on the way. */
export function keysUnder(doc: Slot, path: Path): { keys: (Slot | undefined)[]; multi: boolean } {
  const found: Found = { keys: [], multi: false };
  collect(doc, path, 0, found);
  return found;
}

interface Found {
  keys: (Slot | undefined)[];
  multi: boolean;
}

function collect(value: Slot | undefined, path: Path, depth: number, found: Found): void {
  if (isArray(value)) {
    found.multi = true;
    if (depth === path.length) found.keys.push(...elementsOrEmpty(value));
    else collectElements(elementsOf(value), path, depth, found);
  } else if (depth === path.length) found.keys.push(value);
  else if (value?.type === T.document) collect(fieldOf(value, path[depth]!.bytes), path, depth + 1, found);
  else found.keys.push(undefined);
}

function elementsOrEmpty(array: Slot): Slot[] {
  const elements = elementsOf(array);
  return elements.length > 0 ? elements : [EMPTY_ARRAY];
}

function collectElements(elements: readonly Slot[], path: Path, depth: number, found: Found): void {
  const { index } = path[depth]!;
  if (index >= 0 && index < elements.length) {
    collect(elements[index], path, depth + 1, found);
    return;
  }
  if (elements.length === 0) found.keys.push(undefined);
  for (const element of elements) {
    if (element.type === T.document) collect(element, path, depth, found);
    else found.keys.push(undefined);
  }
}
