import type { SiteFile } from '../build/site-build.types.js';
import type { UploadProgress, UploadResult, UploadWatch } from '../build/upload.types.js';

/** Counts what an upload does, and tells whoever watches. */
export class UploadTally {
  private readonly done: UploadProgress = {
    sentFiles: 0,
    totalFiles: 0,
    sentBytes: 0,
    totalBytes: 0,
    step: 'connect',
  };
  private readonly notes: string[] = [];
  private uploadedBytes = 0;
  private removedFiles = 0;

  constructor(private readonly watch: UploadWatch) {}

  enter(step: UploadProgress['step']): void {
    this.done.step = step;
    this.tell();
  }

  expect(files: SiteFile[]): void {
    this.done.totalFiles = files.length;
    this.done.totalBytes = files.reduce((sum, { size }) => sum + size, 0);
  }

  /** Already there. */
  skip({ size }: SiteFile): void {
    this.done.sentFiles += 1;
    this.done.sentBytes += size;
    this.tell();
  }

  /** What a failed attempt has sent counts for nothing. */
  async sending({ size }: SiteFile, send: (sent: (bytes: number) => void) => Promise<void>): Promise<void> {
    let counted = 0;
    try {
      await send((bytes) => {
        const shown = Math.min(bytes, size - counted);
        counted += shown;
        this.uploadedBytes += bytes;
        this.done.sentBytes += shown;
        this.tell();
      });
    } catch (error) {
      this.done.sentBytes -= counted;
      throw error;
    }
    this.done.sentFiles += 1;
    this.tell();
  }

  removed(count: number): void {
    this.removedFiles += count;
  }

  note(text: string): void {
    if (this.notes.includes(text)) return;
    this.notes.push(text);
    this.watch.note(text);
  }

  result(): UploadResult {
    return {
      changedFiles: this.done.totalFiles,
      sentBytes: this.uploadedBytes,
      removedFiles: this.removedFiles,
      notes: [...this.notes],
    };
  }

  private tell(): void {
    this.watch.progress({ ...this.done });
  }
}
