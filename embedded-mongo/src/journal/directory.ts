import { accessSync, constants, existsSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DamagedFile } from './damage.js';
import { syncDirectory } from './directory-entry.js';
import { FORMAT_VERSION } from './header.js';
import { Journal } from './journal.js';
import { JournalFile } from './journal-file.js';
import type { JournalRecord, Visit } from './records.js';
import { journalPath, markOf, type Run, readRun, snapshotPath } from './run.js';
import { type Sources, writeSnapshot } from './snapshot.js';
import { keepTornTail } from './torn-tail.js';

const JOURNAL_BYTES = 64 * 1024 * 1024;

/**
 * The files of a data directory: `snapshot-n` holds everything before `journal-n`. A rotation starts journal n+1, writes
 * snapshot n+1 beside it, and only then removes what is older; whatever step it is interrupted at, the newest snapshot
 * and the journals from its number on are the whole truth.
 */
export class DirectoryFiles {
  private rotation: Promise<void> | null = null;
  private isClosing = false;

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
    for (const name of readdirSync(directory)) if (name.endsWith('.tmp')) unlinkSync(join(directory, name));
    const run = readOrSayHowToSave(directory, visit);
    const { number, file } = await goOn(directory, run, log);
    mark(directory);
    await syncDirectory(directory);
    const threshold = Math.max(journalBytes, run.snapshotBytes);
    const files = new DirectoryFiles(directory, new Journal(file), number, threshold, log, journalBytes);
    await files.removeOlderThan(run.newest);
    return files;
  }

  append(record: JournalRecord, undo: () => void): void {
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
    this.isClosing = true;
    await this.rotation;
    await this.journal.close();
  }

  private async rotate(collections: Sources): Promise<void> {
    const number = this.number + 1;
    let first = 0;
    await this.journal.moveTo((nextBatch) => {
      first = nextBatch;
      return JournalFile.create(journalPath(this.directory, number), number, first);
    });
    this.number = number;
    const undone = this.journal.undone;
    const isUrgent = () => this.isClosing;
    const place = { path: snapshotPath(this.directory, number), number, first, isUrgent };
    const bytes = await writeSnapshot(place, collections, async () => {
      await this.journal.durable();
      return this.journal.undone === undone;
    });
    await syncDirectory(this.directory);
    this.threshold = Math.max(this.journalBytes, bytes);
    await this.removeOlderThan(number);
  }

  /** Not by this thread: to give 64 MB back can take a file system a while. */
  private async removeOlderThan(number: number): Promise<void> {
    for (const name of await readdir(this.directory)) {
      const [, found] = /^(?:journal|snapshot)-(\d+)$/.exec(name) ?? [];
      if (found !== undefined && Number(found) < number) await unlink(join(this.directory, name));
    }
  }
}

export function mark(directory: string): void {
  const path = markOf(directory);
  if (!existsSync(path)) writeFileSync(path, `${JSON.stringify({ format: FORMAT_VERSION })}\n`);
}

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));

/** As a shell reads it, from whatever folder. */
const typed = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

function readOrSayHowToSave(directory: string, visit: Visit): Run {
  try {
    return readRun(directory, visit);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    const command = `node ${typed(MAIN)} --salvage --dir ${typed(resolve(directory))}`;
    throw new DamagedFile(
      `${error.message}; nothing was changed, and what is readable is saved by: ${command}`,
    );
  }
}

/** The journal to write on: the last one, or the one behind it when that is of the format before. */
async function goOn(directory: string, { last, newest }: Run, log: (line: string) => void) {
  if (last) await keepTornTail(last, log);
  if (last?.header) return { number: last.header.number, file: await JournalFile.resume(last) };
  const number = last ? Number(last.path.slice(last.path.lastIndexOf('-') + 1)) + 1 : newest;
  return { number, file: await JournalFile.create(journalPath(directory, number), number, 1) };
}
