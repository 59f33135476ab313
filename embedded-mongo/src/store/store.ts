import { mkdirSync } from 'node:fs';
import type { Document } from 'bson';
import type { Slot } from '../bson/slot.js';
import { BsonWriter } from '../bson/writer.js';
import { CODE, MongoError } from '../errors.js';
import type { IndexSpec } from '../index/spec.js';
import { DirectoryFiles } from '../journal/directory.js';
import { isFull } from '../journal/journal-file.js';
import { lockDirectory } from '../journal/lock.js';
import { catalogRecord, type JournalRecord, OP } from '../journal/records.js';
import { type CatalogEntry, type Collections, Replay } from './catalog.js';
import { Collection, idOf } from './collection.js';
import type { Row } from './row.js';

export interface StoreOptions {
  directory: string;
  log: (line: string) => void;
  /** The journal is exchanged for a snapshot once it is larger than this and than the snapshot. */
  journalBytes?: number;
}

/** All collections in memory, and a journal that has every change before anybody is told of it. */
export class Store {
  private constructor(
    private readonly collections: Collections,
    private readonly files: DirectoryFiles,
    private readonly unlock: () => void,
  ) {}

  static async open({ directory, log, journalBytes }: StoreOptions): Promise<Store> {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const unlock = await lockDirectory(directory, log);
    try {
      const replay = new Replay();
      const files = await DirectoryFiles.open(directory, log, (record) => replay.apply(record), journalBytes);
      return new Store(replay.finish(), files, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  find(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  list(database?: string): Collection[] {
    const all = [...this.collections.values()];
    return database === undefined ? all : all.filter(({ namespace }) => namespace.startsWith(`${database}.`));
  }

  /** The collection, created when it is not there yet, as the real server does on the first write. */
  ensure(namespace: string): Collection {
    const known = this.collections.get(namespace);
    if (known) return known;
    refuseBadName(namespace);
    const created = new Collection(namespace);
    this.collections.set(namespace, created);
    this.catalog(namespace, { kind: 'create' }, () => this.collections.delete(namespace));
    return created;
  }

  insert(collection: Collection, bytes: Buffer): void {
    const row = collection.insert(bytes);
    this.put(collection, bytes, () => collection.remove(row));
  }

  /** `changed`: the fields that may have another value now, where somebody knows. */
  replace(collection: Collection, row: Row, bytes: Buffer, changed?: ReadonlySet<string>): void {
    const before = row.bytes;
    collection.replace(row, bytes, changed);
    this.put(collection, bytes, () => collection.replace(row, before));
  }

  remove(collection: Collection, row: Row): void {
    collection.remove(row);
    const { namespace } = collection;
    const record = { op: OP.remove, namespace, body: idDocument(idOf(row.bytes)) };
    this.append(record, () => collection.restore(row));
  }

  createIndex(collection: Collection, spec: IndexSpec): void {
    collection.addIndex(spec);
    const undo = () => collection.indexes.delete(spec.name);
    this.catalog(collection.namespace, { kind: 'createIndex', index: spec.source }, undo);
  }

  dropIndex(collection: Collection, name: string): void {
    const index = collection.indexes.get(name);
    if (!index) return;
    collection.indexes.delete(name);
    this.catalog(collection.namespace, { kind: 'dropIndex', name }, () => collection.addIndex(index.spec));
  }

  drop(collection: Collection): void {
    const { namespace } = collection;
    this.collections.delete(namespace);
    this.catalog(namespace, { kind: 'drop' }, () => this.collections.set(namespace, collection));
  }

  /** Resolves when everything written so far is on disk; the promise behind every acknowledgement. */
  async durable(): Promise<void> {
    try {
      await this.files.durable();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const number = isFull(code) ? CODE.OutOfDiskSpace : CODE.InternalError;
      throw new MongoError(number, `The write could not be journalled and was taken back: ${message}`);
    }
    this.files.rotateIfLarge(this.collections);
  }

  async close(): Promise<void> {
    await this.files.close();
    this.unlock();
  }

  private catalog(namespace: string, entry: CatalogEntry, undo: () => void): void {
    this.append(catalogRecord(namespace, entry as Document), undo);
  }

  private put({ namespace }: Collection, body: Buffer, undo: () => void): void {
    this.append({ op: OP.put, namespace, body }, undo);
  }

  private append(record: JournalRecord, undo: () => void): void {
    this.files.append(record, undo);
  }
}

const idDocument = (id: Slot): Buffer => new BsonWriter(64).open().slot('_id', id).close().done();

function refuseBadName(namespace: string): void {
  const collection = namespace.slice(namespace.indexOf('.') + 1);
  if (collection === '' || collection.includes('\0') || collection.includes('$') || namespace.length > 255) {
    throw new MongoError(CODE.InvalidNamespace, `Invalid namespace specified '${namespace}'`);
  }
}
