import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { BuildGone } from './build.errors.js';
import type { SiteBuild, SiteFile } from './site-build.types.js';
import { SiteWriter } from './site-writer.js';

const HALF = '.half';

/** Builds on disk: a tree is complete under its name, or it is not there. */
@Injectable()
export class BuildFolder {
  constructor(private readonly env: Env) {}

  has(shopId: string, tree: string): boolean {
    return existsSync(this.placeOf(shopId, tree));
  }

  async write(
    shopId: string,
    tree: string,
    { fill, signal }: { fill: (writer: SiteWriter) => Promise<void>; signal?: AbortSignal },
  ): Promise<void> {
    const place = this.placeOf(shopId, tree);
    const half = place + HALF;
    await rm(half, { recursive: true, force: true });
    await mkdir(half, { recursive: true });
    const writer = new SiteWriter(half, signal);
    await fill(writer);
    await writer.finish();
    await rm(place, { recursive: true, force: true });
    await rename(half, place);
  }

  async read(shopId: string, tree: string): Promise<SiteBuild> {
    const root = this.placeOf(shopId, tree);
    if (!existsSync(root)) throw new BuildGone();
    const files: SiteFile[] = [];
    for (const file of await filesIn(root)) {
      const full = path.join(root, file);
      files.push({ path: file, size: (await stat(full)).size, hash: await hashOf(full) });
    }
    return { root, files };
  }

  /** Removes every other tree of the shop, unfinished ones too. */
  async keepOnly(shopId: string, trees: ReadonlySet<string>): Promise<void> {
    const folder = path.dirname(this.placeOf(shopId, 'any'));
    if (!existsSync(folder)) return;
    const others = (await readdir(folder)).filter((name) => !trees.has(name.replace(HALF, '')));
    for (const name of others) await rm(path.join(folder, name), { recursive: true, force: true });
  }

  private placeOf(shopId: string, tree: string): string {
    return path.resolve(this.env.DATA_DIR, 'builds', shopId, tree);
  }
}

/** In a fixed order, with slashes. */
async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
