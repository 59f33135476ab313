import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { findProgram } from '../setup/paths.mjs';

/**
 * Takes an exclusive lock and returns its file descriptor, or null when somebody else has it. The kernel drops the
 * lock with the last process that holds the descriptor, so a child that inherits it keeps the lock while it lives.
 */
export function takeLock(file, waitSeconds = 0) {
  if (!findProgram('flock')) return takePidLock(file);
  const fd = openSync(file, 'a', 0o600);
  const { status } = spawnSync('flock', [...waiting(waitSeconds), '3'], {
    stdio: ['ignore', 'ignore', 'ignore', fd],
  });
  if (status === 0) return fd;
  closeSync(fd);
  return null;
}

const waiting = (seconds) => (seconds > 0 ? ['-w', String(seconds)] : ['-n']);

/** Without flock (not Linux): weaker, because a recycled process id keeps it shut. */
function takePidLock(file) {
  const holder = Number(readText(file));
  if (holder !== process.pid && isAlive(holder)) return null;
  writeFileSync(file, String(process.pid), { mode: 0o600 });
  return openSync(file, 'a', 0o600);
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
