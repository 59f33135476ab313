import {
  appendFileSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, deserialize, serialize } from 'bson';
import { specFrom } from '../store/catalog.js';
import { Store } from '../store/store.js';
import { HEADER } from './file.js';
import { encodeRecord, OP } from './records.js';

const NAMESPACE = 'test.orders';
let folder: string;
let directory: string;
let log: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-journal-'));
  directory = join(folder, 'store');
  mkdirSync(directory);
  log = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string) => join(directory, name);
const files = () =>
  readdirSync(directory)
    .filter((name) => name !== 'lock')
    .sort();

const open = (journalBytes?: number) =>
  Store.open({ directory, log: (line) => log.push(line), journalBytes });

/** Opens the directory as it is and tells what is in it. */
async function contents(): Promise<Document[]> {
  const store = await open();
  const docs = [...(store.find(NAMESPACE)?.rows.values() ?? [])].map(({ bytes }) => deserialize(bytes));
  await store.close();
  return docs;
}

const orderBytes = (n: number, size = 50) => Buffer.from(serialize({ _id: n, text: 'x'.repeat(size) }));

async function filled(count: number, size?: number): Promise<Store> {
  const store = await open();
  const collection = store.ensure(NAMESPACE);
  for (let n = 0; n < count; n++) store.insert(collection, orderBytes(n, size));
  await store.durable();
  return store;
}

describe('a journal that ends in half a record', () => {
  it('keeps all before it and drops it with one line in the log, wherever it is torn', async () => {
    await (await filled(3)).close();
    const whole = readFileSync(path('journal-0'));
    const store = await open();
    store.insert(store.ensure(NAMESPACE), orderBytes(3));
    await store.durable();
    await store.close();
    const full = readFileSync(path('journal-0'));
    for (let end = whole.length; end < full.length; end += 7) {
      writeFileSync(path('journal-0'), full.subarray(0, end));
      log = [];
      expect(await contents()).toHaveLength(3);
      expect(log).toHaveLength(end === whole.length ? 0 : 1);
      expect(statSync(path('journal-0')).size).toBe(whole.length);
    }
    writeFileSync(path('journal-0'), full);
    expect(await contents()).toHaveLength(4);
  });

  it('drops a last record with a flipped bit, and what garbage follows', async () => {
    await (await filled(3)).close();
    const bytes = readFileSync(path('journal-0'));
    bytes[bytes.length - 10]! ^= 1;
    writeFileSync(path('journal-0'), bytes);
    appendFileSync(path('journal-0'), Buffer.alloc(5000, 0xee));
    expect(await contents()).toHaveLength(2);
    expect(log.join()).toContain('never acknowledged');
  });

  it('takes new writes after the cut and has them at the next start', async () => {
    await (await filled(3)).close();
    truncateSync(path('journal-0'), statSync(path('journal-0')).size - 5);
    const store = await open();
    store.insert(store.ensure(NAMESPACE), orderBytes(9));
    await store.durable();
    await store.close();
    expect((await contents()).map(({ _id }) => _id)).toEqual([0, 1, 9]);
  });

  it('starts anew when not even the header was written', async () => {
    await (await filled(1)).close();
    truncateSync(path('journal-0'), 7);
    expect(await contents()).toEqual([]);
  });
});

/** Runs a rotation to its end; a second link keeps the old journal as it was when the new one began. */
async function rotated(): Promise<{ before: string; store: Store }> {
  const first = await filled(200, 1000);
  await first.close();
  const before = mkdtempSync(join(folder, 'copy-'));
  linkSync(path('journal-0'), join(before, 'journal-0'));
  const store = await open(100_000);
  store.insert(store.ensure(NAMESPACE), orderBytes(200));
  await store.durable();
  for (let n = 201; n < 260; n++) {
    store.insert(store.ensure(NAMESPACE), orderBytes(n));
    const [row] = store.find(NAMESPACE)!.rows.values();
    store.replace(store.find(NAMESPACE)!, row!, Buffer.from(serialize({ _id: 0, changed: n })));
    await store.durable();
  }
  return { before, store };
}

describe('a journal that is exchanged for a snapshot', () => {
  it('holds the same documents afterwards, in fewer files', async () => {
    const { store } = await rotated();
    await store.close();
    expect(files()).toEqual(['journal-1', 'snapshot-1']);
    const docs = await contents();
    expect(docs).toHaveLength(260);
    expect(docs[0]).toEqual({ _id: 0, changed: 259 });
  });

  it('loses nothing when it is interrupted at any step', async () => {
    const { before, store } = await rotated();
    await store.close();
    const everything = await contents();
    const steps: Record<string, () => void> = {
      'the snapshot is half written': () => {
        copyFileSync(join(before, 'journal-0'), path('journal-0'));
        writeFileSync(path('snapshot-1.tmp'), readFileSync(path('snapshot-1')).subarray(0, 999));
        rmSync(path('snapshot-1'));
      },
      'the old files are still there': () => {
        copyFileSync(join(before, 'journal-0'), path('journal-0'));
      },
    };
    const kept = mkdtempSync(join(folder, 'copy-'));
    for (const name of files()) copyFileSync(path(name), join(kept, name));
    for (const interrupt of Object.values(steps)) {
      for (const name of files()) rmSync(path(name));
      for (const name of readdirSync(kept)) copyFileSync(join(kept, name), path(name));
      interrupt();
      expect(await contents()).toEqual(everything);
    }
  });

  it('drops half a record before a successor that is still empty, and refuses it before one that is not', async () => {
    await (await filled(3)).close();
    truncateSync(path('journal-0'), statSync(path('journal-0')).size - 5);
    writeFileSync(path('journal-1'), HEADER);
    expect(await contents()).toHaveLength(2);
    expect(await contents()).toHaveLength(2);
    expect(log).toHaveLength(1);
    appendFileSync(path('journal-0'), Buffer.alloc(100, 1));
    appendFileSync(path('journal-1'), encodeRecord(OP.put, NAMESPACE, orderBytes(7)));
    await expect(open()).rejects.toThrow(/journal-0 is damaged at byte \d+/);
  });

  it('is refused when the snapshot is damaged, rather than read in part', async () => {
    const { store } = await rotated();
    await store.close();
    const bytes = readFileSync(path('snapshot-1'));
    bytes[5000]! ^= 1;
    writeFileSync(path('snapshot-1'), bytes);
    await expect(open()).rejects.toThrow(/snapshot-1 is damaged at byte \d+/);
  });
});

describe('a data directory', () => {
  it('is refused when a newer version wrote it', async () => {
    await (await filled(1)).close();
    const bytes = readFileSync(path('journal-0'));
    bytes.write('   2', HEADER.length - 5, 'latin1');
    writeFileSync(path('journal-0'), bytes);
    await expect(open()).rejects.toThrow(/written by a newer version \(format 2, this one reads 1\)/);
    expect(readFileSync(path('journal-0'))).toEqual(bytes);
  });

  it('is refused when something else lies under our names', async () => {
    writeFileSync(path('journal-0'), 'this is not what we write into our files\n');
    await expect(open()).rejects.toThrow(/is not a file of embedded-mongo/);
  });

  it('belongs to one process at a time, and is free again after a refusal', async () => {
    const store = await open();
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await store.close();
    await (await open()).close();
  });

  it('is taken over from a process that is gone, even when its number was given out again', async () => {
    for (const stale of [
      { pid: 999999999, started: 'long ago' },
      { pid: process.pid, started: 'before the restart' },
    ]) {
      writeFileSync(path('lock'), JSON.stringify(stale));
      await (await open()).close();
    }
    writeFileSync(path('lock'), 'half a lo');
    await (await open()).close();
  });

  it('brings indexes back, and what they forbid', async () => {
    const store = await filled(2);
    const collection = store.find(NAMESPACE)!;
    store.createIndex(collection, specFrom({ key: { text: 1 }, name: 'one', unique: false, v: 2 }));
    store.createIndex(collection, specFrom({ key: { n: -1, _id: 1 }, name: 'two', unique: true, v: 2 }));
    store.dropIndex(collection, 'one');
    await store.durable();
    await store.close();
    const again = await open();
    expect([...again.find(NAMESPACE)!.indexes.keys()]).toEqual(['_id_', 'two']);
    expect(() => again.insert(again.find(NAMESPACE)!, orderBytes(1))).toThrow(/E11000/);
    await again.close();
  });
});
