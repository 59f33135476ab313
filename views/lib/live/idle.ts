import { hydrated } from '../vike/hydration';

const AT_LAST_MS = 1_000;

let last: Promise<unknown> = hydrated;

/**
 * What a page can be used without, when React has taken it over: one after the other, each when the browser has nothing else to do.
 * All at once would hold up whoever types or taps meanwhile.
 */
export function inIdleTurn(run: () => unknown): void {
  last = last
    .then(idle)
    .then(run)
    .catch(() => undefined);
}

/** When the browser has nothing else to do, and after a second at the latest. Safari has no idle callback. */
export const idle = (): Promise<void> =>
  new Promise((begin) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => begin(), { timeout: AT_LAST_MS });
    else setTimeout(begin, AT_LAST_MS / 5);
  });
