import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { Problem } from '../setup/problem.mjs';

/** The files of an export by name, from an archive or a folder it was unpacked to. */
export function readExport(file) {
  try {
    return statSync(file).isDirectory() ? fromFolder(file) : fromArchive(file);
  } catch (error) {
    throw new Problem(`${file} lässt sich nicht lesen: ${error.message}`);
  }
}

/** Of two files of one name each program reads another one. */
function fromArchive(file) {
  const names = new Set();
  const filter = ({ name }) => {
    if (names.has(name)) throw new Error(`${name} steht zweimal darin`);
    return names.add(name);
  };
  const files = unzipSync(readFileSync(file), { filter });
  return new Map(Object.entries(files).map(([name, data]) => [name, Buffer.from(data)]));
}

function fromFolder(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => [path.relative(folder, name).split(path.sep).join('/'), readFileSync(name)]),
  );
}
