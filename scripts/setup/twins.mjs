import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(css|js|json|svg|txt|webmanifest)$/;
/** Whoever asks for less waits for the way there and back, not for the bytes. */
const MIN_GAIN = 1_024;

/** Puts beside each file of a folder what a browser gets that can unpack it: once when built, as small as it can be. */
export async function packTwins(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => packFile(path.join(entry.parentPath ?? entry.path, entry.name))));
}

async function packFile(file) {
  const plain = await readFile(file);
  const { BROTLI_PARAM_SIZE_HINT } = constants;
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 9 }),
  ]);
  if (plain.length - gz.length < MIN_GAIN) return;
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
