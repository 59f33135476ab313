import { accessSync, constants, readdirSync, unlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedFile, readRecords } from './file.js';
import { Journal } from './journal.js';
import type { JournalRecord } from './records.js';
import { OP } from './records.js';
import { type SnapshotSource, writeSnapshot } from './snapshot.js';

type Sources = ReadonlyMap<string, SnapshotSource>;
type Visit = (record: JournalRecord) => void;

const JOURNAL_BYTES = 64 * 1024 * 1024;

/**
 * The files of a data directory: `snapshot-n` holds everything before `journal-n`. A rotation starts journal n+1, writes
 * snapshot n+1 beside it, and only then removes what is older; whatever step it is interrupted at, the newest snapshot
 * and the journals from its number on are the whole truth.
 */
export class DirectoryFiles {
  private rotation: Promise<void> | null = null;

  private constructor(
    private readonly directory: string,
    private readonly journal: Journal,
    private number: number,
    private threshold: number,
    private readonly log: (line: string) => void,
    private readonly journalBytes: number,
  ) {}

  static async open(
    directory: string,
    log: (line: string) => void,
    visit: Visit,
    journalBytes = JOURNAL_BYTES,
  ) {
    accessSync(directory, constants.W_OK);
    const names = readdirSync(directory);
    for (const name of names) if (name.endsWith('.tmp')) unlinkSync(join(directory, name));
    const newest = Math.max(0, ...numbersOf(names, 'snapshot'));
    const snapshotBytes = newest > 0 ? await readSnapshot(join(directory, `snapshot-${newest}`), visit) : 0;
    const journals = numbersOf(names, 'journal').filter((number) => number >= newest);
    const last = Math.max(newest, ...journals);
    const end = await readJournals(
      journals.map((number) => journalPath(directory, number)),
      visit,
      log,
    );
    const journal = await Journal.resume(journalPath(directory, last), journals.includes(last) ? end : 0);
    await syncDirectory(directory);
    const files = new DirectoryFiles(
      directory,
      journal,
      last,
      Math.max(journalBytes, snapshotBytes),
      log,
      journalBytes,
    );
    files.removeOlderThan(newest);
    return files;
  }

  append(record: Buffer, undo: () => void): void {
    this.journal.append(record, undo);
  }

  durable(): Promise<void> {
    return this.journal.durable();
  }

  rotateIfLarge(collections: Sources): void {
    if (this.rotation || this.journal.size < this.threshold) return;
    this.rotation = this.rotate(collections)
      .catch((error: Error) => {
        this.threshold *= 2;
        this.log(`snapshot failed, the journal goes on: ${error.message}`);
      })
      .finally(() => {
        this.rotation = null;
      });
  }

  async close(): Promise<void> {
    await this.rotation;
    await this.journal.close();
  }

  private async rotate(collections: Sources): Promise<void> {
    const next = this.number + 1;
    const journal = await Journal.create(journalPath(this.directory, next));
    await syncDirectory(this.directory);
    await this.journal.moveTo(journal);
    this.number = next;
    const undone = this.journal.undone;
    const bytes = await writeSnapshot(join(this.directory, `snapshot-${next}`), collections, async () => {
      await this.journal.durable();
      return this.journal.undone === undone;
    });
    await syncDirectory(this.directory);
    this.threshold = Math.max(this.journalBytes, bytes);
    this.removeOlderThan(next);
  }

  private removeOlderThan(number: number): void {
    for (const name of readdirSync(this.directory)) {
      const [, found] = /^(?:journal|snapshot)-(\d+)$/.exec(name) ?? [];
      if (found !== undefined && Number(found) < number) unlinkSync(join(this.directory, name));
    }
  }
}

const numbersOf = (names: readonly string[], kind: string): number[] =>
  names
    .map((name) => new RegExp(`^${kind}-(\\d+)$`).exec(name))
    .filter((match) => match !== null)
    .map((match) => Number(match[1]))
    .sort((a, b) => a - b);

async function readSnapshot(path: string, visit: Visit): Promise<number> {
  let isComplete = false;
  const { end, size } = await readRecords(path, (record) => {
    if (record.op === OP.end) isComplete = true;
    else visit(record);
  });
  if (!isComplete || end < size) throw new DamagedFile(`${path} is damaged at byte ${end}`);
  return size;
}

/**
 * Reads the journals one after the other and cuts off what was never acknowledged. Half a record may only stand where
 * no record follows: anything else is damage, not a crash. Answers where the last one ends.
 */
async function readJournals(
  paths: readonly string[],
  visit: Visit,
  log: (line: string) => void,
): Promise<number> {
  let torn: { path: string; end: number } | null = null;
  let last = 0;
  for (const path of paths) {
    const { end, size } = await readRecords(path, (record) => {
      if (torn) throw new DamagedFile(`${torn.path} is damaged at byte ${torn.end}`);
      visit(record);
    });
    if (end < size) {
      log(`${path}: dropped ${size - end} bytes after byte ${end}, a record that was never acknowledged`);
      torn = { path, end };
    }
    last = end;
  }
  if (torn) await cut(torn);
  return last;
}

async function cut({ path, end }: { path: string; end: number }): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.truncate(end);
    await file.sync();
  } finally {
    await file.close();
  }
}

const journalPath = (directory: string, number: number): string => join(directory, `journal-${number}`);

export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
