import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteWriter } from './site-writer.js';

const PUBLIC = path.resolve('dist/client');
export const ASSETS = 'assets';

/** Content in the name: a changed file is a new file, an unchanged one is never sent again. '' where there is none. */
export async function writeAsset(name: string, writer: SiteWriter): Promise<string> {
  const source = path.join(PUBLIC, name);
  if (!existsSync(source)) return '';
  const { base } = path.parse(source);
  return writeNamed(base, await readFile(source), writer);
}

export async function writeNamed(
  name: string,
  content: Buffer | string,
  writer: SiteWriter,
): Promise<string> {
  const { name: stem, ext } = path.parse(name);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const file = `${ASSETS}/${stem}-${hash}${ext}`;
  await writer.write(file, content);
  return file;
}
