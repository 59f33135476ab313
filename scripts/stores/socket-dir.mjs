import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../setup/problem.mjs';

/** sun_path holds 108 bytes with its closing zero; the longest name we put into the folder has 18. */
const LONGEST = 107 - '/mongodb-27017.sock'.length;

/** A folder for unix sockets that only we can enter: beside the data, or under /tmp where that path is too long. */
export function socketDirFor(dataDir) {
  const beside = path.join(dataDir, 'run');
  const dir = Buffer.byteLength(beside) <= LONGEST ? beside : shortDirFor(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const { uid, isDirectory } = ownerOf(dir);
  if (!isDirectory || uid !== process.getuid()) {
    throw new Problem(`Der Ordner ${dir} für die Verbindungen gehört jemand anderem; bitte löschen.`);
  }
  chmodSync(dir, 0o700);
  return dir;
}

function shortDirFor(dataDir) {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return path.join('/tmp', `tresen-${process.getuid()}-${name}`);
}

function ownerOf(dir) {
  const stat = lstatSync(dir);
  return { uid: stat.uid, isDirectory: stat.isDirectory() };
}
