import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;
const PREFIX = 'tresen-run-';

/**
 * Where the stores of a run lie. They answer only when a write is on the disk, some hundred thousand times a run, and
 * nobody reads them after it: in memory, where there is room, nobody waits for that. (What a crash leaves behind is asked
 * in test/faults, of stores of their own.)
 */
export function folderOfRun() {
  const isRoomy = existsSync(MEMORY) && roomIn(MEMORY) >= ROOM;
  if (isRoomy) removeForgotten();
  return mkdtempSync(path.join(isRoomy ? MEMORY : tmpdir(), `${PREFIX}${process.pid}-`));
}

const roomIn = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** A run that was killed could not tidy up, and memory is dearer than a disk. */
function removeForgotten() {
  const left = readdirSync(MEMORY).filter((name) => name.startsWith(PREFIX) && !isAlive(pidIn(name)));
  for (const name of left) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
}

const pidIn = (name) => Number(name.slice(PREFIX.length).split('-')[0]);

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
