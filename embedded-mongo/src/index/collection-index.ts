import { BEYOND, compoundKey, type KeyPart } from '../bson/order.js';
import { documentSlot, elementsOf, fieldsOf, type Slot } from '../bson/slot.js';
import { CODE, MongoError } from '../errors.js';
import { type Filter, filterOf } from '../query/filter.js';
import { type Path, pathOf } from '../query/path.js';
import { rowsUnder } from '../query/rows.js';
import type { Row } from '../store/row.js';
import { SortedList } from './sorted-list.js';
import type { IndexSpec } from './spec.js';

/** One index of one collection: the order keys of its documents, sorted. */
export class CollectionIndex {
  readonly entries = new SortedList<Row>();
  readonly partial: Filter | null;
  /** Once a document had an array under a path, bounds may not be combined and its order is no longer a sort. */
  multikey = false;
  private readonly paths: readonly Path[];
  /** The fields of the document itself that its keys come from. */
  private readonly roots: ReadonlySet<string>;

  constructor(readonly spec: IndexSpec) {
    this.paths = spec.fields.map(({ name }) => pathOf(name));
    this.partial = spec.partial && filterOf(spec.partial);
    this.roots = new Set([...spec.fields.map(({ name }) => rootOf(name)), ...rootsIn(spec.partial)]);
  }

  /** Whether a document may have other keys once these fields have changed. */
  dependsOn(changed: ReadonlySet<string>): boolean {
    for (const name of changed) if (this.roots.has(name)) return true;
    return false;
  }

  keysOf(bytes: Buffer): string[] {
    const doc = documentSlot(bytes);
    if (this.partial && !this.partial.matches(doc)) return [];
    const { rows, multi, parallel } = rowsUnder(doc, this.paths);
    if (parallel) throw this.parallelArrays();
    if (multi) this.multikey = true;
    const keys = rows.map((row) => compoundKey(row.map((value, i) => this.partOf(value, i))));
    return multi ? [...new Set(keys)] : keys;
  }

  /** Another document that already has this key. */
  holderOf(key: string, self: Row | null): Row | undefined {
    let holder: Row | undefined;
    this.entries.scan(key, key + BEYOND, (row, found) => {
      if (found !== key) return false;
      if (row !== self) holder = row;
      return holder === undefined;
    });
    return holder;
  }

  add(row: Row, keys: readonly string[]): void {
    for (const key of keys) this.entries.insert(key, row);
  }

  remove(row: Row, keys: readonly string[]): void {
    for (const key of keys) this.entries.remove(key, row);
  }

  private parallelArrays(): MongoError {
    const names = this.spec.fields.map(({ name }) => `[${name}]`).join(' ');
    return new MongoError(CODE.CannotIndexParallelArrays, `cannot index parallel arrays ${names}`);
  }

  private partOf(value: Slot | undefined, i: number): KeyPart {
    return { value, descending: this.spec.fields[i]!.descending };
  }
}

const rootOf = (dotted: string): string => dotted.split('.', 1)[0]!;

/** The fields that a partial filter asks about; it may be made of $and and $or, and of no other operator at this level. */
function rootsIn(filter: Slot | null): string[] {
  if (!filter) return [];
  return fieldsOf(filter).flatMap(({ name, value }) =>
    name.startsWith('$') ? elementsOf(value).flatMap(rootsIn) : [rootOf(name)],
  );
}
