import { linkSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, EJSON } from 'bson';
import { CollectionIndex } from '../index/collection-index.js';
import type { IndexSpec } from '../index/spec.js';
import { withBytes } from '../journal/bytes.js';
import { DamagedFile } from '../journal/damage.js';
import { mark } from '../journal/directory.js';
import { syncDirectory } from '../journal/directory-entry.js';
import { JournalFile } from '../journal/journal-file.js';
import { lockDirectory } from '../journal/lock.js';
import { readFile } from '../journal/reading.js';
import { recordsBehind, type Visit } from '../journal/records.js';
import { journalPath, numbersIn, readRun, snapshotPath } from '../journal/run.js';
import { readSnapshot, writeSnapshot } from '../journal/snapshot.js';
import { Replay } from './catalog.js';
import type { Collection } from './collection.js';

export interface Salvaged {
  /** Why the directory could not be started with; null when there was nothing to save. */
  readonly problem: string | null;
  readonly records: number;
  readonly documents: number;
  readonly collections: number;
  /** Documents that a unique index does not let stand beside a newer one. */
  readonly leftOut: number;
  /** Where the damaged files are now. */
  readonly kept: string;
}

/**
 * Saves every record that is whole, in the order it was written, into a snapshot and a journal of their own. The damaged
 * files stay under another name; interrupted at any step, the directory holds either state, and neither starts silently.
 */
export async function salvage(directory: string, log: (line: string) => void): Promise<Salvaged> {
  const unlock = await lockDirectory(directory, log);
  try {
    const problem = problemOf(directory);
    const kept = join(directory, `damaged-${new Date().toISOString().replaceAll(':', '-')}`);
    if (problem === null) return { problem, records: 0, documents: 0, collections: 0, leftOut: 0, kept };
    return { problem, kept, ...(await exchange(directory, kept)) };
  } finally {
    unlock();
  }
}

function problemOf(directory: string): string | null {
  try {
    readRun(directory, () => undefined);
    return null;
  } catch (error) {
    if (error instanceof DamagedFile) return error.message;
    throw error;
  }
}

async function exchange(directory: string, kept: string) {
  const old = readdirSync(directory).filter((name) => /^(journal|snapshot)-\d+$/.test(name));
  mkdirSync(kept, { mode: 0o700 });
  for (const name of old) linkSync(join(directory, name), join(kept, name));
  const replay = new Replay();
  let records = 0;
  for (const path of pathsInOrder(directory)) {
    visitWhole(path, (record) => {
      records++;
      replay.apply(record);
    });
  }
  const leftOut: string[] = [];
  const collections = replay.finish((collection, specs) => leftOut.push(...makeRoom(collection, specs)));
  if (leftOut.length > 0) writeFileSync(join(kept, 'left-out.ndjson'), `${leftOut.join('\n')}\n`);
  const number = 1 + Math.max(0, ...numbersIn(directory, 'journal'), ...numbersIn(directory, 'snapshot'));
  await (await JournalFile.create(journalPath(directory, number), number, 1)).close(true);
  await writeSnapshot(
    { path: snapshotPath(directory, number), number, first: 1, isUrgent: () => true },
    collections,
    async () => true,
  );
  mark(directory);
  await syncDirectory(kept);
  await syncDirectory(directory);
  for (const name of old) unlinkSync(join(directory, name));
  const documents = [...collections.values()].reduce((sum, { rows }) => sum + rows.size, 0);
  return { records, documents, collections: collections.size, leftOut: leftOut.length };
}

/** A whole snapshot holds all that is older; beside a damaged one the older files are worth reading. */
function pathsInOrder(directory: string): string[] {
  const snapshots = numbersIn(directory, 'snapshot');
  const newest = snapshots.at(-1);
  const isWhole =
    newest !== undefined && canRead(() => readSnapshot(snapshotPath(directory, newest), () => undefined));
  const journals = numbersIn(directory, 'journal');
  const from = isWhole ? newest : 0;
  const numbers = [...new Set([...snapshots, ...journals])].filter((number) => number >= from);
  return numbers
    .sort((a, b) => a - b)
    .flatMap((number) => [
      ...(snapshots.includes(number) ? [snapshotPath(directory, number)] : []),
      ...(journals.includes(number) ? [journalPath(directory, number)] : []),
    ]);
}

/** Record by record where the file is damaged: even in a damaged batch some may be whole. */
function visitWhole(path: string, visit: Visit): void {
  if (canRead(() => readFile(path, () => undefined))) readFile(path, visit);
  else
    withBytes(path, (bytes) => {
      for (const record of recordsBehind(bytes, 0)) visit(record);
    });
}

function canRead(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof DamagedFile) return false;
    throw error;
  }
}

/** Takes out what a unique index would refuse beside a later document, and answers it as text. */
function makeRoom(collection: Collection, specs: readonly IndexSpec[]): string[] {
  const leftOut: string[] = [];
  for (const spec of specs.filter(({ unique }) => unique)) {
    const index = new CollectionIndex(spec);
    const holders = new Map<string, string>();
    for (const row of [...collection.rows.values()].reverse()) {
      const keys = index.keysOf(row.bytes);
      if (keys.some((key) => holders.has(key))) {
        collection.rows.delete(row.key);
        leftOut.push(EJSON.stringify({ collection: collection.namespace, document: deserialize(row.bytes) }));
      } else for (const key of keys) holders.set(key, row.key);
    }
  }
  return leftOut;
}
