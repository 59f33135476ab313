import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const WINDOW = 4 * 1024 * 1024;

/** A file that is read from front to back, with small steps forth and back. */
export class FileBytes {
  readonly size: number;
  private readonly fd: number;
  private from = 0;
  private window: Buffer = Buffer.alloc(0);

  constructor(path: string) {
    this.fd = openSync(path, 'r');
    this.size = fstatSync(this.fd).size;
  }

  /** What lies there, less at the end of the file. It is a view that the next call may write over. */
  slice(at: number, length: number): Buffer {
    const wanted = Math.max(0, Math.min(length, this.size - at));
    const offset = at - this.from;
    if (offset < 0 || offset + wanted > this.window.length) return this.load(at, wanted).subarray(0, wanted);
    return this.window.subarray(offset, offset + wanted);
  }

  byteAt(at: number): number | undefined {
    return this.window[at - this.from] ?? this.slice(at, 1)[0];
  }

  /** Where these bytes come next, or -1. */
  indexOf(wanted: Buffer, from: number): number {
    for (let at = from; at + wanted.length <= this.size; at += WINDOW - wanted.length + 1) {
      const found = this.slice(at, WINDOW).indexOf(wanted);
      if (found >= 0) return at + found;
    }
    return -1;
  }

  /** Where the last byte that is not this one ends; `from` when there is none behind it. */
  endWithout(filler: number, from: number): number {
    let end = from;
    for (let at = from; at < this.size; at += WINDOW) {
      const piece = this.slice(at, WINDOW);
      let last = piece.length;
      while (last > 0 && piece[last - 1] === filler) last--;
      if (last > 0) end = at + last;
    }
    return end;
  }

  close(): void {
    closeSync(this.fd);
  }

  private load(at: number, wanted: number): Buffer {
    const room = Math.max(wanted, Math.min(WINDOW, this.size - at));
    const window = room === this.window.length ? this.window : Buffer.allocUnsafeSlow(room);
    let read = 0;
    while (read < room) {
      const got = readSync(this.fd, window, read, room - read, at + read);
      if (got === 0) break;
      read += got;
    }
    this.window = window.subarray(0, read);
    this.from = at;
    return this.window;
  }
}

/** Lends the file to the work, and closes it whatever comes. */
export function withBytes<T>(path: string, work: (bytes: FileBytes) => T): T {
  const bytes = new FileBytes(path);
  try {
    return work(bytes);
  } finally {
    bytes.close();
  }
}
