import { constants, write } from 'node:fs';
import { type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncDirectory } from './directory-entry.js';
import { FILLER, FRAME_HEAD, portionsOf, sizeOfFrame, writeFrame } from './frames.js';
import { encodeHeader, HEADER_BYTES, type Header, newHeader } from './header.js';
import type { Reading } from './reading.js';
import type { JournalRecord } from './records.js';

const { O_RDWR, O_DSYNC, O_CREAT, O_TRUNC } = constants;
/** Elsewhere the flag promises less than a flush. */
const HAS_DSYNC = process.platform === 'linux' && O_DSYNC !== undefined;
const SYNCED = HAS_DSYNC ? O_RDWR | O_DSYNC : O_RDWR;

const LEAST_STEP = 64 * 1024;
const LARGEST_STEP = 4 * 1024 * 1024;
const filled = Buffer.alloc(LARGEST_STEP, FILLER);
/** Of most batches. */
const USUAL_FRAME = 256 * 1024;

/** No space, over quota, or over the size a file may have: conditions that can pass. */
export const isFull = (code: string | undefined): boolean =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';

/**
 * The file of a journal. Room is made and flushed ahead, so that a batch changes nothing but its own bytes: one flush
 * instead of two. It never shrinks, and each frame says how long it was: what is shorter has lost something.
 */
export class JournalFile {
  private step = LEAST_STEP;
  /** Up to here lie the remains of a write that failed. */
  private dirtyEnd = 0;
  /** One batch is under way at a time. */
  private readonly frame = Buffer.allocUnsafeSlow(USUAL_FRAME);

  private constructor(
    private readonly file: FileHandle,
    private readonly header: Header,
    private end: number,
    private reserved: number,
    private next: number,
    private isClosed: boolean,
  ) {}

  /** Appears under its name only when it is whole. */
  static async create(path: string, number: number, first: number): Promise<JournalFile> {
    const header = newHeader('journal', number, first, LEAST_STEP);
    const draft = `${path}.tmp`;
    const file = await open(draft, SYNCED | O_CREAT | O_TRUNC, 0o600);
    try {
      await file.write(Buffer.concat([encodeHeader(header), filled.subarray(HEADER_BYTES, LEAST_STEP)]));
      await file.sync();
      await rename(draft, path);
      await syncDirectory(dirname(path));
      return new JournalFile(file, header, HEADER_BYTES, LEAST_STEP, first, false);
    } catch (error) {
      await Promise.allSettled([unlink(draft), unlink(path), file.close()]);
      throw error;
    }
  }

  /** Goes on after the last good frame; what a crash left behind it has been kept elsewhere. */
  static async resume({ path, header, end, size, next, isClosed, tornEnd }: Reading): Promise<JournalFile> {
    const file = await open(path, SYNCED);
    const journal = new JournalFile(file, header as Header, end, size, next, isClosed);
    journal.dirtyEnd = tornEnd;
    await journal.clean();
    return journal;
  }

  get size(): number {
    return this.end;
  }

  get nextBatch(): number {
    return this.next;
  }

  /** On disk when it resolves; when it fails, the file is as before once `clean` has worked. */
  async write(records: readonly JournalRecord[]): Promise<void> {
    if (this.dirtyEnd > 0) await this.clean();
    const { end, next } = this;
    try {
      for (const portion of portionsOf(records)) await this.writeFrame(portion);
      this.dirtyEnd = 0;
    } catch (error) {
      this.end = end;
      this.next = next;
      throw error;
    }
  }

  /** Wipes what a failed write has left. */
  async clean(): Promise<void> {
    if (this.dirtyEnd > this.end) await this.fill(this.end, this.dirtyEnd);
    this.dirtyEnd = 0;
  }

  /** The last frame is an empty one: whoever reads it knows that all before it was acknowledged. */
  async close(isSound: boolean): Promise<void> {
    try {
      if (isSound && !this.isClosed) await this.write([]);
    } finally {
      await this.file.close();
    }
  }

  private async writeFrame(records: readonly JournalRecord[]): Promise<void> {
    const length = sizeOfFrame(records);
    // With room for one more head: where the file ends, a frame that was cut off can be told from none.
    const needed = this.end + length + FRAME_HEAD;
    if (needed > this.reserved) await this.reserve(needed);
    const frame = length <= USUAL_FRAME ? this.frame.subarray(0, length) : Buffer.allocUnsafeSlow(length);
    writeFrame(frame, { marker: this.header.marker, seq: this.next, reserved: this.reserved }, records);
    this.dirtyEnd = Math.max(this.dirtyEnd, this.end + length);
    await this.put(frame, this.end);
    this.end += length;
    this.next++;
    this.isClosed = records.length === 0;
  }

  /** As much ahead as there is space for, but at least what is needed now. */
  private async reserve(needed: number): Promise<void> {
    while (needed > this.reserved) {
      const target = Math.max(needed, this.reserved + this.step);
      try {
        await this.fill(this.reserved, target);
        this.reserved = target;
        this.step = Math.min(LARGEST_STEP, Math.max(LEAST_STEP, this.step * 2));
      } catch (error) {
        await this.file.truncate(this.reserved);
        if (target === needed || !isFull((error as NodeJS.ErrnoException).code)) throw error;
        this.step = this.step > LEAST_STEP ? this.step >> 2 : 0;
      }
    }
  }

  private async fill(from: number, to: number): Promise<void> {
    for (let at = from; at < to; at += filled.length) await this.put(filled.subarray(0, to - at), at);
  }

  private async put(bytes: Buffer, at: number): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      done += await written(this.file.fd, done > 0 ? bytes.subarray(done) : bytes, at + done);
    }
    if (!HAS_DSYNC) await this.file.datasync();
  }
}

/** The handle's own `write` costs a third more on the way of every acknowledged write. */
const written = (fd: number, bytes: Buffer, at: number): Promise<number> =>
  new Promise((resolve, reject) => {
    write(fd, bytes, 0, bytes.length, at, (error, count) => (error ? reject(error) : resolve(count)));
  });
