const AT_LAST_MS = 1_000;

let resolve: () => void = () => {};

/** Resolves when React has taken over the first page. */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

export const markHydrated = (): void => resolve();

/** When the browser has nothing else to do, and after a second at the latest. Safari has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LAST_MS });
  else setTimeout(run, AT_LAST_MS / 5);
}
