import { type Document, serialize } from 'bson';
import { orderKey } from '../bson/order.js';
import { documentSlot } from '../bson/slot.js';
import { type IndexSpec, specOf } from '../index/spec.js';
import { catalogEntry, type JournalRecord, OP } from '../journal/records.js';
import { Collection, idOf } from './collection.js';

/** What can happen to a collection as a whole. */
export type CatalogEntry =
  | { kind: 'create' }
  | { kind: 'drop' }
  | { kind: 'createIndex'; index: Document }
  | { kind: 'dropIndex'; name: string };

export type Collections = Map<string, Collection>;

/** What a start has read so far: indexes wait until all documents are there. */
export class Replay {
  readonly collections: Collections = new Map();
  private readonly indexes = new Map<string, Map<string, Document>>();

  apply(record: JournalRecord): void {
    const { op, namespace, body } = record;
    if (op === OP.put) this.collection(namespace).load(body);
    else if (op === OP.remove) this.collection(namespace).rows.delete(orderKey(idOf(body)));
    else if (op === OP.catalog) this.catalog(namespace, catalogEntry(record) as CatalogEntry);
  }

  /** Builds every index from the documents as they ended up. */
  finish(
    prepare: (collection: Collection, specs: readonly IndexSpec[]) => void = () => undefined,
  ): Collections {
    for (const [namespace, collection] of this.collections) {
      const specs = [...(this.indexes.get(namespace)?.values() ?? [])].map(specFrom);
      prepare(collection, specs);
      collection.reindex(specs);
    }
    return this.collections;
  }

  private catalog(namespace: string, entry: CatalogEntry): void {
    if (entry.kind === 'drop') {
      this.collections.delete(namespace);
      this.indexes.delete(namespace);
      return;
    }
    this.collection(namespace);
    const indexes = this.indexes.get(namespace) ?? new Map<string, Document>();
    this.indexes.set(namespace, indexes);
    if (entry.kind === 'createIndex') indexes.set(entry.index.name, entry.index);
    if (entry.kind === 'dropIndex') indexes.delete(entry.name);
  }

  private collection(namespace: string): Collection {
    const known = this.collections.get(namespace);
    if (known) return known;
    const created = new Collection(namespace);
    this.collections.set(namespace, created);
    return created;
  }
}

export const specFrom = (index: Document) => specOf(documentSlot(Buffer.from(serialize(index))));
