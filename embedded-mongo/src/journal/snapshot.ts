import { type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Document } from 'bson';
import { HEADER } from './file.js';
import { catalogRecord, encodeRecord, OP } from './records.js';

/** What a snapshot has to know of a collection. */
export interface SnapshotSource {
  readonly namespace: string;
  readonly rows: ReadonlyMap<string, { readonly bytes: Buffer }>;
  readonly indexes: ReadonlyMap<
    string,
    { readonly spec: { readonly name: string; readonly source: Document } }
  >;
}

const BATCH_BYTES = 1024 * 1024;

/**
 * Writes all documents while the store goes on working. A document that changes meanwhile may be caught before or after
 * its change; the journal that began just before has the change too, so replaying it gives the same end. `isSound` waits
 * until all that was caught is on disk, and says no when some of it was taken back.
 */
export async function writeSnapshot(
  path: string,
  collections: ReadonlyMap<string, SnapshotSource>,
  isSound: () => Promise<boolean>,
): Promise<number> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w');
  try {
    let size = await writeAll(file, HEADER);
    for (const collection of [...collections.values()]) size += await writeCollection(file, collection);
    size += await writeAll(file, encodeRecord(OP.end, '', Buffer.alloc(0)));
    await file.sync();
    if (!(await isSound())) throw new Error('writes were taken back meanwhile');
    await file.close();
    await rename(draft, path);
    return size;
  } catch (error) {
    await file.close().catch(() => undefined);
    await unlink(draft).catch(() => undefined);
    throw error;
  }
}

async function writeCollection(
  file: FileHandle,
  { namespace, indexes, rows }: SnapshotSource,
): Promise<number> {
  const head = [catalogRecord(namespace, { kind: 'create' })];
  for (const { spec } of indexes.values()) {
    if (spec.name !== '_id_')
      head.push(catalogRecord(namespace, { kind: 'createIndex', index: spec.source }));
  }
  let size = await writeAll(file, Buffer.concat(head));
  let batch: Buffer[] = [];
  let bytes = 0;
  for (const row of [...rows.values()]) {
    batch.push(encodeRecord(OP.put, namespace, row.bytes));
    bytes += row.bytes.length;
    if (bytes < BATCH_BYTES) continue;
    size += await writeAll(file, Buffer.concat(batch));
    batch = [];
    bytes = 0;
    await setImmediate();
  }
  return size + (await writeAll(file, Buffer.concat(batch)));
}

async function writeAll(file: FileHandle, bytes: Buffer): Promise<number> {
  await file.writeFile(bytes);
  return bytes.length;
}
