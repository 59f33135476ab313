import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Env } from '../env/env.js';
import { DiskFiles } from './disk.files.js';

let folder: string;
let files: DiskFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tresen-files-'));
  files = new DiskFiles({ DATA_DIR: folder } as Env);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const listed = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of files.list(prefix)) keys.push(key);
  return keys;
};

describe('files on disk', () => {
  it('come back byte by byte, with their type', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        await files.put('shop1/any.bin', Buffer.from(bytes), 'application/octet-stream');
        const stored = await files.get('shop1/any.bin');
        expect(stored?.contentType).toBe('application/octet-stream');
        expect(stored?.bytes.equals(bytes)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('are replaced whole: a reader sees the old one or the new one', async () => {
    const sides = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter));
    await files.put('shop1/photo', Buffer.alloc(200_000, 'a'), 'image/png');
    const writing = (async () => {
      for (let i = 0; i < 20; i++) await files.put('shop1/photo', sides[i % 2] ?? Buffer.of(), 'image/png');
    })();
    for (let i = 0; i < 40; i++) {
      const { bytes = Buffer.of() } = (await files.get('shop1/photo')) ?? {};
      expect(sides.some((side) => side.equals(bytes))).toBe(true);
    }
    await writing;
  });

  it('are listed by the beginning of their key, in order', async () => {
    for (const key of ['shop2/b.png', 'shop2/a.png', 'shop2/menu/c.png', 'shop20/d.png']) {
      await files.put(key, Buffer.from(key), 'image/png');
    }
    expect(await listed('shop2/')).toEqual(['shop2/a.png', 'shop2/b.png', 'shop2/menu/c.png']);
    expect(await listed('shop2/m')).toEqual(['shop2/menu/c.png']);
    expect(await listed('shop3/')).toEqual([]);
    expect(await listed('../')).toEqual([]);
  });

  it('are gone when deleted, and deleting again is fine', async () => {
    await files.put('shop3/x', Buffer.from('x'), 'text/plain');
    await files.delete('shop3/x');
    await files.delete('shop3/x');
    expect(await files.get('shop3/x')).toBeNull();
  });

  it('leave nothing behind when a write fails', async () => {
    await symlink('/proc/nowhere', path.join(folder, 'files', 'shop4'));
    await expect(files.put('shop4/deep/x', Buffer.from('x'), 'text/plain')).rejects.toThrow();
    expect(await readdir(path.join(folder, 'files', '.arriving'))).toEqual([]);
  });

  it('have no way out of their folder', async () => {
    await expect(files.put('../x', Buffer.from('x'), 'text/plain')).rejects.toThrow(/key/);
    await expect(files.get('shop1/../../x')).rejects.toThrow(/key/);
    await expect(files.put('shop1/x', Buffer.from('x'), 'text/html\r\nx: y')).rejects.toThrow(/content type/);
  });
});
