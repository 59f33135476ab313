import {
  copyFileSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { serialize } from 'bson';
import { NAMESPACE, orderBytes, StoreFiles, usedOf } from '../../test/store-files.js';
import { specFrom } from '../store/catalog.js';
import type { Store } from '../store/store.js';
import { FILLER, FRAME_HEAD } from './frames.js';

let files: StoreFiles;
beforeEach(() => {
  files = new StoreFiles();
});
afterEach(() => files.remove());

const cutFiles = () => files.names().filter((name) => name.includes('.cut-'));

/** The journal as a crash leaves it that broke off the fourth write here, in front of what was made ready for it. */
async function brokenOff(after: number): Promise<StoreFiles> {
  const store = await files.filled(3);
  const before = usedOf(files.read('journal-0'));
  store.insert(store.find(NAMESPACE)!, orderBytes(3));
  await store.durable();
  const crashed = files.copy();
  await store.close();
  crashed.change('journal-0', (bytes) => bytes.fill(FILLER, Math.min(usedOf(bytes), before + after)));
  return crashed;
}

describe('a journal that ends in half a write', () => {
  it('keeps all before it and lays the rest aside with one line in the log, wherever it is torn', async () => {
    for (let after = 0; after < 120; after += 7) {
      const crashed = await brokenOff(after);
      expect(await crashed.contents()).toHaveLength(3);
      expect(crashed.log).toHaveLength(after === 0 ? 0 : 1);
      expect(crashed.log.join()).toMatch(after === 0 ? /^$/ : /journal-0\.cut-.*Z$/);
      crashed.log = [];
      expect(await crashed.contents()).toHaveLength(3);
      expect(crashed.log).toEqual([]);
      crashed.remove();
      files.remove();
      files = new StoreFiles();
    }
  });

  it('keeps what it lays aside to the byte', async () => {
    const crashed = await brokenOff(90);
    const torn = crashed.read('journal-0').subarray(0, usedOf(crashed.read('journal-0')));
    await crashed.contents();
    const [cut] = crashed.names().filter((name) => name.includes('.cut-'));
    expect(crashed.read(cut!)).toEqual(torn.subarray(-90));
    crashed.remove();
  });

  it('takes new writes afterwards and has them at the next start', async () => {
    const crashed = await brokenOff(40);
    const store = await crashed.open();
    store.insert(store.ensure(NAMESPACE), orderBytes(9));
    await store.durable();
    await store.close();
    expect((await crashed.contents()).map(({ _id }) => _id)).toEqual([0, 1, 2, 9]);
    crashed.remove();
  });

  it('lays nothing aside after a good end', async () => {
    await (await files.filled(3)).close();
    expect(await files.contents()).toHaveLength(3);
    expect([files.log, cutFiles()]).toEqual([[], []]);
  });
});

describe('a journal', () => {
  it('makes room ahead, and closes with an empty frame once', async () => {
    await (await files.filled(3)).close();
    const closed = files.read('journal-0');
    expect(closed.length - usedOf(closed)).toBeGreaterThan(FRAME_HEAD);
    await files.contents();
    expect(files.read('journal-0')).toEqual(closed);
  });

  it('takes a write that is larger than the room ahead, and more than one frame holds', async () => {
    const store = await files.filled(1);
    const large = 9 * 1024 * 1024;
    for (const n of [10, 11, 12]) store.insert(store.find(NAMESPACE)!, orderBytes(n, large));
    await store.durable();
    await store.close();
    expect((await files.contents()).map(({ text }) => text.length)).toEqual([50, large, large, large]);
  });
});

/** Runs a rotation to its end; a second link keeps the old journal as it was when the new one began. */
async function rotated(): Promise<{ before: string; store: Store }> {
  const first = await files.filled(200, { size: 1000 });
  await first.close();
  const before = mkdtempSync(join(files.folder, 'copy-'));
  linkSync(files.path('journal-0'), join(before, 'journal-0'));
  const store = await files.open(100_000);
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
    expect(files.names()).toEqual(['journal-1', 'snapshot-1']);
    const docs = await files.contents();
    expect(docs).toHaveLength(260);
    expect(docs[0]).toEqual({ _id: 0, changed: 259 });
  });

  it('loses nothing when it is interrupted at any step', async () => {
    const { before, store } = await rotated();
    await store.close();
    const everything = await files.contents();
    const { path } = files;
    const steps: Record<string, () => void> = {
      'the snapshot is half written': () => {
        copyFileSync(join(before, 'journal-0'), path('journal-0'));
        writeFileSync(path('snapshot-1.tmp'), readFileSync(path('snapshot-1')).subarray(0, 999));
        rmSync(path('snapshot-1'));
      },
      'the old files are still there': () => {
        copyFileSync(join(before, 'journal-0'), path('journal-0'));
      },
      'the next journal has no name yet': () => {
        writeFileSync(path('journal-2.tmp'), 'half a journal');
      },
    };
    const kept = mkdtempSync(join(files.folder, 'copy-'));
    for (const name of files.names()) copyFileSync(path(name), join(kept, name));
    for (const interrupt of Object.values(steps)) {
      for (const name of files.names()) rmSync(path(name));
      for (const name of readdirSync(kept)) copyFileSync(join(kept, name), path(name));
      interrupt();
      expect(await files.contents()).toEqual(everything);
    }
  });
});

describe('a data directory', () => {
  it('is refused when a newer version wrote it', async () => {
    await (await files.filled(1)).close();
    files.change('journal-0', (bytes) => void bytes.write('   3', 'EMBEDDED-MONGO '.length, 'latin1'));
    const bytes = files.read('journal-0');
    await expect(files.open()).rejects.toThrow(/written by a newer version \(format 3, this one reads 2\)$/);
    expect(files.read('journal-0')).toEqual(bytes);
  });

  it('is refused when something else lies under our names', async () => {
    writeFileSync(files.path('journal-0'), 'this is not what we write into our files\n');
    await expect(files.open()).rejects.toThrow(/is not a file of embedded-mongo/);
  });

  it('brings indexes back, and what they forbid', async () => {
    const store = await files.filled(2);
    const collection = store.find(NAMESPACE)!;
    store.createIndex(collection, specFrom({ key: { text: 1 }, name: 'one', unique: false, v: 2 }));
    store.createIndex(collection, specFrom({ key: { n: -1, _id: 1 }, name: 'two', unique: true, v: 2 }));
    store.dropIndex(collection, 'one');
    await store.durable();
    await store.close();
    const again = await files.open();
    expect([...again.find(NAMESPACE)!.indexes.keys()]).toEqual(['_id_', 'two']);
    expect(() => again.insert(again.find(NAMESPACE)!, orderBytes(1))).toThrow(/E11000/);
    await again.close();
  });
});
