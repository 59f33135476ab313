import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 20;

/** The most memory a process has held together with its children, and the most that children held alone. */
export function watchMemory(pid) {
  const start = heldBy(pid);
  const peak = { grown: 0, children: 0 };
  const timer = setInterval(() => {
    const children = childrenOf(pid).reduce((sum, child) => sum + heldBy(child), 0);
    peak.children = Math.max(peak.children, children);
    peak.grown = Math.max(peak.grown, heldBy(pid) + children - start);
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

const childrenOf = (pid) =>
  readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && /\) \S (\d+)/.exec(said(name, 'stat'))?.[1] === String(pid),
  );

const heldBy = (pid) => Number(/VmRSS:\s+(\d+)/.exec(said(pid, 'status'))?.[1] ?? 0) * 1024;

/** Nothing when the process is gone meanwhile. */
function said(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
