import { type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Document } from 'bson';
import { DamagedFile } from './damage.js';
import { sizeOfFrame, writeFrame } from './frames.js';
import { encodeHeader, type Header, newHeader } from './header.js';
import { type Reading, readFile } from './reading.js';
import { catalogRecord, type JournalRecord, OP, type Visit } from './records.js';

/** What a snapshot has to know of a collection. */
export interface SnapshotSource {
  readonly namespace: string;
  readonly rows: ReadonlyMap<string, { readonly bytes: Buffer }>;
  readonly indexes: ReadonlyMap<
    string,
    { readonly spec: { readonly name: string; readonly source: Document } }
  >;
}

export type Sources = ReadonlyMap<string, SnapshotSource>;

export interface SnapshotPlace {
  readonly path: string;
  readonly number: number;
  /** The number of the first batch that the snapshot does not hold. */
  readonly first: number;
  /** Whether nobody is left who could be held up. */
  readonly isUrgent: () => boolean;
}

/** So little at a time that a write which is waited for never stands behind much of it, at the disk or in this thread. */
const BATCH_BYTES = 256 * 1024;

/**
 * Writes all documents while the store goes on working, at half the pace it could. A document that changes meanwhile may be caught before or after
 * its change; the journal that began just before has the change too, so replaying it gives the same end. `isSound` waits
 * until all that was caught is on disk, and says no when some of it was taken back.
 */
export async function writeSnapshot(
  { path, number, first, isUrgent }: SnapshotPlace,
  collections: Sources,
  isSound: () => Promise<boolean>,
): Promise<number> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w');
  try {
    const frames = new FrameWriter(file, newHeader('snapshot', number, first, 0), isUrgent);
    for (const collection of [...collections.values()]) await writeCollection(frames, collection);
    await frames.write([{ op: OP.end, namespace: '', body: Buffer.alloc(0) }]);
    await file.sync();
    if (!(await isSound())) throw new Error('writes were taken back meanwhile');
    await file.close();
    await rename(draft, path);
    return frames.size;
  } catch (error) {
    await file.close().catch(() => undefined);
    await unlink(draft).catch(() => undefined);
    throw error;
  }
}

/** A snapshot is whole, or it is none: it got its name only when it was closed by its end record. */
export function readSnapshot(path: string, visit: Visit): Reading {
  let isComplete = false;
  const reading = readFile(path, (record) => {
    if (record.op === OP.end) isComplete = true;
    else visit(record);
  });
  if (!isComplete || reading.end < reading.size) {
    throw new DamagedFile(
      `${path} is damaged at byte ${reading.end}: ${reading.records} records before it are whole`,
    );
  }
  return reading;
}

class FrameWriter {
  size: number;
  private next: number;
  private isBegun = false;

  constructor(
    private readonly file: FileHandle,
    private readonly header: Header,
    private readonly isUrgent: () => boolean,
  ) {
    this.size = 0;
    this.next = header.first;
  }

  async write(records: readonly JournalRecord[]): Promise<void> {
    const frame = Buffer.allocUnsafe(sizeOfFrame(records));
    writeFrame(frame, { marker: this.header.marker, seq: this.next++, reserved: 0 }, records);
    const bytes = this.isBegun ? frame : Buffer.concat([encodeHeader(this.header), frame]);
    this.isBegun = true;
    const startedAt = performance.now();
    await this.file.writeFile(bytes);
    // Left to the end, the flush of all at once would hold up every write of the journal beside it.
    await this.file.datasync();
    this.size += bytes.length;
    if (!this.isUrgent()) await sleep(performance.now() - startedAt);
  }
}

async function writeCollection(
  frames: FrameWriter,
  { namespace, indexes, rows }: SnapshotSource,
): Promise<void> {
  const specs = [...indexes.values()].map(({ spec }) => spec).filter(({ name }) => name !== '_id_');
  await frames.write([
    catalogRecord(namespace, { kind: 'create' }),
    ...specs.map(({ source }) => catalogRecord(namespace, { kind: 'createIndex', index: source })),
  ]);
  let batch: JournalRecord[] = [];
  let bytes = 0;
  for (const row of [...rows.values()]) {
    batch.push({ op: OP.put, namespace, body: row.bytes });
    bytes += row.bytes.length;
    if (bytes < BATCH_BYTES) continue;
    await frames.write(batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) await frames.write(batch);
}
