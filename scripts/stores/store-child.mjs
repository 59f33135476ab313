import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { fullDiskAt } from '../setup/disk.mjs';
import { Problem } from '../setup/problem.mjs';
import { startChild } from './child.mjs';
import { takeLock } from './lock.mjs';

const LOG_LIMIT = 5 * 1024 * 1024;
const LEAVING_SECONDS = 20;
/** Not `lock`: the embedded store has a file of that name, and puts its own into the place of one it finds. */
const LOCK = 'start.lock';
const DAMAGED = /^embedded-mongo: (.*); nothing was changed, and what is readable is saved by: (.*)$/;

/**
 * Starts a store on a folder of its own. The lock is inherited by the store itself: as long as a killed start's store
 * is still closing its files, the next one waits here instead of writing into the same journal.
 */
export function startStore({ name, dir, log, command, args, env }) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lock = takeLock(path.join(dir, LOCK), LEAVING_SECONDS);
  if (lock === null) throw new Problem(`${name} läuft schon auf ${dir}.`);
  const logFd = openLog(log);
  try {
    return startChild(command, args, { cwd: dir, env, stdio: ['ignore', 'pipe', logFd, lock] });
  } finally {
    closeSync(lock);
    closeSync(logFd);
  }
}

/** Why a store did not come up, in its own last words. */
export function storeProblem(name, log, { error } = {}) {
  const full = fullDiskAt(path.dirname(log));
  if (full) return new Problem(full);
  const lines = readFileSync(log, 'utf8').split('\n');
  // After an exception Node ends with the stack and its version; the sentence stands above.
  const said = lines.filter((line) => /^\S/.test(line) && !line.startsWith('Node.js v')).at(-1);
  const [, damage, command] = DAMAGED.exec(said) ?? [];
  if (command)
    return new Problem(
      `Die Daten sind beschädigt (${damage}). Es wurde nichts verändert. Was lesbar ist, rettet: ${command}`,
    );
  return new Problem(`${name} startet nicht: ${error?.message ?? said ?? 'ohne Meldung'} (${log})`);
}

/** A log that has grown large is kept once and begun anew. */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
