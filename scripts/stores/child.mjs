import { spawn } from 'node:child_process';
import { findProgram } from '../setup/paths.mjs';

const WATCHDOG = new URL('./watchdog.mjs', import.meta.url).pathname;

/**
 * Starts a process that dies with us, even when we are killed with SIGKILL. It gets a session of its own, so that
 * Ctrl-C reaches us alone and we can stop app and stores in order.
 */
export function startChild(command, args, { deathSignal = 'TERM', ...options }) {
  const setpriv = process.platform === 'linux' && findProgram('setpriv');
  const [program, given] = setpriv
    ? [setpriv, ['--pdeathsig', deathSignal, command, ...args]]
    : [command, args];
  const child = spawn(program, given, { ...options, detached: true });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  if (!setpriv) watch(child, ended);
  return { pid: child.pid, child, ended };
}

/** Asks a child to end and waits; after the deadline it is killed. */
export async function endChild({ child, ended }, deadlineMs = 15_000) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  await ended;
  clearTimeout(timer);
}

export async function killChild({ child, ended }) {
  child.kill('SIGKILL');
  await ended;
}

/** Where there is no pdeathsig, a second process sees our end of the pipe close. */
function watch(child, ended) {
  const watchdog = spawn(process.execPath, [WATCHDOG, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  watchdog.stdin.unref();
  ended.then(() => watchdog.stdin.end('ended'));
}

/** The first line a child writes to stdout, or null when it ends without one. */
export async function firstLine({ child, ended }) {
  let text = '';
  const line = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')).trim());
    });
  });
  return Promise.race([line, ended.then(() => null)]);
}
