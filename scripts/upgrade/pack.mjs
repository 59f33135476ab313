import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What the next start makes anew, and what belongs to processes that are gone. */
const LEFT_OUT = /^(log|run|mail)\/|(^|\/)lock$|\.lock$/;
const SMALLEST = { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * A data directory as one file: JSON lines, compressed. The first line holds `facts`, what people were told by the
 * product that wrote the directory; each other line is one file. Needs nothing but Node to be unpacked.
 */
export function pack(dir, facts, leftOut = () => false) {
  const files = filesIn(dir).filter((file) => !LEFT_OUT.test(file) && !leftOut(file));
  const lines = files.map((file) => ({
    path: file,
    mode: statSync(path.join(dir, file)).mode & 0o777,
    base64: readFileSync(path.join(dir, file)).toString('base64'),
  }));
  const text = [{ facts }, ...lines].map((line) => JSON.stringify(line)).join('\n');
  return brotliCompressSync(text, SMALLEST);
}

/** Writes the files of a packed directory into `dir` and returns its facts. */
export function unpack(packed, dir) {
  const [{ facts }, ...files] = brotliDecompressSync(packed)
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const { path: name, mode, base64 } of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, Buffer.from(base64, 'base64'), { mode });
  }
  return facts;
}

const filesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
