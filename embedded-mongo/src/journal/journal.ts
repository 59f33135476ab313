import { setImmediate } from 'node:timers';
import { isFull, type JournalFile } from './journal-file.js';
import type { JournalRecord } from './records.js';

interface Pending {
  readonly record: JournalRecord;
  readonly undo: () => void;
}

interface Move {
  readonly begin: (first: number) => Promise<JournalFile>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** The records that go to disk together, and the promise of all who wait for them. */
class Batch {
  readonly records: Pending[] = [];
  resolve!: () => void;
  reject!: (error: Error) => void;
  readonly done = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    this.done.catch(() => undefined);
  }
}

/**
 * What stands behind every acknowledged write. All that is appended while one batch is flushed shares the next. When a
 * batch cannot be written, it and all that came after it are undone in memory, newest first.
 */
export class Journal {
  private open = new Batch();
  private writing: Batch | null = null;
  private move: Move | null = null;
  private isRunning = false;
  private failure: Error | null = null;
  /** How often writes had to be undone; a snapshot taken meanwhile is worth nothing. */
  undone = 0;

  constructor(private file: JournalFile) {}

  get size(): number {
    return this.file.size;
  }

  append(record: JournalRecord, undo: () => void): void {
    this.open.records.push({ record, undo });
    this.start();
  }

  /** Resolves when everything appended so far is on disk. */
  durable(): Promise<void> {
    if (this.open.records.length > 0) return this.open.done;
    return this.writing ? this.writing.done : Promise.resolve();
  }

  /** Lets later records go to another file, which learns the number of its first batch; those before are on disk by then. */
  moveTo(begin: (first: number) => Promise<JournalFile>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.move = { begin, resolve, reject };
      this.start();
    });
  }

  async close(): Promise<void> {
    await this.durable().catch(() => undefined);
    await this.file.close(this.failure === null).catch(() => undefined);
  }

  private start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    setImmediate(() => void this.run());
  }

  private async run(): Promise<void> {
    while (this.open.records.length > 0 || this.move) {
      if (this.move) await this.changeFile(this.move);
      if (this.open.records.length > 0) await this.writeBatch();
    }
    this.isRunning = false;
  }

  private async writeBatch(): Promise<void> {
    const batch = this.open;
    this.writing = batch;
    this.open = new Batch();
    try {
      if (this.failure) throw this.failure;
      await this.file.write(batch.records.map(({ record }) => record));
      batch.resolve();
    } catch (error) {
      this.remember(error as NodeJS.ErrnoException);
      this.undo(batch, error as Error);
      await this.file.clean().catch(() => undefined);
    }
    this.writing = null;
  }

  /** After a failed flush the kernel may have dropped the pages: unless the disk was full, nothing is trusted again. */
  private remember(error: NodeJS.ErrnoException): void {
    if (!isFull(error.code)) this.failure ??= error;
  }

  private async changeFile({ begin, resolve, reject }: Move): Promise<void> {
    this.move = null;
    try {
      if (this.failure) throw this.failure;
      await this.file.clean();
      const next = await begin(this.file.nextBatch);
      const before = this.file;
      this.file = next;
      await before.close(false).catch(() => undefined);
      resolve();
    } catch (error) {
      reject(error as Error);
    }
  }

  private undo(batch: Batch, error: Error): void {
    const later = this.open;
    this.open = new Batch();
    this.undone++;
    for (const { undo } of [...batch.records, ...later.records].reverse()) undo();
    batch.reject(error);
    later.reject(error);
  }
}
