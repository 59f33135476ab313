import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import type { SiteFile } from './build.types.js';

/** Builds on disk: a tree is complete under its name, or it is not there. */
@Injectable()
export class BuildFolder {
  constructor(private readonly env: Env) {}

  async write(shopId: string, buildId: string, files: SiteFile[]): Promise<void> {
    const place = this.placeOf(shopId, buildId);
    const half = `${place}.half`;
    await rm(half, { recursive: true, force: true });
    for (const file of files) {
      const target = path.join(half, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, file.bytes);
    }
    await rm(place, { recursive: true, force: true });
    await rename(half, place);
  }

  placeOf(shopId: string, buildId: string): string {
    return path.resolve(this.env.DATA_DIR, 'builds', shopId, buildId);
  }
}
