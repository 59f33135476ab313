import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import type { PressTask } from './press.child.js';
import type { Pressed } from './press.types.js';

const BUILT = path.resolve('dist/app/platform/pictures/press.child.js');
const MIB = 1024 * 1024;
/** Memory of the whole process, which stays below the 200 MB that a picture may cost. */
const MAX_MEMORY = 185 * MIB;
const PAGE = 4096;
const LOOK_EVERY_MS = 50;
const LONGEST_MS = 45_000;
/** Lower priority than orders, but not so low that a busy machine never gets to it. */
const NICENESS = 5;

/** One picture in a process of its own: it can be killed, frees its memory, and has a lower priority than orders. */
export function pressInProcess(task: PressTask): Promise<Pressed> {
  const child = fork(BUILT, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  stepAside(child);
  const watch = watchMemory(child);
  const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  return new Promise<Pressed>((resolve) => {
    child.once('message', (pressed) => resolve(pressed as Pressed));
    child.once('error', () => resolve({ refused: 'broken' }));
    // Killed for its memory, its time, or by a picture that breaks the decoder.
    child.once('exit', () => resolve({ refused: watch.tooMuch() ? 'tooLarge' : 'broken' }));
    child.send(task, () => undefined);
  }).finally(() => {
    clearTimeout(limit);
    watch.stop();
    child.kill('SIGKILL');
  });
}

function stepAside({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // Gone already, or a system without priorities.
  }
}

function watchMemory(child: ChildProcess) {
  let tooMuch = false;
  const timer = setInterval(async () => {
    if ((await memoryOf(child)) <= MAX_MEMORY) return;
    tooMuch = true;
    child.kill('SIGKILL');
  }, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer), tooMuch: () => tooMuch };
}

/** Zero where the system does not tell; then the limits on pixels stand alone. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const said = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '');
  return Number(said.split(' ')[1] ?? 0) * PAGE;
}
