import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** CPU time of a process so far, all of its threads included. */
export const cpuMsOf = (pid) => cpuTimesOf(pid).ownMs;

/** CPU time in each millisecond in which nobody asks for anything: its timers, its connections, its schedules. */
export async function restingShareOf(pid, milliseconds = 5_000) {
  const from = cpuMsOf(pid);
  const began = performance.now();
  await sleep(milliseconds);
  return (cpuMsOf(pid) - from) / (performance.now() - began);
}

/** Beside it the time of what it started and has waited for to its end. */
export function cpuTimesOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold blanks; utime, stime, cutime and cstime are the 12th to 15th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  return { ownMs: (user + system) * TICK_MS, childrenMs: (childUser + childSystem) * TICK_MS };
}

export function memoryMbOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}
