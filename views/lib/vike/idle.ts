const AT_LAST_MS = 1_000;

/** When the browser has nothing else to do, and after a second at the latest. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LAST_MS });
  else setTimeout(run, AT_LAST_MS / 5);
}
