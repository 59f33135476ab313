import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';

const MIB = 1024 * 1024;
const PAGE = 4096;
const LOOK_EVERY_MS = 50;
/** Lower priority than orders, but not so low that a busy machine never gets to it. */
const NICENESS = 5;

/** What one piece of work may cost. */
export interface Bounds {
  heapMib: number;
  /** Of the whole process. */
  memoryMib: number;
  longestMs: number;
}

/** Why the work gave no answer. */
export type Ended = 'memory' | 'time' | 'crash';

export type Outcome<Answer> = { answer: Answer } | { ended: Ended };

/**
 * One piece of work on bytes of a stranger in a process of its own: it can be killed, frees its memory, and has a lower
 * priority than orders. `script` is below `dist/app` and calls `answerOnce`.
 */
export function workApart<Task, Answer>(
  script: string,
  task: Task,
  { heapMib, memoryMib, longestMs }: Bounds,
): Promise<Outcome<Answer>> {
  const child = fork(path.resolve('dist/app', script), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMib}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  stepAside(child);
  let ended: Ended = 'crash';
  const end = (why: Ended) => {
    ended = why;
    child.kill('SIGKILL');
  };
  const watch = setInterval(async () => {
    if ((await memoryOf(child)) > memoryMib * MIB) end('memory');
  }, LOOK_EVERY_MS);
  const limit = setTimeout(() => end('time'), longestMs);
  return new Promise<Outcome<Answer>>((resolve) => {
    child.once('message', (answer) => resolve({ answer: answer as Answer }));
    child.once('error', () => resolve({ ended }));
    child.once('exit', () => resolve({ ended }));
    child.send(task as object, () => undefined);
  }).finally(() => {
    clearTimeout(limit);
    clearInterval(watch);
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

/** Zero where the system does not tell; then the limits on the input stand alone. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const said = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '');
  return Number(said.split(' ')[1] ?? 0) * PAGE;
}
