import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate } from 'node:timers';
import { HEADER } from './file.js';

interface Pending {
  readonly bytes: Buffer;
  readonly undo: () => void;
}

/** No space, over quota, or over the size a file may have: conditions that can pass. */
export const isFull = (code: string | undefined): boolean =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';

interface Move {
  readonly next: Journal;
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
 * The append-only file behind every acknowledged write. All that is appended while one fdatasync runs shares the next.
 * When a batch cannot be written, it and all that came after it are undone in memory, newest first, and the file is cut
 * back to the last good record.
 */
export class Journal {
  private open = new Batch();
  private writing: Batch | null = null;
  private move: Move | null = null;
  private isRunning = false;
  private needsCut = false;
  private failure: Error | null = null;
  /** How often writes had to be undone; a snapshot taken meanwhile is worth nothing. */
  undone = 0;

  private constructor(
    private file: FileHandle,
    private end: number,
  ) {}

  static async create(path: string): Promise<Journal> {
    const file = await open(path, 'w');
    await file.write(HEADER, 0, HEADER.length, 0);
    await file.sync();
    return new Journal(file, HEADER.length);
  }

  /** Goes on after the last good record; what follows it is cut off. */
  static async resume(path: string, end: number): Promise<Journal> {
    if (end < HEADER.length) return Journal.create(path);
    const file = await open(path, 'r+');
    await file.truncate(end);
    await file.sync();
    return new Journal(file, end);
  }

  get size(): number {
    return this.end;
  }

  append(bytes: Buffer, undo: () => void): void {
    this.open.records.push({ bytes, undo });
    this.start();
  }

  /** Resolves when everything appended so far is on disk. */
  durable(): Promise<void> {
    if (this.open.records.length > 0) return this.open.done;
    return this.writing ? this.writing.done : Promise.resolve();
  }

  /** Lets later records go to another file; those before are on disk by then. */
  moveTo(next: Journal): Promise<void> {
    return new Promise((resolve, reject) => {
      this.move = { next, resolve, reject };
      this.start();
    });
  }

  async close(): Promise<void> {
    await this.durable().catch(() => undefined);
    await this.file.close();
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
      await this.persist(batch.records.map(({ bytes }) => bytes));
      batch.resolve();
    } catch (error) {
      this.undo(batch, error as Error);
      await this.cut().catch(() => undefined);
    }
    this.writing = null;
  }

  private async changeFile({ next, resolve, reject }: Move): Promise<void> {
    this.move = null;
    try {
      if (this.needsCut) await this.cut();
      await this.file.close();
      this.file = next.file;
      this.end = next.end;
      resolve();
    } catch (error) {
      reject(error as Error);
    }
  }

  private async persist(parts: Buffer[]): Promise<void> {
    if (this.failure) throw this.failure;
    if (this.needsCut) await this.cut();
    const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    this.needsCut = true;
    for (let written = 0; written < bytes.length; ) {
      const { bytesWritten } = await this.file.write(
        bytes,
        written,
        bytes.length - written,
        this.end + written,
      );
      written += bytesWritten;
    }
    await this.sync();
    this.end += bytes.length;
    this.needsCut = false;
  }

  /** After a failed fdatasync the kernel may have dropped the pages: unless the disk was full, nothing is trusted again. */
  private async sync(): Promise<void> {
    try {
      await this.file.datasync();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!isFull(code)) this.failure = error as Error;
      throw error;
    }
  }

  private async cut(): Promise<void> {
    await this.file.truncate(this.end);
    await this.file.datasync();
    this.needsCut = false;
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
