import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** So many files are on their way to the disk; the next one waits. */
const AT_ONCE = 8;

/** Puts files into a folder; what is written is not in memory any more. */
export class SiteWriter {
  files = 0;
  bytes = 0;
  private readonly folders = new Map<string, Promise<unknown>>();
  private readonly writing = new Set<Promise<void>>();
  private failure: unknown = null;

  constructor(
    private readonly root: string,
    private readonly signal?: AbortSignal,
  ) {}

  async write(file: string, content: string | Buffer): Promise<void> {
    this.check();
    this.files += 1;
    this.bytes += Buffer.byteLength(content);
    const writing = this.put(path.join(this.root, file), content)
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => this.writing.delete(writing));
    this.writing.add(writing);
    if (this.writing.size >= AT_ONCE) await Promise.race(this.writing);
  }

  /** Resolves once everything is on the disk. */
  async finish(): Promise<void> {
    await Promise.all(this.writing);
    this.check();
  }

  private async put(target: string, content: string | Buffer): Promise<void> {
    const folder = path.dirname(target);
    const made = this.folders.get(folder) ?? mkdir(folder, { recursive: true });
    this.folders.set(folder, made);
    await made;
    await writeFile(target, content);
  }

  private check(): void {
    this.signal?.throwIfAborted();
    if (this.failure !== null) throw this.failure;
  }
}
