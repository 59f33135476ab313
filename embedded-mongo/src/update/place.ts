import { plainOf, slotOf } from '../bson/values.js';
import { badValue, CODE, MongoError } from '../errors.js';
import type { Step } from '../query/path.js';
import { Branch, isSlot, List, opened, slotOfTree, type Tree } from './tree.js';

/** What happens on the way to a spot: it is made, what is missing ends it, or so does what leads nowhere. */
export type Way = 'make' | 'find' | 'tryToFind';

/** The spot a path means in a document that is being edited. */
export interface Place {
  get(): Tree | undefined;
  set(value: Tree): void;
  /** Takes the field away; inside an array it leaves null behind. */
  unset(): void;
}

const MAX_NULLS = 1_500_000;

/** Finds the spot, making what is missing on the way when asked to. Null when it is not there and nothing is made. */
export function placeOf(root: Branch, path: readonly Step[], way: Way): Place | null {
  let holder: Tree = root;
  for (const [depth, step] of path.slice(0, -1).entries()) {
    const place = placeIn(holder, { path, depth, way });
    let next = place?.get();
    if (!place || (next === undefined && way !== 'make')) return null;
    next ??= new Branch(new Map());
    const open: Tree = opened(next);
    place.set(open);
    holder = open;
    if (isSlot(open) && way === 'tryToFind') return null;
    if (isSlot(open)) throw noWay(open, path[depth + 1]!, step);
  }
  return placeIn(holder, { path, depth: path.length - 1, way });
}

interface Spot {
  path: readonly Step[];
  depth: number;
  way: Way;
}

function placeIn(holder: Tree, { path, depth, way }: Spot): Place | null {
  const step = path[depth]!;
  if (holder instanceof Branch) return fieldPlace(holder, step.name);
  if (holder instanceof List && step.index >= 0) return itemPlace(holder, step.index);
  if (way === 'tryToFind') return null;
  throw noWay(holder, step, path[depth - 1]);
}

function noWay(holder: Tree, step: Step, parent: Step | undefined): MongoError {
  const shown = JSON.stringify(plainOf(slotOfTree(holder)));
  return new MongoError(
    CODE.PathNotViable,
    `Cannot create field '${step.name}' in element {${parent?.name ?? ''}: ${shown}}`,
  );
}

const fieldPlace = ({ fields }: Branch, name: string): Place => ({
  get: () => fields.get(name),
  set: (value) => void fields.set(name, value),
  unset: () => void fields.delete(name),
});

const itemPlace = ({ items }: List, index: number): Place => ({
  get: () => items[index],
  set: (value) => {
    if (index - items.length > MAX_NULLS) throw badValue(`array index ${index} is too far out`);
    while (items.length < index) items.push(slotOf(null));
    items[index] = value;
  },
  unset: () => {
    if (index < items.length) items[index] = slotOf(null);
  },
});
