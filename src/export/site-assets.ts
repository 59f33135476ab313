import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFile } from './build.types.js';

const PUBLIC = path.resolve('dist/client');
export const ASSETS = 'assets';

/** Content in the name: a changed file is a new file, an unchanged one is never sent again. */
export async function fileFor(name: string): Promise<SiteFile | null> {
  const source = path.join(PUBLIC, name);
  if (!existsSync(source)) return null;

  const bytes = await readFile(source);
  const { name: stem, ext } = path.parse(source);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
  return { path: `${ASSETS}/${stem}-${hash}${ext}`, bytes };
}
