import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, deserialize, serialize } from 'bson';
import { FILLER } from '../src/journal/frames.js';
import { type JournalRecord, OP, sizeOfRecord, writeRecord } from '../src/journal/records.js';
import { Store } from '../src/store/store.js';

export const NAMESPACE = 'test.orders';

export const orderBytes = (n: number, size = 50) =>
  Buffer.from(serialize({ _id: n, text: 'x'.repeat(size) }));

/** A record as it lies in a file. */
export function bytesOfRecord(record: JournalRecord): Buffer {
  const bytes = Buffer.alloc(sizeOfRecord(record));
  writeRecord(record, bytes, 0);
  return bytes;
}

export const putBytes = (body: Buffer): Buffer => bytesOfRecord({ op: OP.put, namespace: NAMESPACE, body });

/** Where the last byte stands that is no filler. */
export function usedOf(bytes: Buffer): number {
  let used = bytes.length;
  while (used > 0 && bytes[used - 1] === FILLER) used--;
  return used;
}

/** The files of a store in a folder of its own, and the store on them. */
export class StoreFiles {
  readonly folder: string;
  readonly directory: string;
  log: string[] = [];

  constructor(private readonly place = tmpdir()) {
    this.folder = mkdtempSync(join(place, 'embedded-mongo-files-'));
    this.directory = join(this.folder, 'store');
    mkdirSync(this.directory, { recursive: true });
  }

  readonly path = (name: string): string => join(this.directory, name);

  names(): string[] {
    return readdirSync(this.directory)
      .filter((name) => /^(journal|snapshot)-/.test(name))
      .sort();
  }

  read(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  /** Puts other bytes into the place of the file's. */
  change(name: string, change: (bytes: Buffer) => Buffer | undefined): void {
    const bytes = this.read(name);
    writeFileSync(this.path(name), change(bytes) ?? bytes);
  }

  open(journalBytes?: number): Promise<Store> {
    return Store.open({ directory: this.directory, log: (line) => this.log.push(line), journalBytes });
  }

  /** Opens the directory as it is and tells what is in it. */
  async contents(): Promise<Document[]> {
    const store = await this.open();
    const docs = [...(store.find(NAMESPACE)?.rows.values() ?? [])].map(({ bytes }) => deserialize(bytes));
    await store.close();
    return docs;
  }

  /** A store with that many orders, each in a batch of its own. */
  async filled(count: number, { size, journalBytes }: { size?: number; journalBytes?: number } = {}) {
    const store = await this.open(journalBytes);
    const collection = store.ensure(NAMESPACE);
    for (let n = 0; n < count; n++) {
      store.insert(collection, orderBytes(n, size));
      await store.durable();
    }
    return store;
  }

  /** The files as they are at this moment, as a crash would leave them. */
  copy(): StoreFiles {
    const copy = new StoreFiles(this.place);
    for (const name of this.names()) cpSync(this.path(name), copy.path(name));
    cpSync(this.path('embedded-mongo.json'), copy.path('embedded-mongo.json'));
    return copy;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
