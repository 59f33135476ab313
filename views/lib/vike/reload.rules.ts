export const RELOAD_GUARD_MS = 10_000;

/** When each path was last reloaded. */
export type Reloads = Record<string, number>;

/** A reload that did not help must not be tried again at once: at most one per path within ten seconds. */
export const mayReload = (path: string, now: number, reloads: Reloads): boolean =>
  !isRecent(reloads[path], now);

/** With this reload, and without those that no longer matter. */
export const withReload = (path: string, now: number, reloads: Reloads): Reloads => ({
  ...Object.fromEntries(Object.entries(reloads).filter(([, at]) => isRecent(at, now))),
  [path]: now,
});

export function reloadsIn(stored: string | null): Reloads {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '') as object);
    return Object.fromEntries(entries.filter(([, at]) => typeof at === 'number'));
  } catch {
    return {};
  }
}

const isRecent = (at: number | undefined, now: number): boolean =>
  at !== undefined && now - at < RELOAD_GUARD_MS;
