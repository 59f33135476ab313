import { BEYOND, compoundKey, type KeyPart } from '../bson/order.js';
import { documentSlot, type Slot } from '../bson/slot.js';
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

  constructor(readonly spec: IndexSpec) {
    this.paths = spec.fields.map(({ name }) => pathOf(name));
    this.partial = spec.partial && filterOf(spec.partial);
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
