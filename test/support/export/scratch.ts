import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders of one spec, gone when it is over. */
export class Scratch {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'upload-'));

  folder(name: string): string {
    return mkdtempSync(path.join(this.root, `${name}-`));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
