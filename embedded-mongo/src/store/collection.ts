import type { Document } from 'bson';
import { changedFields } from '../bson/changed-fields.js';
import { orderKey } from '../bson/order.js';
import { documentSlot, fieldOf, type Slot } from '../bson/slot.js';
import { plainOf } from '../bson/values.js';
import { CODE, MongoError } from '../errors.js';
import { CollectionIndex } from '../index/collection-index.js';
import type { IndexSpec } from '../index/spec.js';
import { keysUnder, pathOf } from '../query/path.js';
import type { Row } from './row.js';
import { showDocument } from './show.js';

const ID = Buffer.from('_id');
const ID_INDEX: IndexSpec = {
  name: '_id_',
  fields: [{ name: '_id', descending: false }],
  unique: true,
  partial: null,
  expireAfterSeconds: null,
  source: { v: 2, key: { _id: 1 }, name: '_id_' },
};

let nextRid = 1;

export const idKeyOf = (bytes: Buffer): string => orderKey(fieldOf(documentSlot(bytes), ID));

/** The documents of one collection and their indexes, in memory. Knows nothing of disk. */
export class Collection {
  readonly rows = new Map<string, Row>();
  readonly indexes = new Map<string, CollectionIndex>();

  constructor(readonly namespace: string) {
    this.addIndex(ID_INDEX);
  }

  insert(bytes: Buffer): Row {
    const row: Row = { rid: nextRid++, key: idKeyOf(bytes), bytes };
    const entries = this.entriesOf(bytes, null);
    this.rows.set(row.key, row);
    for (const [index, keys] of entries) index.add(row, keys);
    return row;
  }

  /** Puts other bytes in the row's place; refused as a whole when a unique index says so. */
  replace(row: Row, bytes: Buffer, changed: ReadonlySet<string> = changedFields(row.bytes, bytes)): void {
    const indexes = [...this.indexes.values()].filter((index) => index.dependsOn(changed));
    const after = this.entriesOf(bytes, row, indexes);
    const before = this.entriesOf(row.bytes, row, indexes);
    row.bytes = bytes;
    after.forEach(([index, keys], i) => {
      const old = before[i]![1];
      if (keys.length === old.length && keys.every((key, n) => key === old[n])) return;
      index.remove(row, old);
      index.add(row, keys);
    });
  }

  remove(row: Row): void {
    this.rows.delete(row.key);
    for (const [index, keys] of this.entriesOf(row.bytes, row)) index.remove(row, keys);
  }

  /** Brings a removed row back when its removal could not be journalled. */
  restore(row: Row): void {
    this.rows.set(row.key, row);
    for (const [index, keys] of this.entriesOf(row.bytes, row)) index.add(row, keys);
  }

  /** Builds the index from what is there; a duplicate leaves everything as it was. */
  addIndex(spec: IndexSpec): CollectionIndex {
    const index = new CollectionIndex(spec);
    const entries: { key: string; row: Row }[] = [];
    for (const row of this.rows.values()) {
      for (const key of index.keysOf(row.bytes)) entries.push({ key, row });
    }
    index.entries.load(entries);
    if (spec.unique) this.refuseDuplicates(index, entries);
    this.indexes.set(spec.name, index);
    return index;
  }

  /** Rows as they come from a journal: no checks, indexes are built afterwards. */
  load(bytes: Buffer): void {
    const key = idKeyOf(bytes);
    const known = this.rows.get(key);
    if (known) known.bytes = bytes;
    else this.rows.set(key, { rid: nextRid++, key, bytes });
  }

  reindex(specs: readonly IndexSpec[]): void {
    for (const spec of [ID_INDEX, ...specs]) this.addIndex(spec);
  }

  private entriesOf(
    bytes: Buffer,
    self: Row | null,
    indexes: Iterable<CollectionIndex> = this.indexes.values(),
  ): [CollectionIndex, string[]][] {
    const entries: [CollectionIndex, string[]][] = [];
    for (const index of indexes) {
      const keys = index.keysOf(bytes);
      if (index.spec.unique) for (const key of keys) this.refuseDuplicate(index, key, self, bytes);
      entries.push([index, keys]);
    }
    return entries;
  }

  private refuseDuplicate(index: CollectionIndex, key: string, self: Row | null, bytes: Buffer): void {
    if (index.holderOf(key, self)) throw duplicateKey(this.namespace, index.spec, bytes);
  }

  private refuseDuplicates({ spec }: CollectionIndex, entries: readonly { key: string; row: Row }[]): void {
    const twin = entries.find(
      ({ key, row }, i) => i > 0 && entries[i - 1]!.key === key && entries[i - 1]!.row !== row,
    );
    if (twin) throw duplicateKey(this.namespace, spec, twin.row.bytes);
  }
}

function duplicateKey(namespace: string, { name, fields, source }: IndexSpec, bytes: Buffer): MongoError {
  const doc = documentSlot(bytes);
  const keyValue: Document = {};
  for (const field of fields) {
    const value = keysUnder(doc, pathOf(field.name)).keys[0];
    keyValue[field.name] = value ? plainOf(value) : null;
  }
  const shown = `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${showDocument(keyValue)}`;
  return new MongoError(CODE.DuplicateKey, shown, { keyPattern: source.key, keyValue });
}

export const idOf = (bytes: Buffer): Slot => fieldOf(documentSlot(bytes), ID) as Slot;
