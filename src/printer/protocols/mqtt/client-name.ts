import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'mqtt-client';
const NAME = /^tresen-[0-9a-f]{14}$/;

/** What we are called at a broker of somebody else: drawn once, so that it tells nothing about our secrets. */
export async function clientNameIn(dataDir: string): Promise<string> {
  const file = path.resolve(dataDir, FILE);
  const known = await nameIn(file);
  if (known) return known;
  await mkdir(path.dirname(file), { recursive: true });
  const drawn = `tresen-${randomBytes(7).toString('hex')}`;
  // Whoever was first named us.
  const isOurs = await writeFile(file, drawn, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    () => false,
  );
  return isOurs ? drawn : ((await nameIn(file)) ?? drawn);
}

async function nameIn(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return NAME.test(text) ? text : null;
}
