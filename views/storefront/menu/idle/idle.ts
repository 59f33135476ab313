const BACKUP_MS = 200;
const SIGNS = ['pointerdown', 'scroll', 'wheel', 'keydown'];

/** When the phone has nothing else to do. */
export const whenIdle: (run: () => void) => void =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, BACKUP_MS));

export const idle = (): Promise<void> => new Promise(whenIdle);

/** Once somebody is there: what only a hand on the page needs costs nothing before. */
export function onFirstSign(run: () => void): void {
  const first = new AbortController();
  const heard = () => {
    first.abort();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, heard, { passive: true, signal: first.signal });
}
