import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { inOrder } from '../../shared/in-order.js';
import { AppError } from '../app-error.js';
import { Env } from '../env/env.js';
import { Files, type StoredFile } from './files.js';
import { isContentType, isSafeKey } from './key.rules.js';

const LINE_END = 0x0a;

class StorageFull extends AppError {
  readonly code = 'STORAGE_FULL';
  readonly status = 507;
  override readonly headline = 'Kein Speicherplatz';

  constructor() {
    super('Die Datei konnte nicht gespeichert werden, weil der Speicher voll ist.');
  }
}

/**
 * One file per key under DATA_DIR/files. Its first line is the content type, so bytes and type change together
 * in one rename, and a reader sees the old file or the new one.
 */
@Injectable()
export class DiskFiles extends Files {
  private readonly root: string;
  private readonly arriving: string;

  constructor({ DATA_DIR }: Env) {
    super();
    this.root = path.resolve(DATA_DIR, 'files');
    this.arriving = path.join(this.root, '.arriving');
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    if (!isContentType(contentType)) throw new Error(`"${contentType}" is not a content type.`);
    const target = this.pathOf(key);
    const draft = path.join(this.arriving, randomUUID());
    await mkdir(this.arriving, { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await writeThrough(draft, Buffer.concat([Buffer.from(`${contentType}\n`), bytes]));
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw codeOf(error) === 'ENOSPC' ? new StorageFull() : error;
    }
    await syncFolder(path.dirname(target));
  }

  async get(key: string): Promise<StoredFile | null> {
    try {
      const content = await readFile(this.pathOf(key));
      const cut = content.indexOf(LINE_END);
      return { contentType: content.toString('latin1', 0, cut), bytes: content.subarray(cut + 1) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    if (folder !== '' && !isSafeKey(folder.slice(0, -1))) return;
    for await (const key of this.walk(folder)) if (key.startsWith(prefix)) yield key;
  }

  private async *walk(folder: string): AsyncIterable<string> {
    const entries = await readdir(path.join(this.root, folder), { withFileTypes: true }).catch(
      (error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
    entries.sort((a, b) => inOrder(a.name, b.name));
    for (const entry of entries) {
      const key = folder + entry.name;
      if (entry.isDirectory() && isSafeKey(key)) yield* this.walk(`${key}/`);
      if (entry.isFile() && isSafeKey(key)) yield key;
    }
  }

  private pathOf(key: string): string {
    if (!isSafeKey(key)) throw new Error('This key cannot name a file.');
    return path.join(this.root, key);
  }
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Without this the rename itself can be lost with the power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(codeOf(error)));
