import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUse } from './directory-in-use.js';
import { lockBySocket } from './socket-lock.js';

/** Who holds the directory: a process id alone would be taken for its successor after a restart of the machine. */
interface Holder {
  pid: number;
  started: string;
}

/** Takes the directory or says who has it. A lock whose process is gone is taken over. Answers how to let go. */
export async function lockDirectory(directory: string, log: (line: string) => void): Promise<() => void> {
  const free = lockByProcess(directory);
  try {
    const hangUp = await lockBySocket(directory, log);
    return () => {
      hangUp();
      free();
    };
  } catch (error) {
    free();
    throw error;
  }
}

function lockByProcess(directory: string): () => void {
  const path = join(directory, 'lock');
  const own = `${path}.${process.pid}`;
  const claim = JSON.stringify(holderOf(process.pid));
  writeFileSync(own, claim);
  try {
    for (;;) {
      if (linked(own, path)) return () => release(path, claim);
      clearStale(path, directory);
    }
  } finally {
    unlinkSync(own);
  }
}

/** A link is made whole or not at all, unlike a file that is first created and then written. */
function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function clearStale(path: string, directory: string): void {
  const found = read(path);
  if (found === null) return;
  const holder = parsed(found);
  if (holder && isAlive(holder)) {
    throw new DirectoryInUse(directory, `process ${holder.pid}`);
  }
  // Somebody else may have taken over meanwhile: what was moved away is looked at, and put back when it is not the stale one.
  const aside = `${path}.stale.${process.pid}`;
  renameSync(path, aside);
  if (read(aside) !== found) linked(aside, path);
  unlinkSync(aside);
}

function release(path: string, claim: string): void {
  if (read(path) === claim) unlinkSync(path);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parsed(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

const isAlive = ({ pid, started }: Holder): boolean => holderOf(pid).started === started && started !== '';

function holderOf(pid: number): Holder {
  const stat = read(`/proc/${pid}/stat`);
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  // The name in parentheses may hold spaces; the state is the first field after it, the start time the twentieth.
  const [state = '', ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  // Ended, and kept by the kernel until its parent asks: in a container that can be never.
  if (state === 'Z' || state === 'X') return { pid, started: '' };
  const started = fields[18];
  if (started) return { pid, started: `${boot} ${started}` };
  return { pid, started: boot === '' && exists(pid) ? 'running' : '' };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
